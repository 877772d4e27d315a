import Diagnostics

/// The text of a file as valid UTF-8, with what is needed to tell where in the stored file each of
/// its bytes stands.
struct SourceText {
  /// How the file is stored.
  enum Encoding: Equatable {
    case utf8
    case utf16(bigEndian: Bool)
    case latin1
    case windows1252
    case ascii
  }

  /// Valid UTF-8. May begin with a byte order mark, which `start` is behind.
  let bytes: [UInt8]
  /// The index of the first byte of the text.
  let start: Int
  let encoding: Encoding
  /// The number of bytes in front of the text in the stored file: a byte order mark.
  let storedStart: Int
  /// The encoding that an XML declaration in the stored bytes names.
  let declaredEncoding: DeclaredEncoding?

  /// Finds out the encoding and decodes the file.
  init(_ stored: [UInt8]) throws(PropertyListError) {
    let byteOrderMark = ByteOrderMark(in: stored)
    switch byteOrderMark {
    case .utf32:
      throw PropertyListError(
        .unsupportedEncoding("UTF-32"), at: SourcePosition(line: 1, column: 1, offset: 0))
    case .utf16(let bigEndian, let length):
      self = try Self.decodingUTF16(stored, bigEndian: bigEndian, from: length)
    case .utf8(let length):
      let declared = DeclaredEncoding(in: stored, from: length)
      let encoding = try declared?.encoding ?? .utf8
      if let declared, length > 0, encoding != .utf8 {
        throw declared.contradiction(actual: "UTF-8")
      }
      switch encoding {
      case .utf8:
        self.init(
          bytes: stored, start: length, encoding: .utf8, storedStart: length, declared: declared)
        try refuseInvalidUTF8()
      case .utf16:
        throw declared?.contradiction(actual: "a single-byte encoding or UTF-8")
          ?? PropertyListError(.unsupportedEncoding("UTF-16"))
      case .latin1, .windows1252, .ascii:
        self = try Self.decodingSingleBytes(stored, as: encoding, declared: declared)
      }
    }
  }

  private init(
    bytes: [UInt8], start: Int, encoding: Encoding, storedStart: Int, declared: DeclaredEncoding?
  ) {
    self.bytes = bytes
    self.start = start
    self.encoding = encoding
    self.storedStart = storedStart
    declaredEncoding = declared
  }

  private static func decodingUTF16(
    _ stored: [UInt8], bigEndian: Bool, from start: Int
  ) throws(PropertyListError) -> SourceText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stored.count)
    var index = start
    var invalid: Range<Int>?
    func unit(at index: Int) -> UInt16? {
      guard index + 1 < stored.count else { return nil }
      let (first, second) = (UInt16(stored[index]), UInt16(stored[index + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    while index < stored.count {
      guard let first = unit(at: index) else {
        invalid = index..<stored.count
        break
      }
      if let scalar = Unicode.Scalar(first) {
        bytes.appendUTF8(scalar)
        index += 2
      } else if let second = unit(at: index + 2),
        let scalar = Unicode.Scalar(surrogates: first, second)
      {
        bytes.appendUTF8(scalar)
        index += 4
      } else {
        invalid = index..<min(index + 2, stored.count)
        break
      }
    }
    let text = SourceText(
      bytes: bytes, start: 0, encoding: .utf16(bigEndian: bigEndian), storedStart: start,
      declared: nil)
    if let invalid {
      throw PropertyListError(
        .invalidBytes(Array(stored[invalid]), encoding: "UTF-16"),
        at: text.position(of: bytes.count))
    }
    return text
  }

  private static func decodingSingleBytes(
    _ stored: [UInt8], as encoding: Encoding, declared: DeclaredEncoding?
  ) throws(PropertyListError) -> SourceText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stored.count + stored.count / 8)
    var invalid: UInt8?
    for byte in stored {
      guard let scalar = encoding.scalar(for: byte) else {
        invalid = byte
        break
      }
      bytes.appendUTF8(scalar)
    }
    let text = SourceText(
      bytes: bytes, start: 0, encoding: encoding, storedStart: 0, declared: declared)
    if let invalid {
      throw PropertyListError(
        .invalidBytes([invalid], encoding: encoding.name), at: text.position(of: bytes.count))
    }
    return text
  }

  private func refuseInvalidUTF8() throws(PropertyListError) {
    guard let invalid = bytes.firstInvalidUTF8(from: start) else { return }
    throw PropertyListError(
      .invalidBytes([bytes[invalid]], encoding: encoding.name), at: position(of: invalid))
  }

  /// The place of the byte with this index. Takes time in proportion to the index.
  func position(of index: Int) -> SourcePosition {
    var cursor = PositionCursor(self)
    return cursor.move(to: index, in: self)
  }
}

extension SourceText.Encoding {
  /// The name for messages.
  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .latin1: "ISO-8859-1"
    case .windows1252: "Windows-1252"
    case .ascii: "US-ASCII"
    }
  }

  /// What a byte stands for in an encoding of single bytes; `nil` when nothing.
  fileprivate func scalar(for byte: UInt8) -> Unicode.Scalar? {
    switch self {
    case .ascii where byte >= 0x80: nil
    case .windows1252 where (0x80..<0xA0).contains(byte):
      Self.windows1252Punctuation[Int(byte) - 0x80]
    default: Unicode.Scalar(byte)
    }
  }

  /// What Windows-1252 has where ISO-8859-1 has control characters, from 0x80.
  private static let windows1252Punctuation: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]
}
