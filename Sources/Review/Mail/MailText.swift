/// A pasted text without what differs from mail to mail: line breaks, quotation marks, capitals, markup.
struct MailText {
  /// The text as people read it, with line breaks and markup gone.
  private let readable: [Unicode.Scalar]
  /// The same in small letters and without quotation marks, to look for messages in.
  let folded: [Unicode.Scalar]
  /// For each folded character the index of the readable one.
  private let positions: [Int]

  /// Mails are short: nobody pastes more than this.
  static let longest = 4 * 1024 * 1024

  init(_ text: String) {
    let plain = Self.unmarked(Self.unwrapped(String(text.prefix(Self.longest))))
    var readable: [Unicode.Scalar] = []
    var isSpace = true
    for scalar in plain.unicodeScalars {
      if scalar.properties.isWhitespace {
        if !isSpace { readable.append(" ") }
        isSpace = true
      } else if scalar.properties.generalCategory != .format {
        readable.append(scalar)
        isSpace = false
      }
    }
    self.readable = readable
    (folded, positions) = Self.folded(readable)
  }

  /// A stretch of the folded text as it was written, without quotation marks round it.
  func written(_ range: Range<Int>) -> String {
    guard !range.isEmpty, let first = positions[range].first, let last = positions[range].last
    else { return "" }
    let scalars = readable[first...last].drop { Self.isQuotation($0) || $0 == " " }
    var text = String(String.UnicodeScalarView(scalars))
    while let last = text.unicodeScalars.last, last == " " || Self.isQuotation(last) {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  /// Text to be looked for, folded alike.
  static func folded(_ text: String) -> [Unicode.Scalar] { folded(Array(text.unicodeScalars)).0 }

  private static func folded(_ scalars: [Unicode.Scalar]) -> ([Unicode.Scalar], [Int]) {
    var folded: [Unicode.Scalar] = []
    var positions: [Int] = []
    for (index, scalar) in scalars.enumerated() where !isQuotation(scalar) {
      switch scalar {
      case "\u{2010}"..."\u{2015}": folded.append("-")
      case "A"..."Z": folded.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      default: folded.append(scalar)
      }
      positions.append(index)
    }
    return (folded, positions)
  }

  private static func isQuotation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "`", "\u{B4}", "*", "\u{2018}"..."\u{201F}", "«", "»", "‹", "›": true
    case "「"..."』", "\u{2032}"..."\u{2037}": true
    default: false
    }
  }

  /// Joins lines that a mail program has broken and marks as such, and takes the marks of quoted
  /// lines and lists away.
  private static func unwrapped(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isQuotedPrintable = lines.contains { $0.hasSuffix("=") }
    var joined = ""
    for line in lines {
      var line = line.drop { $0.isWhitespace || $0 == ">" }
      if let item = ["- [x] ", "- [ ] ", "- ", "• "].first(where: line.hasPrefix) {
        line = line.dropFirst(item.count)
      }
      if isQuotedPrintable, line.hasSuffix("=") {
        joined += line.dropLast()
      } else {
        joined += line + "\n"
      }
    }
    return isQuotedPrintable ? decoded(joined) : joined
  }

  /// Reads `=E2=80=9C` as the bytes it stands for.
  private static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "="), index + 2 < bytes.count,
        let byte = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Takes HTML's tags away and reads its usual entities.
  private static func unmarked(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      result += rest[..<mark]
      rest = rest[mark...]
      if rest.first == "<", let end = rest.prefix(300).firstIndex(of: ">"),
        let next = rest.dropFirst().first, next.isLetter || next == "/" || next == "!"
      {
        result += " "
        rest = rest[rest.index(after: end)...]
      } else if let entity = entities.first(where: { rest.hasPrefix($0.name) }) {
        result += entity.text
        rest = rest.dropFirst(entity.name.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  private static let entities: [(name: String, text: String)] = [
    ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"),
    ("&lsquo;", "‘"), ("&rsquo;", "’"), ("&ldquo;", "“"), ("&rdquo;", "”"), ("&nbsp;", " "),
    ("&#160;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
  ]
}
