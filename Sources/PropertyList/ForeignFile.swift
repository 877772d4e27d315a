/// Files of other kinds, told by their first bytes.
enum ForeignFile {
  /// What a file is, in words that fit behind “found”; `nil` when it may be a property list.
  static func name(of bytes: [UInt8]) -> String? {
    signatures.first { bytes.starts(with: $0.bytes) }?.name
  }

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
    ([0x1F, 0x8B], "a gzip file"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
  ]
}
