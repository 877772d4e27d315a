/// The two spellings of sounds in which Apple wants hints for Chinese.
///
/// Source: Apple, “Localizing Your Vocabulary for Chinese Dialects”.
package enum ChineseSpelling: String, CaseIterable, Sendable {
  /// Mandarin: pinyin with a digit from 1 to 5 behind every syllable, 5 for the neutral tone.
  case pinyin
  /// Cantonese: Jyutping with a digit from 1 to 6 behind every syllable.
  case jyutping

  /// The digits that stand for tones.
  package var tones: ClosedRange<Int> {
    switch self {
    case .pinyin: 1...5
    case .jyutping: 1...6
    }
  }

  /// The name of the spelling, as messages call it.
  package var name: String {
    switch self {
    case .pinyin: "pinyin"
    case .jyutping: "Jyutping"
    }
  }

  /// A hint as it should be.
  package var example: String {
    switch self {
    case .pinyin: "ping2 guo3"
    case .jyutping: "dik1 si2"
    }
  }

  /// Whether syllables are spelt with this small letter. Pinyin has ü and, in one interjection, ê, and
  /// no v; Jyutping has neither q, r, v nor x.
  func spells(_ letter: Unicode.Scalar) -> Bool {
    switch (self, letter) {
    case (.pinyin, "v"): false
    case (.pinyin, "ü"), (.pinyin, "ê"): true
    case (.jyutping, "q"), (.jyutping, "r"), (.jyutping, "v"), (.jyutping, "x"): false
    default: ("a"..."z").contains(letter)
    }
  }

  /// Letters in the longest syllable: `zhuang`, `gwaang`; in pinyin one more for a final r.
  func longestSyllable(ending last: Unicode.Scalar?) -> Int {
    self == .pinyin && last == "r" ? 7 : 6
  }

  /// The tone that a digit outside the range is commonly meant for; `nil` when there is no telling.
  ///
  /// Some number the short Cantonese tones 7, 8 and 9, which Jyutping writes 1, 3 and 6; some write
  /// the neutral tone 0.
  func toneMeant(by digit: Int) -> Int? {
    switch (self, digit) {
    case (.jyutping, 7): 1
    case (.jyutping, 8): 3
    case (.jyutping, 9): 6
    case (.pinyin, 0): 5
    default: nil
    }
  }

  /// The spelling as a way of writing that texts may be in.
  var system: RomanizationSystem {
    switch self {
    case .pinyin: .pinyin
    case .jyutping: .jyutping
    }
  }

  /// Whether letters, however ü is spelt, are a syllable or an erhua form of one.
  func has(_ letters: String) -> Bool {
    let inventory = SyllableInventory.of(self)
    let plain = canonical(letters)
    return inventory.standing(of: plain) != nil
      || withoutFinalR(plain).map { inventory.standing(of: $0) != nil } ?? false
  }

  /// A syllable without the final r of erhua; `nil` when it has none.
  func withoutFinalR(_ letters: String) -> String? {
    guard self == .pinyin, letters.hasSuffix("r"), letters != "er", letters != "r" else {
      return nil
    }
    return String(letters.dropLast())
  }

  /// Small letters as tables and `ToneSyllable` have them: ü for Apple's `yu` behind n and l, u for ü and
  /// `yu` behind j, q, x and y.
  func canonical(_ letters: String) -> String {
    guard self == .pinyin else { return letters }
    let first = letters.prefix(1)
    let tail = letters.dropFirst()
    switch first {
    case "l", "n":
      if tail.hasPrefix("yu") { return "\(first)ü\(tail.dropFirst(2))" }
      if tail == "ue" { return "\(first)üe" }
    case "j", "q", "x":
      if tail.hasPrefix("yu") { return "\(first)\(tail.dropFirst())" }
      if tail.hasPrefix("ü") { return "\(first)u\(tail.dropFirst())" }
    case "y":
      if tail.hasPrefix("ü") { return "\(first)u\(tail.dropFirst())" }
    default: break
    }
    return letters
  }

  /// Whether u stands for ü where the two differ (`lue`; `lu` is a syllable itself), or `yu` where pinyin
  /// has u for it (`jyu`).
  func isUmlautMisspelt(_ letters: String) -> Bool {
    guard self == .pinyin else { return false }
    let tail = letters.dropFirst()
    return switch letters.first {
    case "l", "n": tail == "ue"
    case "j", "q", "x": tail.hasPrefix("yu")
    default: false
    }
  }

  /// Canonical letters as Apple writes them, of either spelling.
  static func written(_ letters: String) -> String { letters.replacing("ü", with: "yu") }
}
