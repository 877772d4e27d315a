extension SourceText.Encoding {
  /// Whether the encoding has the character.
  func holds(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .utf8, .utf16, .utf32: true
    case .latin1, .windows1252, .ascii: byte(for: scalar) != nil
    }
  }

  /// A text in UTF-8 as the file stores it. The encoding has all of its characters.
  func encoded(_ text: [UInt8]) -> [UInt8] {
    if self == .utf8 { return text }
    var stored: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch self {
      case .utf8: break
      case .utf16(let bigEndian):
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          append(UInt32(unit), width: 2, bigEndian: bigEndian, to: &stored)
        }
      case .utf32(let bigEndian):
        append(scalar.value, width: 4, bigEndian: bigEndian, to: &stored)
      case .latin1, .windows1252, .ascii:
        stored.append(byte(for: scalar) ?? UInt8(ascii: "?"))
      }
    }
    return stored
  }

  private func append(_ unit: UInt32, width: Int, bigEndian: Bool, to stored: inout [UInt8]) {
    let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
    stored += bigEndian ? bytes.reversed() : bytes
  }
}
