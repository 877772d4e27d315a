import Vocabulary

/// How languages mark the end of a sentence, where they differ from English.
///
/// Ours, after the checks of Weblate (`end_stop`, `end_question`, `punctuation_spacing`). Left out are
/// languages that are written in several scripts, Thai, Lao, Khmer and Burmese, which mark ends in other
/// ways, and Armenian, whose question mark stands inside the word.
enum EndMarks {
  /// The date at which the table was compiled.
  static let date = "2026-11"

  /// The mark that belongs in the place of another at the end of a sentence; `nil` where it may stand.
  static func expected(for mark: Unicode.Scalar, in language: Language) -> Unicode.Scalar? {
    guard let primary = language.primarySubtag, LanguageWriting(of: language) != nil else {
      return nil
    }
    if let own = own[primary] { return own[mark] }
    return foreign[mark]
  }

  /// Whether a question begins with ¿ and an exclamation with ¡.
  static func opening(for mark: Unicode.Scalar, in language: Language) -> Unicode.Scalar? {
    guard language.primarySubtag == "es" else { return nil }
    return mark == "?" ? "¿" : mark == "!" ? "¡" : nil
  }

  /// Whether a no-break space stands before ? and !, as in France; in Canada none does.
  static func isSpaced(_ mark: Unicode.Scalar, in language: Language) -> Bool {
    ["fr", "fr-FR", "fr-BE", "fr-LU"].contains(language.tag) && (mark == "?" || mark == "!")
  }

  private static let wide: [Unicode.Scalar: Unicode.Scalar] = [".": "。", "?": "？", "!": "！"]
  private static let danda: [Unicode.Scalar: Unicode.Scalar] = [".": "।", "。": "।", "？": "?"]
  private static let arabic: [Unicode.Scalar: Unicode.Scalar] = ["?": "؟", "？": "؟", "。": "."]

  /// From languages to the marks that are wrong in them, with the right ones. What isn't listed may stand.
  private static let own: [String: [Unicode.Scalar: Unicode.Scalar]] = [
    "zh": wide, "yue": wide, "ja": wide,
    "ar": arabic, "fa": arabic, "ckb": arabic, "ps": arabic, "ug": arabic,
    "ur": arabic.merging([".": "۔"]) { $1 },
    "hi": danda, "bn": danda, "ne": danda, "as": danda, "or": danda,
    "el": ["?": ";", "؟": ";", "？": ";", "。": "."],
    "th": [:], "lo": [:], "km": [:], "my": [:], "hy": [:], "am": [:], "ti": [:], "yi": [:],
    "sa": [:],
    "pa": [:], "sd": [:], "ku": [:], "az": [:], "uz": [:], "kk": [:], "ky": [:], "tg": [:],
    "tk": [:],
    "ms": [:], "ha": [:],
  ]

  /// Marks that are none of any other language.
  private static let foreign: [Unicode.Scalar: Unicode.Scalar] = [
    "。": ".", "？": "?", "！": "!", "؟": "?", "۔": ".", "।": ".",
  ]
}
