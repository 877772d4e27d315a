/// The phrase that a hint belongs to, prepared for the hint to be read.
struct HintPhrase {
  let text: String
  let rule: ChineseHintRule
  /// What the hint may repeat as it stands.
  let words: PhraseWords
  /// The phrase in the pieces that are spoken, and what stands between them.
  let units: [PhraseUnit]

  init(_ phrase: String, rule: ChineseHintRule) {
    text = phrase
    self.rule = rule
    words = PhraseWords(phrase)
    units = PhraseUnit.units(of: phrase)
  }

  /// Whether there is some Chinese character to compare a hint with.
  var hasCharacters: Bool { !characters.isEmpty }

  /// Its Chinese characters in order.
  var characters: [Unicode.Scalar] {
    units.compactMap { unit in
      guard case .character(let character) = unit.kind else { return nil }
      return character
    }
  }

  /// The syllables of letters that stand together: one, unless it lacks tones between its syllables.
  ///
  /// Where several divisions are possible, that with the most readings of the phrase's characters is taken,
  /// then that with the fewest syllables.
  func pieces(of run: LetterRun) -> [LetterRun.Piece] {
    let whole = [run.piece(0..<run.count)]
    guard !rule.spelling.has(run.text) else { return whole }
    let divisions = SyllableDivision.all(of: run.text, in: rule.spelling)
      .map { $0.map(run.piece) }
      .filter { $0.allSatisfy { $0.marks.count <= 1 } }
    guard divisions.count > 1 else { return divisions.first ?? whole }
    let sounds = letters
    return divisions.max { first, second in
      let counts = [first, second].map { pieces in
        pieces.count { sounds.contains(rule.spelling.canonical($0.letters)) }
      }
      return (counts[0], second.count) < (counts[1], first.count)
    } ?? whole
  }

  /// The letters of all readings of the phrase's characters.
  private var letters: Set<String> {
    let readings = CharacterReadings.of(rule)
    return characters.reduce(into: []) { all, character in
      all.formUnion(readings.readings(of: character).map(\.letters))
    }
  }
}
