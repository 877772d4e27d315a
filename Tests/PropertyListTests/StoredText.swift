/// A text as files in the several encodings store it.
enum StoredText: CaseIterable {
  case utf8, utf8WithMark
  case utf16LittleEndian, utf16BigEndian, utf16LittleEndianWithMark, utf16BigEndianWithMark
  case utf32LittleEndian, utf32BigEndian, utf32LittleEndianWithMark, utf32BigEndianWithMark

  /// The bytes of a file.
  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: Array("\u{FEFF}\(text)".utf8)
    case .utf16LittleEndian: Self.utf16(text, bigEndian: false, mark: false)
    case .utf16BigEndian: Self.utf16(text, bigEndian: true, mark: false)
    case .utf16LittleEndianWithMark: Self.utf16(text, bigEndian: false, mark: true)
    case .utf16BigEndianWithMark: Self.utf16(text, bigEndian: true, mark: true)
    case .utf32LittleEndian: Self.utf32(text, bigEndian: false, mark: false)
    case .utf32BigEndian: Self.utf32(text, bigEndian: true, mark: false)
    case .utf32LittleEndianWithMark: Self.utf32(text, bigEndian: false, mark: true)
    case .utf32BigEndianWithMark: Self.utf32(text, bigEndian: true, mark: true)
    }
  }

  /// The bytes of a stretch of a file, which begins with no mark.
  func bytes(ofStretch text: String) -> [UInt8] {
    switch self {
    case .utf8, .utf8WithMark: Array(text.utf8)
    case .utf16LittleEndian, .utf16LittleEndianWithMark:
      Self.utf16(text, bigEndian: false, mark: false)
    case .utf16BigEndian, .utf16BigEndianWithMark: Self.utf16(text, bigEndian: true, mark: false)
    case .utf32LittleEndian, .utf32LittleEndianWithMark:
      Self.utf32(text, bigEndian: false, mark: false)
    case .utf32BigEndian, .utf32BigEndianWithMark: Self.utf32(text, bigEndian: true, mark: false)
    }
  }

  static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    `Encodings of XML property lists`.utf16(text, bigEndian: bigEndian, mark: mark)
  }

  static func utf32(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + text.unicodeScalars.map(\.value)).flatMap { unit in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: unit >> $0) }
      return bigEndian ? bytes : bytes.reversed()
    }
  }
}

extension StoredText {
  /// What an XML declaration calls the encoding.
  var xmlName: String {
    switch self {
    case .utf8, .utf8WithMark: "UTF-8"
    case .utf16LittleEndian, .utf16BigEndian, .utf16LittleEndianWithMark,
      .utf16BigEndianWithMark:
      "UTF-16"
    case .utf32LittleEndian, .utf32BigEndian, .utf32LittleEndianWithMark,
      .utf32BigEndianWithMark:
      "UTF-32"
    }
  }
}
