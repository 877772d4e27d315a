/// The phrase that a hint belongs to, prepared for the hint to be read.
struct HintPhrase {
  let text: String
  let rule: ChineseHintRule
  /// What the hint may repeat as it stands.
  let words: PhraseWords
  /// The phrase in the pieces that are spoken, and what stands between them.
  let units: [PhraseUnit]
  /// Its Chinese characters in order.
  let characters: [Unicode.Scalar]
  /// All readings of these characters.
  private let readings: Set<ToneSyllable>
  /// Their letters.
  private let letters: Set<String>

  init(_ phrase: String, rule: ChineseHintRule) {
    text = phrase
    self.rule = rule
    words = PhraseWords(phrase)
    units = PhraseUnit.units(of: phrase)
    characters = units.compactMap { unit in
      guard case .character(let character) = unit.kind else { return nil }
      return character
    }
    readings = Set(Set(characters).flatMap(CharacterReadings.of(rule).readings))
    letters = Set(readings.map(\.letters))
  }

  /// Whether there is some Chinese character to compare a hint with.
  var hasCharacters: Bool { !characters.isEmpty }

  /// The syllables of letters that stand together: one, unless it lacks tones between its syllables.
  ///
  /// Where several divisions are possible, that with the most readings of the phrase's characters is taken.
  func pieces(of run: LetterRun) -> [LetterRun.Piece] {
    let whole = [run.piece(0..<run.count)]
    let spelling = rule.spelling
    guard !spelling.has(run.text) || run.marks.count > 1 else { return whole }
    let divisions = spelling.system.readings(of: Array(run.text.unicodeScalars)[...])
      .map { $0.map { run.piece($0.range) } }
      .filter { $0.allSatisfy { $0.marks.count <= 1 } }
    guard !divisions.isEmpty else { return whole }
    let fitting = divisions.map { pieces in
      pieces.count { letters.contains(spelling.canonical($0.letters)) }
    }
    guard hasCharacters else { return divisions[0] }
    // The first is the likeliest by itself.
    guard let best = divisions.indices.max(by: { fitting[$0] < fitting[$1] }) else { return whole }
    // A misspelt syllable can look like two.
    return fitting[best] * 2 > divisions[best].count
      || run.count > spelling.longestSyllable(ending: nil)
      ? divisions[best] : whole
  }

  /// Whether a syllable is a reading of one of its characters; any may be where there are none.
  func mayBeRead(_ syllable: ToneSyllable) -> Bool {
    !hasCharacters || readings.contains(syllable)
  }
}
