import Diagnostics

/// The content of an element without elements inside, taken apart into what each character is spelled
/// with.
struct XMLContent {
  struct Unit {
    enum Kind {
      case text
      /// A comment or a processing instruction.
      case markup
      case characterDataStart, characterDataEnd
    }

    let kind: Kind
    /// The indexes of its spelling.
    let raw: Range<Int>
    /// What it stands for, as indexes of the content's characters: mostly one; several for an entity
    /// of the document's own.
    let scalars: Range<Int>
  }

  private(set) var units: [Unit] = []
  /// The characters that the content stands for.
  private(set) var scalars: [Unicode.Scalar] = []

  fileprivate mutating func add(_ kind: Unit.Kind, _ raw: Range<Int>, _ meaning: [UInt8] = []) {
    let start = scalars.count
    scalars += String(decoding: meaning, as: UTF8.self).unicodeScalars
    units.append(Unit(kind: kind, raw: raw, scalars: start..<scalars.count))
  }
}

extension XMLScanner {
  /// Takes the content of an element apart, which was read before.
  mutating func readContent(_ range: Range<Int>) throws(PropertyListError) -> XMLContent {
    index = range.lowerBound
    var content = XMLContent()
    var isCharacterData = false
    while index < range.upperBound {
      let start = index
      var meaning: [UInt8] = []
      if isCharacterData {
        if skip("]]>") {
          isCharacterData = false
          content.add(.characterDataEnd, start..<index)
          continue
        }
        passText(into: &meaning)
      } else if skip("<![CDATA[") {
        isCharacterData = true
        content.add(.characterDataStart, start..<index)
        continue
      } else if current == UInt8(ascii: "<") {
        if isAt("<!--") { try skipComment() } else { try skipProcessingInstruction() }
        content.add(.markup, start..<index)
        continue
      } else if current == UInt8(ascii: "&") {
        try readReference(into: &meaning)
      } else {
        passText(into: &meaning)
      }
      content.add(.text, start..<index, meaning)
    }
    return content
  }

  /// Goes past one character, or a line end, and adds what it stands for.
  private mutating func passText(into meaning: inout [UInt8]) {
    if current == 0x0D {
      passLineEnd(into: &meaning)
    } else {
      let start = index
      passCharacter()
      meaning += bytes[start..<index]
    }
  }
}
