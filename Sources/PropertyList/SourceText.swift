import Diagnostics

/// The text of a file as valid UTF-8, with what is needed to tell where in the stored file each of
/// its bytes stands.
struct SourceText {
  /// How the file is stored.
  enum Encoding: Equatable {
    case utf8
    case utf16(bigEndian: Bool)
    case utf32(bigEndian: Bool)
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
    case .unread(let name):
      throw PropertyListError(
        .unsupportedEncoding(name), at: SourcePosition(line: 1, column: 1, offset: 0))
    case .utf16(let bigEndian, let length):
      self = try Self.decodingUTF16(stored, bigEndian: bigEndian, from: length)
    case .utf32(let bigEndian, let length):
      self = try Self.decodingUTF32(stored, bigEndian: bigEndian, from: length)
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
      case .utf16, .utf32:
        throw declared?.contradiction(actual: "a single-byte encoding or UTF-8")
          ?? PropertyListError(.unsupportedEncoding(encoding.name))
      case .latin1, .windows1252, .ascii:
        self = try Self.decodingSingleBytes(stored, as: encoding, declared: declared)
      }
    }
  }

  init(
    bytes: [UInt8], start: Int, encoding: Encoding, storedStart: Int, declared: DeclaredEncoding?
  ) {
    self.bytes = bytes
    self.start = start
    self.encoding = encoding
    self.storedStart = storedStart
    declaredEncoding = declared
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
    case .utf32: "UTF-32"
    case .latin1: "ISO-8859-1"
    case .windows1252: "Windows-1252"
    case .ascii: "US-ASCII"
    }
  }
}
