import Diagnostics

/// Goes through the bytes of an XML document. The extensions read one construct of XML each; what
/// isn't well formed by XML 1.0 is refused, except for forbidden characters, which are recorded.
struct XMLScanner: TextScanner {
  let text: SourceText
  let bytes: [UInt8]
  var index: Int
  private(set) var faults: [PropertyListFault] = []
  var entities: [String: XMLEntity] = [:]
  /// How many bytes entities may still expand to.
  var expansionBudget = PropertyListLimits.entityExpansion
  var cursor: PositionCursor

  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    index = text.start
    cursor = PositionCursor(text)
  }

  /// Whether these ASCII characters stand here.
  func isAt(_ characters: String) -> Bool {
    var index = index
    for byte in characters.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Goes past these ASCII characters if they stand here.
  mutating func skip(_ characters: String) -> Bool {
    guard isAt(characters) else { return false }
    index += characters.utf8.count
    return true
  }

  /// Goes past these ASCII characters, which have to stand here.
  mutating func expect(_ characters: String) throws(PropertyListError) {
    guard skip(characters) else { throw unexpected("“\(characters)”") }
  }

  /// Goes past white space and tells whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    return index > start
  }

  mutating func expectSpace() throws(PropertyListError) {
    guard skipSpace() else { throw unexpected("white space") }
  }

  /// Goes past a name.
  mutating func readName(_ what: String) throws(PropertyListError) -> Range<Int> {
    let start = index
    while let scalar = bytes.scalar(at: index),
      index == start ? scalar.isNameStart : scalar.isNameCharacter
    {
      index += UTF8.width(scalar)
    }
    guard index > start else { throw unexpected(what) }
    return start..<index
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Goes past a character, and records it when XML forbids it.
  mutating func passCharacter() {
    guard let scalar = bytes.scalar(at: index) else { return }
    let start = index
    index += UTF8.width(scalar)
    if scalar.isForbiddenInXML { record(scalar, from: start) }
  }

  /// Records a forbidden character that was just passed.
  mutating func record(_ scalar: Unicode.Scalar, from start: Int) {
    guard faults.count < PropertyListLimits.faults else { return }
    let range = SourceRange(position(of: start), position(of: index))
    faults.append(PropertyListFault(range: range, scalar: scalar))
  }

  /// The error that something else stands here than has to, or that the text ends.
  func unexpected(_ expected: String) -> PropertyListError {
    unexpected(expected, at: index)
  }

  func unexpected(_ expected: String, at index: Int) -> PropertyListError {
    text.unexpected(expected, at: index)
  }

  /// The error that what was opened at one index isn't closed here.
  func unclosed(_ opening: String, from start: Int, closing: String) -> PropertyListError {
    unclosed(opening, line: text.position(of: start).line, closing: closing)
  }

  func unclosed(_ opening: String, line: Int, closing: String) -> PropertyListError {
    text.unclosed(opening, line: line, closing: closing, at: index)
  }

  func error(_ kind: PropertyListError.Kind, at index: Int) -> PropertyListError {
    PropertyListError(kind, at: text.position(of: index))
  }
}

extension Unicode.Scalar {
  /// Whether a name of XML 1.0 (fifth edition) may begin with the character.
  var isNameStart: Bool {
    switch value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF: true
    case 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF: true
    case 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF: true
    default: false
    }
  }

  /// Whether the character may stand in a name of XML 1.0 (fifth edition).
  var isNameCharacter: Bool {
    switch value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isNameStart
    }
  }
}
