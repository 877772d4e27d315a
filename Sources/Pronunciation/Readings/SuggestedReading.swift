/// How a phrase is probably read: a suggestion that somebody who reads the language must verify.
///
/// Phrases that are known to be read otherwise than their characters by themselves are looked up first.
package struct SuggestedReading: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    /// The piece of the phrase: one Chinese character, a word or number in Latin letters, or what stands
    /// between them.
    package let text: String
    /// What a hint has for it: a syllable, or a word as it stands; empty for what isn't spoken.
    package let sound: String
    /// The syllable of a Chinese character; `nil` for other pieces.
    package let syllable: ToneSyllable?
    /// How the character may be read besides.
    package let alternatives: [ToneSyllable]
  }

  /// In the order of the phrase; their texts together are the phrase.
  package let parts: [Part]

  /// The hint: `yin2 hang2`.
  package var written: String {
    parts.map(\.sound).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// - Returns: `nil` when the phrase has no Chinese character, has one of which nothing is known, has
  ///   letters of another script than Latin, or is much too long for a term.
  package init?(of phrase: String, under rule: ChineseHintRule) {
    guard phrase.utf8.count <= Self.longest else { return nil }
    var parts: [Part] = []
    for run in Self.runs(of: phrase) {
      if run.first?.properties.isIdeographic == true {
        guard let read = Self.read(run, under: rule) else { return nil }
        parts += read
      } else {
        guard let text = Self.words(in: run) else { return nil }
        parts += text
      }
    }
    guard parts.contains(where: { $0.syllable != nil }) else { return nil }
    self.parts = parts
  }

  /// In bytes of UTF-8: some 300 Chinese characters.
  private static let longest = 1000

  /// The phrase in runs of Chinese characters and runs of what stands between.
  private static func runs(of phrase: String) -> [ArraySlice<Unicode.Scalar>] {
    let scalars = Array(phrase.unicodeScalars)
    var runs: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    for index in scalars.indices {
      let isLast = index + 1 == scalars.count
      if isLast
        || scalars[index].properties.isIdeographic != scalars[index + 1].properties.isIdeographic
      {
        runs.append(scalars[start...index])
        start = index + 1
      }
    }
    return runs
  }

  /// Reads Chinese characters; `nil` if nothing is known of one.
  private static func read(
    _ characters: ArraySlice<Unicode.Scalar>, under rule: ChineseHintRule
  ) -> [Part]? {
    var parts: [Part] = []
    let inPhrases = PhraseReadings.of(rule.spelling).readings(of: Array(characters))
    for (character, candidates) in zip(characters, inPhrases) {
      let known = CharacterReadings.of(rule).readings(of: character)
      guard let usual = known.first else { return nil }
      // Traditional characters that share a simplified one needn't share its readings.
      var syllable = candidates.first { known.contains($0) || $0.tone == 5 } ?? usual
      if rule == .zhTW, CharacterReadings.of(.zhCN).readings(of: character).first == syllable {
        syllable = usual
      }
      let alternatives = known.filter { other in
        other != syllable
          && !(other.tone == 5
            && known.contains { $0.letters == other.letters && $0.tone != other.tone })
      }
      parts.append(
        Part(
          text: String(character), sound: syllable.written, syllable: syllable,
          alternatives: alternatives))
    }
    return parts
  }

  /// Repeats Latin words as they stand, without the marks around them; `nil` if there are other letters.
  private static func words(in run: ArraySlice<Unicode.Scalar>) -> [Part]? {
    var parts: [Part] = []
    var rest = run
    while let first = rest.first {
      let isSpoken = isWordCharacter(first)
      var piece = rest.prefix { isSpoken ? isInWord($0) : !isWordCharacter($0) }
      if isSpoken, let last = piece.lastIndex(where: isWordCharacter) { piece = piece[...last] }
      guard isSpoken || !piece.contains(where: \.properties.isAlphabetic) else { return nil }
      let text = String(piece)
      parts.append(
        Part(text: text, sound: isSpoken ? text : "", syllable: nil, alternatives: []))
      rest = rest[piece.endIndex...]
    }
    return parts
  }

  /// Whether a character may stand within a word: `Wi-Fi`, `AC/DC`.
  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    isWordCharacter(scalar) || scalar.isASCII && !scalar.properties.isWhitespace
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Whether a character is a Latin letter or a digit.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIILetterOrDigit
      || scalar.value > 0x7F && scalar.value < 0x250 && scalar.properties.isAlphabetic
  }
}
