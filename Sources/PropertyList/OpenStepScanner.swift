import Diagnostics

/// Goes through the bytes of a property list in the OpenStep format and reads its smallest parts.
struct OpenStepScanner: TextScanner {
  /// A text or data with its place.
  struct Token<Value> {
    let value: Value
    let range: SourceRange
    let contentRange: SourceRange
  }

  let text: SourceText
  let bytes: [UInt8]
  var index: Int
  var cursor: PositionCursor

  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    index = text.start
    cursor = PositionCursor(text)
  }

  private var next: UInt8 { byte(after: 1) }

  var isAtQuote: Bool { current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") }

  var isAtString: Bool { isAtQuote || current.isOpenStepWord && !isAtComment }

  private var isAtComment: Bool {
    current == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
  }

  /// Goes past white space and comments.
  mutating func skipSpace() throws(PropertyListError) {
    while !isAtEnd {
      if isAtComment {
        try skipComment()
      } else if (0x09...0x0D).contains(current) || current == 0x20 {
        index += 1
      } else if let scalar = bytes.scalar(at: index), scalar == "\u{2028}" || scalar == "\u{2029}" {
        index += 3
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = index
    let endsWithLine = next == UInt8(ascii: "/")
    index += 2
    while !isAtEnd {
      if endsWithLine, current == 0x0A || current == 0x0D { return }
      if !endsWithLine, current == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    if !endsWithLine { throw unclosed("“/*”", from: start, closing: "“*/”") }
  }

  /// Reads a text in quotes, or a word. One of them has to stand here.
  mutating func readString() throws(PropertyListError) -> Token<String> {
    if isAtQuote { return try readQuoted() }
    let start = position
    let first = index
    while !isAtEnd, current.isOpenStepWord, !isAtComment { index += 1 }
    let range = SourceRange(start, position)
    return Token(
      value: String(decoding: bytes[first..<index], as: UTF8.self), range: range,
      contentRange: range)
  }

  private mutating func readQuoted() throws(PropertyListError) -> Token<String> {
    let quote = current
    let opening = index
    let start = position
    index += 1
    let contentStart = position
    var value: [UInt8] = []
    var run = index
    while !isAtEnd {
      if current == quote {
        value.append(contentsOf: bytes[run..<index])
        let contentEnd = position
        index += 1
        return Token(
          value: String(decoding: value, as: UTF8.self), range: SourceRange(start, position),
          contentRange: SourceRange(contentStart, contentEnd))
      }
      if current == UInt8(ascii: "\\") {
        value.append(contentsOf: bytes[run..<index])
        try readEscape(into: &value)
        run = index
      } else {
        index += 1
      }
    }
    let mark = quote == UInt8(ascii: "'") ? "'" : "\""
    throw unclosed(mark, from: opening, closing: mark)
  }

  /// Reads a backslash and what belongs to it.
  private mutating func readEscape(into value: inout [UInt8]) throws(PropertyListError) {
    index += 1
    let letter = current
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var number = 0
      let end = index + 3
      while index < end, (0x30...0x37).contains(current) {
        number = number << 3 | Int(current & 7)
        index += 1
      }
      value.appendUTF8(NextStepCharacters.scalar(for: UInt8(truncatingIfNeeded: number)))
      return
    case UInt8(ascii: "U"):
      try readUnicodeEscape(into: &value)
      return
    case UInt8(ascii: "a"): value.append(0x07)
    case UInt8(ascii: "b"): value.append(0x08)
    case UInt8(ascii: "f"): value.append(0x0C)
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "v"): value.append(0x0B)
    default:
      // Any other character stands for itself; the rest of its bytes follow as plain text.
      guard !isAtEnd else { return }
      value.append(letter)
    }
    index += 1
  }

  /// Reads `U` and up to four hexadecimal digits, twice for a surrogate pair.
  private mutating func readUnicodeEscape(into value: inout [UInt8]) throws(PropertyListError) {
    let start = index - 1
    func unit() -> UInt16 {
      var number: UInt16 = 0
      let end = index + 5
      index += 1
      while index < end, let digit = current.hexDigit {
        number = number << 4 | UInt16(digit)
        index += 1
      }
      return number
    }
    let first = unit()
    if let scalar = Unicode.Scalar(first) {
      value.appendUTF8(scalar)
      return
    }
    if current == UInt8(ascii: "\\"), next == UInt8(ascii: "U") {
      index += 1
      if let scalar = Unicode.Scalar(surrogates: first, unit()) {
        value.appendUTF8(scalar)
        return
      }
    }
    let written = String(decoding: bytes[start..<index], as: UTF8.self)
    throw PropertyListError(.invalidReference(written), at: text.position(of: start))
  }

  /// Reads `<0fbd 77>`.
  mutating func readData() throws(PropertyListError) -> Token<[UInt8]> {
    let opening = index
    let start = position
    index += 1
    let contentStart = position
    var value: [UInt8] = []
    var high: UInt8?
    while !isAtEnd {
      if let digit = current.hexDigit {
        if let first = high {
          value.append(first << 4 | digit)
          high = nil
        } else {
          high = digit
        }
      } else if current == UInt8(ascii: ">"), high == nil {
        let contentEnd = position
        index += 1
        return Token(
          value: value, range: SourceRange(start, position),
          contentRange: SourceRange(contentStart, contentEnd))
      } else if !current.isSpace {
        throw unexpected(high == nil ? "hexadecimal digits or “>”" : "a second hexadecimal digit")
      }
      index += 1
    }
    throw unclosed("“<”", from: opening, closing: "“>”")
  }

  /// The error that something else stands here than has to, or that the text ends.
  func unexpected(_ expected: String) -> PropertyListError {
    text.unexpected(expected, at: index)
  }

  /// The error that what was opened at one index isn't closed here.
  func unclosed(_ opening: String, from start: Int, closing: String) -> PropertyListError {
    text.unclosed(opening, line: text.position(of: start).line, closing: closing, at: index)
  }
}

extension UInt8 {
  /// Whether the byte may stand in a text without quotes.
  fileprivate var isOpenStepWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
