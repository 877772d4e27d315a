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
    // How many ways lead from each letter to the end, so that no dead end is walked.
    var leadsToEnd = Array(repeating: false, count: letters.count) + [true]
    for start in letters.indices.reversed() {
      leadsToEnd[start] = ends(from: start, letters, spelling).contains { leadsToEnd[$0] }
    }
    var found: [[Range<Int>]] = []
    func walk(from start: Int, _ parts: [Range<Int>]) {
      guard found.count < most else { return }
      guard start < letters.count else { return found.append(parts) }
      for end in ends(from: start, letters, spelling) where leadsToEnd[end] {
        walk(from: end, parts + [start..<end])
      }
    }
    if leadsToEnd[0] { walk(from: 0, []) }
    return found
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
