import Vocabulary

/// How long a text is, in letters that English would need for it.
struct SpokenLength {
  let letters: Double

  /// The app's names and the terms don't count: they are as long in every language.
  init(_ text: String, outside marker: PhraseMarker) {
    letters = OpenText(text, outside: [marker], language: nil).text.unicodeScalars.reduce(0) {
      $0 + Self.weight(of: $1)
    }
  }

  /// Ours, of 2026-11, from the example apps and Telegram's files: the same sentences side by side.
  private static func weight(of scalar: Unicode.Scalar) -> Double {
    guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else { return 0 }
    return switch ScriptClass(of: scalar.value) {
    case .han: 3
    case .hangul: 2.2
    case .kana: 1.6
    case .arabic, .hebrew: 1.3
    default: 1
    }
  }

  /// Whether one is so much longer than the other that something is likely to be wrong.
  static func differ(_ one: Double, _ other: Double) -> Bool {
    let (short, long) = (min(one, other), max(one, other))
    return short > 0 && long > 3 * short && long - short >= 40
  }
}
