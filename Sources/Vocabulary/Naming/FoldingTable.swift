/// What `FoldedText` takes for the same.
enum FoldingTable {
  /// Characters that show nothing and part no words: soft hyphen, joiner, direction marks, variation
  /// selectors, byte order mark, and the Arabic kashida, which only stretches a word.
  static let invisible: Set<UInt32> = {
    var values: Set<UInt32> = [0xAD, 0x061C, 0x0640, 0x200D, 0x200E, 0x200F, 0x2060, 0xFEFF]
    for range in [0x202A...0x202E, 0x2066...0x2069, 0xFE00...0xFE0F] as [ClosedRange<UInt32>] {
      values.formUnion(range)
    }
    return values
  }()

  /// From one scalar to the one it folds to.
  static let replacements: [UInt32: UInt32] = {
    var pairs: [UInt32: UInt32] = [:]
    for (target, sources) in groups {
      for source in sources.unicodeScalars { pairs[source.value] = target.value }
    }
    // Half-width kana, U+FF66 to U+FF9F, in the order of that block.
    let kana = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
    for (offset, scalar) in kana.unicodeScalars.enumerated() {
      pairs[0xFF66 + UInt32(offset)] = scalar.value
    }
    return pairs
  }()

  /// From a letter in lower case to what stands for it in capitals.
  static let letters: [UInt32: [UInt32]] = [
    0xDF: [0x73, 0x73],  // ß: STRASSE
    0x03C2: [0x03C3],  // ς: at the end of a word only
  ]

  /// Turkish tells i and ı apart, but capitalises brand names either way: `INSTAGRAM`, `İNSTAGRAM`.
  private static let groups: [(Unicode.Scalar, String)] = [
    ("i", "İı"),
    ("'", "'’‘ʼ‛′`´"),
    ("\"", "\"“”„‟″«»"),
    ("-", "‐‑﹣"),
  ]
}
