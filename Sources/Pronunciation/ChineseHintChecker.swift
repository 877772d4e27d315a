/// Checks that a pronunciation hint for Chinese keeps to its format: letters and tone digits, not
/// whether such a syllable exists.
///
/// Syllables may stand together or apart (Apple shows `dik1si2` and `dik1 si2`), in small letters or
/// capitals. Hyphens, apostrophes, commas and middle dots between them are reported, as a minor fault:
/// Apple's examples have spaces only. A word or number in Latin letters that stands in the phrase too
/// may stand in the hint as it is.
package struct ChineseHintChecker: Sendable {
  package let rule: ChineseHintRule

  var format: ChineseSpelling { rule.spelling }

  package init(_ rule: ChineseHintRule) { self.rule = rule }

  /// Which part of a hint stands for which character of its phrase; `nil` where they don't fit.
  package func alignment(of hint: String, with phrase: String) -> AlignedHint? {
    let syllables = hint.split(separator: " ").map(String.init)
    let characters = phrase.map(String.init)
    guard syllables.count == characters.count else { return nil }
    return AlignedHint(
      parts: zip(characters, syllables).map { character, sound in
        let tone = sound.last?.wholeNumberValue
        return AlignedHint.Part(
          text: character, sounds: [sound],
          syllable: tone.map { ToneSyllable(String(sound.dropLast()), $0) })
      })
  }

  /// The faults in a hint, one for each cause, in the order of their first places. Any string is
  /// accepted; the time taken is linear in the length of hint and phrase.
  ///
  /// - Parameters:
  ///   - hint: the value of `VocabularyItemPronunciation`.
  ///   - phrase: the phrase that it belongs to.
  /// - Returns: no two faults of one kind; none for a hint that keeps to the format.
  package func faults(in hint: String, for phrase: String) -> [HintFault] {
    let scalars = Array(hint.unicodeScalars)
    var scan = HintScan(scalars, format: format, phrase: phrase)
    if scalars.allSatisfy(\.properties.isWhitespace) { scan.markBlank() }
    let suggestion = scan.places.isEmpty ? nil : scan.suggestion(for: phrase)
    return scan.places
      .map { kind, ranges in
        HintFault(
          kind: kind, ranges: ranges, message: HintMessage(kind, format: format, scan: scan).text,
          suggestion: suggestion)
      }
      .sorted { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
  }
}
