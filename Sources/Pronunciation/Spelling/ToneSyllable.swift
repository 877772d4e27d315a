/// A syllable of pinyin or Jyutping with its tone.
package struct ToneSyllable: Hashable, Comparable, Sendable {
  /// Small letters without tone: `ping`, `gwaang`. In pinyin ü stands behind n and l alone (`lü`, `nüe`;
  /// but `ju`, `yuan`), and ê in the interjection.
  package let letters: String
  /// 1 to 5 in pinyin, 5 being the neutral tone; 1 to 6 in Jyutping.
  package let tone: Int

  package init(_ letters: String, _ tone: Int) {
    self.letters = letters
    self.tone = tone
  }

  /// As Apple writes it in a hint: `lyu4` for lü with the fourth tone.
  package var written: String {
    ChineseSpelling.written(letters) + String(tone)
  }

  package static func < (first: ToneSyllable, second: ToneSyllable) -> Bool {
    (first.letters, first.tone) < (second.letters, second.tone)
  }
}
