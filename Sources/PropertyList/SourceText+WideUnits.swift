import Diagnostics

// The encodings whose units are wider than a byte.
extension SourceText {
  /// Decodes a file in UTF-16 from behind its byte order mark.
  static func decodingUTF16(
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
    return try text(
      bytes, in: .utf16(bigEndian: bigEndian), from: start, invalid.map { stored[$0] })
  }

  /// Decodes a file in UTF-32 from behind its byte order mark.
  static func decodingUTF32(
    _ stored: [UInt8], bigEndian: Bool, from start: Int
  ) throws(PropertyListError) -> SourceText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stored.count / 2)
    var invalid: ArraySlice<UInt8>?
    for index in stride(from: start, to: stored.count, by: 4) {
      let unit = stored[index...].prefix(4)
      var value: UInt32 = 0
      for byte in unit {
        value = bigEndian ? value << 8 | UInt32(byte) : value >> 8 | UInt32(byte) << 24
      }
      guard unit.count == 4, let scalar = Unicode.Scalar(value) else {
        invalid = unit
        break
      }
      bytes.appendUTF8(scalar)
    }
    return try text(bytes, in: .utf32(bigEndian: bigEndian), from: start, invalid)
  }

  /// The text that was decoded, unless bytes behind it stand for no character.
  private static func text(
    _ bytes: [UInt8], in encoding: Encoding, from start: Int, _ invalid: ArraySlice<UInt8>?
  ) throws(PropertyListError) -> SourceText {
    let text = SourceText(
      bytes: bytes, start: 0, encoding: encoding, storedStart: start, declared: nil)
    if let invalid {
      throw PropertyListError(
        .invalidBytes(Array(invalid), encoding: encoding.name), at: text.position(of: bytes.count))
    }
    return text
  }
}
