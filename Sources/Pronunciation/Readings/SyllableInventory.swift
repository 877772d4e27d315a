/// The syllables that pinyin or Jyutping has, without tones.
///
/// The table names a source for each: fields of Unihan, ToJyutping, dictionaries, loanwords, or the grid
/// of initials and finals.
package struct SyllableInventory: Sendable {
  package enum Standing: Comparable, Sendable {
    /// Some word has it.
    case attested
    /// It is well formed, but no word is known that has it.
    case formal
  }

  package static let pinyin = SyllableInventory(.pinyinSyllables)
  package static let jyutping = SyllableInventory(.jyutpingSyllables)

  package static func of(_ spelling: ChineseSpelling) -> SyllableInventory {
    switch spelling {
    case .pinyin: pinyin
    case .jyutping: jyutping
    }
  }

  /// All syllables, sorted.
  package let all: [String]
  private let standings: [String: Standing]

  private init(_ table: EmbeddedTable) {
    let lines = table.lines
    all = lines.map { String($0[0]) }
    standings = Dictionary(
      uniqueKeysWithValues: zip(all, lines.map { $0[1] == "grid" ? .formal : .attested }))
  }

  /// Whether a syllable, in small letters without tone and with ü as `ü`, exists; `nil` if it doesn't.
  package func standing(of letters: String) -> Standing? { standings[letters] }

  /// The syllable that was probably meant by one that doesn't exist: the one with the fewest letters
  /// added, left out, changed or swapped; `nil` if none is near.
  ///
  /// Of equally near ones, an attested one with the same first letter and of the same length is
  /// preferred.
  package func nearest(to letters: String) -> String? {
    let misspelt = Array(letters.unicodeScalars.prefix(Self.longest + 1))
    guard !misspelt.isEmpty, misspelt.count <= Self.longest else { return nil }
    let bound = misspelt.count > 3 ? 2 : 1
    return all.lazy
      .map { (syllable: $0, distance: Self.distance(misspelt, Array($0.unicodeScalars))) }
      .filter { $0.distance <= bound }
      .min { rank($0, misspelt) < rank($1, misspelt) }?
      .syllable
  }

  /// No letters beyond these are taken for a single syllable: the longest has six.
  private static let longest = 8

  private func rank(
    _ candidate: (syllable: String, distance: Int), _ misspelt: [Unicode.Scalar]
  ) -> (Int, Int, Int, Int, String) {
    (
      candidate.distance,
      standings[candidate.syllable] == .attested ? 0 : 1,
      candidate.syllable.unicodeScalars.first == misspelt.first ? 0 : 1,
      abs(candidate.syllable.unicodeScalars.count - misspelt.count),
      candidate.syllable
    )
  }

  /// How many letters must be added, left out, changed or swapped with their neighbour.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...second.count)]
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let isSame = first[i] == second[j]
        var least = min(rows[i][j] + (isSame ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
