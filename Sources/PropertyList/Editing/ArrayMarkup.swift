/// Puts `<array>` round an element, on lines of its own where the element has one.
struct ArrayMarkup {
  private let bytes: [UInt8]
  /// What the file indents each level by.
  private let step: [UInt8]

  init(of text: SourceText) {
    bytes = text.bytes
    step = Self.step(in: text.bytes)
  }

  /// The element with the array round it, as UTF-8.
  func around(_ element: Range<Int>) -> [UInt8] {
    let opening = Array("<array>".utf8)
    let closing = Array("</array>".utf8)
    guard let line = Line(of: element, in: bytes) else {
      return opening + bytes[element] + closing
    }
    // The lines of a longer element stay as they are: they may hold text.
    let isLong = bytes[element].contains { $0 == 0x0A || $0 == 0x0D }
    let inner = line.end + line.indent + (isLong ? [] : step)
    return opening + inner + bytes[element] + line.end + line.indent + closing
  }

  /// The white space in front of the first indented line that holds a tag.
  private static func step(in bytes: [UInt8]) -> [UInt8] {
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        start = index + 1
      } else if !byte.isSpace {
        if index > start, byte == UInt8(ascii: "<"), start > 0 {
          return bytes[start] == 0x09 ? [0x09] : Array(bytes[start..<index])
        }
        start = Int.max
      }
    }
    return [0x09]
  }

  /// The line of an element that has it for itself.
  private struct Line {
    let indent: ArraySlice<UInt8>
    /// How lines end here.
    let end: ArraySlice<UInt8>

    init?(of element: Range<Int>, in bytes: [UInt8]) {
      var start = element.lowerBound
      while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
      var rest = element.upperBound
      while rest < bytes.count, bytes[rest] == 0x20 || bytes[rest] == 0x09 { rest += 1 }
      guard start > 0, rest < bytes.count, Self.ends(bytes[rest]), Self.ends(bytes[start - 1])
      else { return nil }
      let isPair = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
      indent = bytes[start..<element.lowerBound]
      end = bytes[(start - (isPair ? 2 : 1))..<start]
    }

    private static func ends(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  }
}
