/// Zhuyin (bopomofo), the phonetic letters in which Taiwan teaches Mandarin.
///
/// Sources: the Ministry of Education of Taiwan, handbook of the national phonetic symbols, for the
/// place of tone marks; ISO 7098 for what is what in pinyin.
package enum Zhuyin {
  /// A syllable of pinyin in zhuyin: `ㄆㄧㄥˊ`, `ㄇㄚ`, `˙ㄇㄚ`, and `ㄨㄢˊㄦ` with a final r.
  ///
  /// - Returns: `nil` for what is no syllable of Mandarin.
  package static func spelling(of syllable: ToneSyllable) -> String? {
    guard let mark = [1: "", 2: "ˊ", 3: "ˇ", 4: "ˋ", 5: "˙"][syllable.tone] else { return nil }
    let base = syllable.letters
    // The r of 儿 has no tone of its own.
    if base == "r" { return "ㄦ" }
    let isMerged = base.last == "r" && base != "er"
    guard let letters = letters(for: isMerged ? String(base.dropLast()) : base) else { return nil }
    return (syllable.tone == 5 ? mark + letters : letters + mark) + (isMerged ? "ㄦ" : "")
  }

  static func letters(for base: String) -> String? {
    if let interjection = interjections[base] { return interjection }
    guard let parts = PinyinParts(base) else { return nil }
    let letters = [parts.initial, parts.medial, parts.rime].filter { !$0.isEmpty }
      .compactMap { sounds[$0] }
    return String(letters)
  }

  /// Syllables without a vowel.
  private static let interjections = [
    "m": "ㄇ", "n": "ㄋ", "ng": "ㄫ", "hm": "ㄏㄇ", "hng": "ㄏㄫ",
  ]

  private static let sounds: [String: Unicode.Scalar] = [
    "b": "ㄅ", "p": "ㄆ", "m": "ㄇ", "f": "ㄈ", "d": "ㄉ", "t": "ㄊ", "n": "ㄋ", "l": "ㄌ",
    "g": "ㄍ", "k": "ㄎ", "h": "ㄏ", "j": "ㄐ", "q": "ㄑ", "x": "ㄒ",
    "zh": "ㄓ", "ch": "ㄔ", "sh": "ㄕ", "r": "ㄖ", "z": "ㄗ", "c": "ㄘ", "s": "ㄙ",
    "i": "ㄧ", "u": "ㄨ", "ü": "ㄩ",
    "a": "ㄚ", "o": "ㄛ", "e": "ㄜ", "ê": "ㄝ", "ai": "ㄞ", "ei": "ㄟ", "ao": "ㄠ", "ou": "ㄡ",
    "an": "ㄢ", "en": "ㄣ", "ang": "ㄤ", "eng": "ㄥ", "er": "ㄦ",
  ]
}
