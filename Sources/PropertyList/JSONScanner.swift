import Diagnostics

/// Goes through the bytes of a text in JSON and reads its smallest parts.
struct JSONScanner: TextScanner {
  /// A text with its place.
  struct Token {
    let value: String
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

  mutating func skipSpace() {
    while !isAtEnd, current.isSpace { index += 1 }
  }

  /// Reads `true`, `false` or `null`; `nil` when none of them stands here.
  mutating func readWord() -> PropertyListValue? {
    let words: [(String, PropertyListValue)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    guard let (word, value) = words.first(where: { text.hasPrefix($0.0, at: index) }) else {
      return nil
    }
    index += word.utf8.count
    return value
  }

  /// Reads a text. Its quotation mark has to stand here.
  mutating func readString() throws(PropertyListError) -> Token {
    let opening = index
    let start = position
    index += 1
    let contentStart = position
    var value: [UInt8] = []
    var run = index
    while !isAtEnd {
      switch current {
      case UInt8(ascii: "\""):
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
      case 0..<0x20:
        throw unexpected("“\"” to end the text, or an escape such as \\n or \\u000A")
      default: index += 1
      }
    }
    throw unclosed("\"", from: opening, closing: "\"")
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
    default: throw unexpected("one of \" \\ / b f n r t u behind the backslash")
    }
    index += 1
  }

  /// Reads `u` and four hexadecimal digits, twice for a surrogate pair.
  private mutating func readUnicodeEscape() throws(PropertyListError) -> Unicode.Scalar {
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

  /// Reads a number. Its sign or first digit has to stand here.
  mutating func readNumber() throws(PropertyListError) -> PropertyListValue {
    let start = index
    var isWhole = true
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try skipDigits() }
    if skip(UInt8(ascii: ".")) {
      isWhole = false
      try skipDigits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      isWhole = false
      _ = skip(UInt8(ascii: "-")) || skip(UInt8(ascii: "+"))
      try skipDigits()
    }
    let digits = bytes[start..<index]
    if isWhole, let integer = Scalars.integer(digits) { return .integer(integer) }
    let written = String(decoding: digits, as: UTF8.self)
    guard let real = Double(written), real.isFinite else {
      throw PropertyListError(
        .invalidValue(expected: "a number of at most 1.8e308", found: "“\(written.prefix(40))”"),
        at: text.position(of: start))
    }
    return .real(real)
  }

  private mutating func skipDigits() throws(PropertyListError) {
    guard current.isDigit else { throw unexpected("a digit") }
    while current.isDigit { index += 1 }
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
