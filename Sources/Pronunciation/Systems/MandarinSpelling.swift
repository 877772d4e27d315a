/// The letters in which a system writes the sounds of Mandarin, where they aren't those of pinyin.
///
/// The sounds are those of `PinyinParts`.
struct MandarinSpelling {
  /// Letters of the initials.
  let initials: [String: String]
  /// Letters of medial and rime behind an initial.
  let finals: [String: String]
  /// Letters of medial and rime that begin a syllable.
  let bareFinals: [String: String]
  /// The spellings of syllables that keep to no such rule, by initial and final with a plus between.
  let exceptions: [String: [String]]

  /// The spellings of a syllable in canonical letters, the usual one first.
  func spellings(of base: String) -> [String] {
    guard let parts = PinyinParts(base) else { return [base] }
    if let exception = exceptions[parts.initial + "+" + parts.final] { return exception }
    if parts.initial.isEmpty { return [bareFinals[parts.final] ?? base] }
    return [(initials[parts.initial] ?? parts.initial) + (finals[parts.final] ?? parts.final)]
  }
}
