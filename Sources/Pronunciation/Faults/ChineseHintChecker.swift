/// Checks a pronunciation hint for Chinese: its format, its syllables, and whether they are readings of the
/// phrase's characters.
///
/// Syllables may stand together or apart (Apple shows `dik1si2` and `dik1 si2`). A word or number in Latin
/// letters that stands in the phrase too may stand in the hint as it is. Where a character has several
/// readings, any of them is accepted: which is right here is for a person to say.
package struct ChineseHintChecker: Sendable {
  package let rule: ChineseHintRule

  package init(_ rule: ChineseHintRule) { self.rule = rule }

  /// The faults in a hint, one for each cause, in the order of their first places.
  ///
  /// Any string is accepted. The time taken is linear in the length of hint and phrase; longer ones than a
  /// name has are not aligned.
  ///
  /// - Parameters:
  ///   - hint: the value of `VocabularyItemPronunciation`.
  ///   - phrase: the phrase that it belongs to.
  /// - Returns: none for a hint that may be right.
  package func faults(in hint: String, for phrase: String) -> [HintFault] {
    let reading = HintReading(Array(hint.unicodeScalars), for: HintPhrase(phrase, rule: rule))
    let faults = reading.faults
    guard faults.contains(where: { $0.suggestion == nil }) else { return faults }
    let suggestion = reading.suggestion(for: faults)
    return
      faults.map { fault in
        var fault = fault
        fault.suggestion = fault.suggestion ?? suggestion
        return fault
      }
      .sorted { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
  }

  /// Which part of a hint stands for which character of its phrase; `nil` where some character has no
  /// syllable of its own, or a syllable no character.
  package func alignment(of hint: String, with phrase: String) -> AlignedHint? {
    let reading = HintReading(
      Array(hint.unicodeScalars), for: HintPhrase(phrase, rule: rule))
    return AlignedHint(reading)
  }
}
