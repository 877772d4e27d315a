import Diagnostics

/// Goes through the bytes of a text in JSON or JSON5 and reads its smallest parts.
struct JSONScanner: TextScanner {
  /// A text with its place.
  struct Token {
    let value: String
    let range: SourceRange
    let contentRange: SourceRange
  }

  let text: SourceText
  let bytes: [UInt8]
  let syntax: JSONSyntax
  var index: Int
  var cursor: PositionCursor

  init(_ text: SourceText, as syntax: JSONSyntax) {
    self.text = text
    self.syntax = syntax
    bytes = text.bytes
    index = text.start
    cursor = PositionCursor(text)
  }

  mutating func skipSpace() throws(PropertyListError) {
    while !isAtEnd {
      if current.isSpace {
        index += 1
      } else {
        guard syntax == .json5, try skipCommentOrWideSpace() else { return }
      }
    }
  }

  /// Reads `true`, `false` or `null`, in JSON5 also `Infinity` or `NaN`; `nil` when none of them
  /// stands here.
  mutating func readWord() -> PropertyListValue? {
    let words: [(String, PropertyListValue)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    if syntax == .json5, let number = readNonFinite() { return .real(number) }
    guard let (word, value) = words.first(where: { text.hasPrefix($0.0, at: index) }) else {
      return nil
    }
    index += word.utf8.count
    return value
  }

  /// Whether a text begins here.
  var isQuote: Bool {
    current == UInt8(ascii: "\"") || syntax == .json5 && current == UInt8(ascii: "'")
  }

  /// Reads a key; `nil` when none stands here.
  mutating func readKey() throws(PropertyListError) -> Token? {
    if isQuote { return try readString() }
    return syntax == .json5 ? try readIdentifier() : nil
  }

  /// Reads a text. Its quotation mark has to stand here.
  mutating func readString() throws(PropertyListError) -> Token {
    let quote = current
    let mark = String(decoding: [quote], as: UTF8.self)
    let opening = index
    let start = position
    index += 1
    let contentStart = position
    var value: [UInt8] = []
    var run = index
    while !isAtEnd {
      switch current {
      case quote:
        value.append(contentsOf: bytes[run..<index])
        let contentEnd = position
        index += 1
        return Token(
          value: String(decoding: value, as: UTF8.self), range: SourceRange(start, position),
          contentRange: SourceRange(contentStart, contentEnd))
      case UInt8(ascii: "\\"):
        value.append(contentsOf: bytes[run..<index])
        try readEscape(into: &value)
        run = index
      case 0..<0x20 where syntax == .json || current == 0x0A || current == 0x0D:
        throw unexpected("“\(mark)” to end the text, or an escape such as \\n or \\u000A")
      default: index += 1
      }
    }
    throw unclosed(mark, from: opening, closing: mark)
  }

  /// Reads a backslash and what belongs to it.
  private mutating func readEscape(into value: inout [UInt8]) throws(PropertyListError) {
    index += 1
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): value.append(current)
    case UInt8(ascii: "b"): value.append(0x08)
    case UInt8(ascii: "f"): value.append(0x0C)
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "u"):
      value.appendUTF8(try readUnicodeEscape())
      return
    case _ where syntax == .json5:
      try readJSON5Escape(into: &value)
      return
    default: throw unexpected("one of \" \\ / b f n r t u behind the backslash")
    }
    index += 1
  }

  /// Reads `u` and four hexadecimal digits, twice for a surrogate pair.
  mutating func readUnicodeEscape() throws(PropertyListError) -> Unicode.Scalar {
    let start = index - 1
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if text.hasPrefix("\\u", at: index) {
      index += 1
      if let scalar = Unicode.Scalar(surrogates: first, try readUnit()) { return scalar }
    }
    let written = String(decoding: bytes[start..<index], as: UTF8.self)
    throw PropertyListError(.invalidReference(written), at: text.position(of: start))
  }

  private mutating func readUnit() throws(PropertyListError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      index += 1
      guard let digit = current.hexDigit else {
        throw unexpected("four hexadecimal digits behind \\u")
      }
      unit = unit << 4 | UInt16(digit)
    }
    index += 1
    return unit
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
