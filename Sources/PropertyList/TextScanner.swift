import Diagnostics

/// What all scanners have in common: the bytes of a text, and how far they have come.
protocol TextScanner {
  var text: SourceText { get }
  var bytes: [UInt8] { get }
  var index: Int { get set }
  /// Turns indexes into places; cheap as long as the indexes asked for grow.
  var cursor: PositionCursor { get set }
}

extension TextScanner {
  var isAtEnd: Bool { index >= bytes.count }

  /// The byte here, or a NUL at the end of the text.
  var current: UInt8 { byte(after: 0) }

  /// The byte so many steps from here, or a NUL behind the end of the text.
  func byte(after distance: Int) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  /// The place of an index.
  mutating func position(of index: Int) -> SourcePosition { cursor.move(to: index, in: text) }

  /// The place here.
  var position: SourcePosition {
    mutating get { position(of: index) }
  }

  /// Goes past a byte if it stands here.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard !isAtEnd, current == byte else { return false }
    index += 1
    return true
  }
}
