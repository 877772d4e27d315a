/// What the first bytes of a file tell about its encoding.
enum ByteOrderMark {
  /// Or any other encoding that writes ASCII as single bytes.
  case utf8(length: Int)
  case utf16(bigEndian: Bool, length: Int)
  case utf32(bigEndian: Bool, length: Int)
  /// The mark of an encoding that is not read; its name.
  case unread(String)

  /// Looks for a mark, and without one for the zero bytes that UTF-16 and UTF-32 put beside ASCII,
  /// with which every property list and all JSON begins.
  init(in bytes: [UInt8]) {
    let first = Array(bytes.prefix(4))
    if let unread = Self.unreadMarks.first(where: { first.starts(with: $0.bytes) }) {
      self = .unread(unread.name)
      return
    }
    switch first {
    // In front of UTF-16, whose mark is the beginning of this one.
    case [0xFF, 0xFE, 0, 0]: self = .utf32(bigEndian: false, length: 4)
    case [0, 0, 0xFE, 0xFF]: self = .utf32(bigEndian: true, length: 4)
    case _ where first.starts(with: [0xEF, 0xBB, 0xBF]): self = .utf8(length: 3)
    case _ where first.starts(with: [0xFF, 0xFE]): self = .utf16(bigEndian: false, length: 2)
    case _ where first.starts(with: [0xFE, 0xFF]): self = .utf16(bigEndian: true, length: 2)
    default: self = Self.withoutMark(first.map { $0 == 0 })
    }
  }

  /// Tells the encoding by which of the first four bytes are zero.
  private static func withoutMark(_ isZero: [Bool]) -> ByteOrderMark {
    switch isZero {
    case [false, true, true, true]: .utf32(bigEndian: false, length: 0)
    case [true, true, true, false]: .utf32(bigEndian: true, length: 0)
    case _ where isZero.starts(with: [false, true]): .utf16(bigEndian: false, length: 0)
    case _ where isZero.starts(with: [true, false]): .utf16(bigEndian: true, length: 0)
    default: .utf8(length: 0)
    }
  }

  /// The signatures of the Unicode Standard's less common forms, none of which a property list can
  /// begin with otherwise. Xcode reads none of these either.
  private static let unreadMarks: [(bytes: [UInt8], name: String)] = [
    ([0x84, 0x31, 0x95, 0x33], "GB18030"),
    (Array("+/v".utf8), "UTF-7"),
    ([0xDD, 0x73, 0x66, 0x73], "UTF-EBCDIC"),
    ([0xF7, 0x64, 0x4C], "UTF-1"),
    ([0x0E, 0xFE, 0xFF], "SCSU"),
    ([0xFB, 0xEE, 0x28], "BOCU-1"),
  ]
}
