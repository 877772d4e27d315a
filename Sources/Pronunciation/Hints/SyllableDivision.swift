/// The ways to divide letters that stand together into syllables.
enum SyllableDivision {
  /// More ways aren't looked at.
  private static let most = 16
  /// More letters aren't divided: ten syllables or so.
  static let longest = 60

  /// Ranges of letters, the divisions with the longest first syllables first; none where the letters can't
  /// be divided, or are too many.
  static func all(of text: String, in spelling: ChineseSpelling) -> [[Range<Int>]] {
    let letters = Array(text.unicodeScalars)
    guard letters.count <= longest else { return [] }
    let pieces = letters.indices.map { start in
      ends(from: start, letters, spelling)
        .map { SyllableSearch.Piece(end: $0, syllable: start..<$0, cost: 0) }
    }
    var search = SyllableSearch(pieces: pieces, count: nil, limit: most)
    return search.ways()
  }

  /// Where a syllable that begins at a letter may end, the longest first.
  private static func ends(
    from start: Int, _ letters: [Unicode.Scalar], _ spelling: ChineseSpelling
  ) -> [Int] {
    let longest = min(letters.count - start, spelling.longestSyllable(ending: nil) + 1)
    guard longest > 0 else { return [] }
    return (1...longest).reversed().map { start + $0 }
      .filter { spelling.has(String(letters[start..<$0])) }
  }
}
