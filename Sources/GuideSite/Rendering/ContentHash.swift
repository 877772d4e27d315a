/// Names files by what they hold, so that a browser never shows an old copy.
enum ContentHash {
  /// The 64-bit FNV-1a hash of a text in hexadecimal; it tells versions apart, nothing more.
  ///
  /// Source: Fowler, Noll and Vo, “The FNV Non-Cryptographic Hash Algorithm” (RFC 9923).
  static func of(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
