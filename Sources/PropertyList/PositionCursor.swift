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
    let target = min(target, text.bytes.count)
    while index < target { step(in: text) }
    return position
  }

  /// The index of the character at a place that was told before; `nil` when the text has no such place.
  mutating func move(to place: SourcePosition, in text: SourceText) -> Int? {
    if place.offset < position.offset { self = PositionCursor(text) }
    let bytes = text.bytes
    while index < bytes.count, position.offset < place.offset { step(in: text) }
    // Of a character, all stored bytes count for the first of its bytes here.
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { step(in: text) }
    return position == place ? index : nil
  }

  /// All readers go through here, byte by byte.
  @inline(__always)
  private mutating func step(in text: SourceText) {
    let byte = text.bytes[index]
    if byte == 0x0D {
      position.line += 1
      position.column = 1
    } else if byte == 0x0A {
      // The line feed of a CR LF ends no further line.
      if index == text.start || text.bytes[index - 1] != 0x0D {
        position.line += 1
        position.column = 1
      }
    } else if byte & 0xC0 != 0x80 {
      position.column += 1
    }
    position.offset += text.encoding.storedWidth(of: byte)
    index += 1
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
