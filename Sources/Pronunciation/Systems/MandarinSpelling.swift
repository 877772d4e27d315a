/// The letters in which a system writes the sounds of Mandarin, where they aren't those of pinyin.
///
/// The sounds are those of `PinyinParts`. Where several spellings are in use, a space stands between them,
/// the usual one first.
struct MandarinSpelling {
  /// Letters of the initials.
  let initials: [String: String]
  /// Letters of medial and rime behind an initial.
  let finals: [String: String]
  /// Letters of medial and rime that begin a syllable.
  let bareFinals: [String: String]
  /// Syllables that keep to no such rule, by initial and final with a plus between.
  let exceptions: [String: String]

  /// The spellings of a syllable in canonical letters, the usual one first.
  func spellings(of base: String) -> [String] {
    guard let parts = PinyinParts(base) else { return [base] }
    if let exception = exceptions["\(parts.initial)+\(parts.final)"] {
      return exception.split(separator: " ").map(String.init)
    }
    if parts.initial.isEmpty { return [bareFinals[parts.final] ?? base] }
    let initial = initials[parts.initial] ?? parts.initial
    let final = finals[parts.final] ?? parts.final
    return final.split(separator: " ").map { initial + $0 }
  }
}
