import Diagnostics

extension SourceText {
  /// Decodes a file in an encoding of single bytes, which its XML declaration names.
  static func decodingSingleBytes(
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
}

extension SourceText.Encoding {
  /// What a byte stands for in an encoding of single bytes; `nil` when nothing.
  fileprivate func scalar(for byte: UInt8) -> Unicode.Scalar? {
    switch self {
    case .ascii where byte >= 0x80: nil
    case .windows1252 where (0x80..<0xA0).contains(byte):
      Self.windows1252Punctuation[Int(byte) - 0x80]
    default: Unicode.Scalar(byte)
    }
  }

  /// What stands for a character in an encoding of single bytes; `nil` when nothing does.
  func byte(for scalar: Unicode.Scalar) -> UInt8? {
    if self == .windows1252,
      let index = Self.windows1252Punctuation.firstIndex(of: scalar)
    {
      return UInt8(0x80 + index)
    }
    guard let byte = UInt8(exactly: scalar.value) else { return nil }
    return self.scalar(for: byte) == scalar ? byte : nil
  }

  /// What Windows-1252 has where ISO-8859-1 has control characters, from 0x80.
  private static let windows1252Punctuation: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]
}
