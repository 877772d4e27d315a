import Diagnostics

/// Follows a reader through the text and tells where in the stored file it is.
///
/// All questions together take time in proportion to the text, as long as each asks for a place
/// behind the one before. The byte order mark has no column.
struct PositionCursor {
  private var index: Int
  private var position: SourcePosition

  init(_ text: SourceText) {
    index = text.start
    position = SourcePosition(line: 1, column: 1, offset: text.storedStart)
  }

  /// The place of the byte with this index, which begins a character or is the end of the text.
  mutating func move(to target: Int, in text: SourceText) -> SourcePosition {
    if target < index { self = PositionCursor(text) }
    let bytes = text.bytes
    let target = min(target, bytes.count)
    let encoding = text.encoding
    while index < target {
      let byte = bytes[index]
      if byte == 0x0D {
        position.line += 1
        position.column = 1
      } else if byte == 0x0A {
        // The line feed of a CR LF ends no further line.
        if index == text.start || bytes[index - 1] != 0x0D {
          position.line += 1
          position.column = 1
        }
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
      position.offset += encoding.storedWidth(of: byte)
      index += 1
    }
    return position
  }
}

extension SourceText.Encoding {
  /// How many stored bytes a byte of the decoded text stands for: all those of a character count
  /// for the first of its bytes in UTF-8, except where the file itself is in UTF-8.
  func storedWidth(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case _ where byte & 0xC0 == 0x80: 0
    case .utf16: byte >= 0xF0 ? 4 : 2
    case .utf32: 4
    case .latin1, .windows1252, .ascii: 1
    }
  }
}
