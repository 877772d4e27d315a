/// Letters of alphabets that phonetic alphabets have too.
///
/// Sources: the alphabets themselves; for the languages of Africa the African reference alphabet of 1978.
enum NativeLetters {
  /// The letters of a language, given by its subtag such as `da`; none for a language that has none of
  /// them or isn't known.
  static func of(_ language: String?) -> Set<Unicode.Scalar> {
    language.flatMap { byLanguage[$0] } ?? []
  }

  private static let byLanguage: [String: Set<Unicode.Scalar>] = {
    var byLanguage: [String: Set<Unicode.Scalar>] = [:]
    for (letters, languages) in rows {
      for language in languages.split(separator: " ") {
        byLanguage[String(language), default: []].formUnion(letters.unicodeScalars)
      }
    }
    return byLanguage
  }()

  private static let rows: [(letters: String, languages: String)] = [
    ("æøœ", "da fi fo is kl nb nn no se smj sv"),
    ("ðþ", "fo is"),
    ("ŋ", "ak bm dag ee ff gaa lg luo se sma smn sms wo zgh"),
    ("ʒǯ", "sms"),
    ("ə", "az gag tk"),
    ("ħ", "mt"),
    ("ɓɗɖɛɔɣƙɲʋƴɩʊɪ", "ak bm dag dyu ee ff gaa ha kbp ln lu tw yo"),
    ("ɛɣɔ", "ber kab shi zgh"),
    ("\u{329}", "yo"),
    ("βθχ", "el"),
    // Typed for ß.
    ("β", "de"),
    ("æœ", "fr la"),
  ]
}
