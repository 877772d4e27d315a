import Diagnostics

/// What JSON5 has that JSON lacks, but for its numbers.
extension JSONScanner {
  /// Goes past a comment, or a space that JSON doesn't know; `false` when neither stands here.
  mutating func skipCommentOrWideSpace() throws(PropertyListError) -> Bool {
    if text.hasPrefix("//", at: index) {
      while !isAtEnd, lineTerminatorLength == 0 { index += 1 }
      return true
    }
    if text.hasPrefix("/*", at: index) {
      let start = index
      index += 2
      while !text.hasPrefix("*/", at: index) {
        guard !isAtEnd else { throw unclosed("“/*”", from: start, closing: "“*/”") }
        index += 1
      }
      index += 2
      return true
    }
    guard let scalar = bytes.scalar(at: index), scalar.isJSON5Space else { return false }
    index += UTF8.width(scalar)
    return true
  }

  /// Reads a key without quotes, an `IdentifierName` of ECMAScript 5.1; `nil` when none stands here.
  mutating func readIdentifier() throws(PropertyListError) -> Token? {
    let start = index
    let startPosition = position
    var value: [UInt8] = []
    while let scalar = bytes.scalar(at: index) {
      if scalar == "\\" {
        let escape = index
        index += 1
        guard current == UInt8(ascii: "u") else { throw unexpected("“u” behind the backslash") }
        let written = try readUnicodeEscape()
        guard written.isIdentifierPart(isFirst: value.isEmpty) else {
          throw PropertyListError(
            .unexpected(expected: "a letter", found: written.shown), at: position(of: escape))
        }
        value.appendUTF8(written)
      } else if scalar.isIdentifierPart(isFirst: value.isEmpty) {
        value.appendUTF8(scalar)
        index += UTF8.width(scalar)
      } else {
        break
      }
    }
    guard index > start else { return nil }
    let range = SourceRange(startPosition, position)
    return Token(
      value: String(decoding: value, as: UTF8.self), range: range, contentRange: range)
  }

  /// Reads what stands behind a backslash in a text and is no escape of JSON.
  mutating func readJSON5Escape(into value: inout [UInt8]) throws(PropertyListError) {
    let lineTerminator = lineTerminatorLength
    switch current {
    case _ where lineTerminator > 0:
      // The text goes on in the next line.
      index += lineTerminator
      return
    case UInt8(ascii: "v"): value.append(0x0B)
    case UInt8(ascii: "0") where !byte(after: 1).isDigit: value.append(0)
    case UInt8(ascii: "x"):
      guard let high = byte(after: 1).hexDigit, let low = byte(after: 2).hexDigit else {
        throw unexpected("two hexadecimal digits behind \\x")
      }
      value.appendUTF8(Unicode.Scalar(high << 4 | low))
      index += 2
    case 0x30...0x39: throw unexpected("no digit behind the backslash")
    default:
      guard let scalar = bytes.scalar(at: index) else {
        throw unexpected("a character behind the backslash")
      }
      value.appendUTF8(scalar)
      index += UTF8.width(scalar)
      return
    }
    index += 1
  }

  /// How many bytes the line terminator of ECMAScript has that stands here; 0 when none does.
  private var lineTerminatorLength: Int {
    switch current {
    case 0x0A where !isAtEnd: 1
    case 0x0D: byte(after: 1) == 0x0A ? 2 : 1
    case 0xE2 where byte(after: 1) == 0x80 && byte(after: 2) & 0xFE == 0xA8: 3
    default: 0
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is white space in JSON5 besides that of JSON.
  fileprivate var isJSON5Space: Bool {
    switch value {
    case 0x0B, 0x0C, 0x2028, 0x2029, 0xFEFF: true
    default: properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether it may stand in a key without quotes.
  fileprivate func isIdentifierPart(isFirst: Bool) -> Bool {
    if self == "$" || self == "_" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
    default: return !isFirst && (value == 0x200C || value == 0x200D)
    }
  }
}
