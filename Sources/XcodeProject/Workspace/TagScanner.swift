import Diagnostics

/// Finds the tags of an XML file and reads past all that isn't one.
struct TagScanner {
  /// A start or end tag.
  struct Tag {
    let name: String
    /// The values with their entities replaced, and their places; the first of a name counts.
    var attributes: [String: (value: String, range: SourceRange)] = [:]
    /// Whether it opens an element, which a later tag closes.
    var opens = true
    /// Whether it closes an element.
    var closes = false
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The last place that was asked for; places are asked for in the order of the file.
  private var known = SourcePosition(line: 1, column: 1, offset: 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; `nil` at the end.
  mutating func next() -> Tag? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if skip("!--") {
        pass("-->")
      } else if skip("![CDATA[") {
        pass("]]>")
      } else if skip("?") {
        pass("?>")
      } else if skip("!") {
        pass(">")
      } else if let tag = readTag() {
        return tag
      }
    }
    index = bytes.count
    return nil
  }

  private mutating func readTag() -> Tag? {
    let closes = skip("/")
    let name = readName()
    guard !name.isEmpty else { return nil }
    var tag = Tag(name: name)
    (tag.opens, tag.closes) = (!closes, closes)
    while index < bytes.count {
      skipSpace()
      if skip(">") { return tag }
      if skip("/") {
        tag.opens = false
        continue
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: "<") { return tag }
      let attribute = readName()
      skipSpace()
      if skip("=") {
        skipSpace()
        if let value = readValue(), tag.attributes[attribute] == nil {
          tag.attributes[attribute] = value
        }
      } else if attribute.isEmpty, index < bytes.count {
        index += 1
      }
    }
    return tag
  }

  /// Reads a value in quotes.
  private mutating func readValue() -> (value: String, range: SourceRange)? {
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { return nil }
    let quote = bytes[index]
    let start = index + 1
    let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
    index = min(end + 1, bytes.count)
    let range = SourceRange(position(start), position(end))
    return (Self.decoded(bytes[start..<end]), range)
  }

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, bytes[index].isTagName { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let isThere = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isThere { index += text.utf8CodeUnitCount }
    return isThere
  }

  /// Goes past the next mark, or to the end.
  private mutating func pass(_ mark: StaticString) {
    while index < bytes.count, !skip(mark) { index += 1 }
  }

  private mutating func position(_ offset: Int) -> SourcePosition {
    while known.offset < offset {
      let byte = bytes[known.offset]
      let isPair = byte == 0x0D && known.offset + 1 < bytes.count && bytes[known.offset + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isPair {
        known.line += 1
        known.column = 1
      } else if byte & 0xC0 != 0x80 {
        known.column += 1
      }
      known.offset += 1
    }
    return known
  }

  /// The text with its entities replaced; one that isn't known stays as it is.
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var output: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "&"),
        let end = text[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(String(decoding: text[(index + 1)..<end], as: UTF8.self))
      {
        output += Array(String(scalar).utf8)
        index = end + 1
      } else {
        output.append(text[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func scalar(_ entity: String) -> Unicode.Scalar? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let number: UInt32? =
      if entity.hasPrefix("#x") {
        UInt32(entity.dropFirst(2), radix: 16)
      } else if entity.hasPrefix("#") {
        UInt32(entity.dropFirst())
      } else {
        nil
      }
    return number.flatMap(Unicode.Scalar.init)
  }
}

extension UInt8 {
  fileprivate var isTagName: Bool {
    isNamePart || self >= 0x80
      || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(self)
  }
}
