/// The scripts of languages, and the letters that tell neighbours apart.
///
/// Scripts: Unicode CLDR 41, `likelySubtags.xml` and `languageInfo` of `supplementalData.xml`, as of
/// 2026-11; a language that is written in two scripts somewhere has both, and one with a script that
/// isn't told apart here is left out. Letters: the alphabets themselves, our choice.
enum LanguageWritingTable {
  /// How a language is written: the script of its tag, else the usual ones of the language.
  static func writing(of subtags: LanguageSubtags) -> LanguageWriting? {
    if subtags.language == "zh" || subtags.language == "yue" { return chinese(subtags) }
    let own = byLanguage[subtags.language]
    guard let script = subtags.script else { return own }
    guard let scripts = byScript[script] else { return nil }
    if let own, own.scripts == scripts { return own }
    return make(scripts)
  }

  private static func chinese(_ subtags: LanguageSubtags) -> LanguageWriting {
    var writing = LanguageWriting(scripts: [.han], character: "Chinese character")
    switch (subtags.script, subtags.region) {
    case ("Hans", _):
      tell(&writing, own: ChineseCharacters.simplified, from: ChineseCharacters.traditional)
    case ("Hant", _), (nil, "HK"), (nil, "MO"), (nil, "TW"):
      tell(&writing, own: ChineseCharacters.traditional, from: ChineseCharacters.simplified)
    default: break
    }
    return writing
  }

  private static func tell(
    _ writing: inout LanguageWriting, own: Set<Unicode.Scalar>, from strange: Set<Unicode.Scalar>
  ) {
    writing.own = own
    writing.strange = strange
  }

  private static let byLanguage: [String: LanguageWriting] = {
    var byLanguage: [String: LanguageWriting] = [:]
    for (scripts, languages) in rows {
      for language in languages.split(whereSeparator: \.isWhitespace) {
        byLanguage[String(language)] = make(scripts)
      }
    }
    for (language, own, strange) in neighbours {
      if var writing = byLanguage[language] {
        tell(&writing, own: Set(own.unicodeScalars), from: Set(strange.unicodeScalars))
        byLanguage[language] = writing
      }
    }
    return byLanguage
  }()

  private static func make(_ scripts: [ScriptClass]) -> LanguageWriting {
    let character =
      switch scripts {
      case [.kana, .han]: "Japanese character"
      case [.han]: "Chinese character"
      default: "\(scripts.compactMap { names[$0] }.joined(separator: " or ")) letter"
      }
    return LanguageWriting(scripts: scripts, character: character)
  }

  private static let names: [ScriptClass: String] = [
    .latin: "Latin", .greek: "Greek", .cyrillic: "Cyrillic", .armenian: "Armenian",
    .hebrew: "Hebrew", .arabic: "Arabic", .georgian: "Georgian", .ethiopic: "Ethiopic",
    .hangul: "Korean", .thai: "Thai", .lao: "Lao", .khmer: "Khmer", .myanmar: "Burmese",
    .devanagari: "Devanagari", .bengali: "Bengali", .gurmukhi: "Gurmukhi", .gujarati: "Gujarati",
    .odia: "Odia", .tamil: "Tamil", .telugu: "Telugu", .kannada: "Kannada",
    .malayalam: "Malayalam", .sinhala: "Sinhala",
  ]

  private static let rows: [(scripts: [ScriptClass], languages: String)] = [
    (
      [.latin],
      """
      af ast br ca ceb co cs cy da de en eo es et eu fi fil fo fr fur fy ga gd gl gsw gv haw hr ht
      hu id ig is it jv kw la lb ln lt lv mg mi mt nb nl nn no nso oc om pl pt qu rm ro rw sc se sk
      sl sm sn so sq ss st su sv sw tn to tr ts ve vi xh yo zu
      """
    ),
    ([.cyrillic], "av ba be bg ce cv mk os ru sah tt uk"), ([.cyrillic, .other], "mn"),
    ([.cyrillic, .latin], "bs sr"), ([.cyrillic, .latin, .arabic], "kk ky tg"),
    ([.latin, .cyrillic, .arabic], "az tk uz"),
    ([.latin, .arabic], "ha ms ku"),
    ([.arabic], "ar arz ary ckb fa ps ug ur"),
    ([.greek], "el"), ([.hebrew], "he yi"), ([.armenian], "hy"), ([.georgian], "ka"),
    ([.ethiopic], "am ti"), ([.kana, .han], "ja"), ([.hangul], "ko"), ([.thai], "th"),
    ([.lao], "lo"), ([.khmer], "km"), ([.myanmar], "my"),
    ([.devanagari], "hi mr ne sa bho mai"), ([.bengali], "as bn"), ([.gujarati], "gu"),
    ([.gurmukhi, .arabic], "pa"), ([.odia], "or"), ([.tamil], "ta"), ([.telugu], "te"),
    ([.kannada], "kn"), ([.malayalam], "ml"), ([.sinhala], "si"),
  ]

  private static let byScript: [String: [ScriptClass]] = [
    "Latn": [.latin], "Cyrl": [.cyrillic], "Arab": [.arabic], "Aran": [.arabic],
    "Hebr": [.hebrew], "Grek": [.greek], "Armn": [.armenian], "Geor": [.georgian],
    "Ethi": [.ethiopic], "Hang": [.hangul], "Kore": [.hangul], "Jpan": [.kana, .han],
    "Hira": [.kana], "Kana": [.kana], "Thai": [.thai], "Laoo": [.lao], "Khmr": [.khmer],
    "Mymr": [.myanmar], "Deva": [.devanagari], "Beng": [.bengali], "Guru": [.gurmukhi],
    "Gujr": [.gujarati], "Orya": [.odia], "Taml": [.tamil], "Telu": [.telugu],
    "Knda": [.kannada], "Mlym": [.malayalam], "Sinh": [.sinhala],
  ]

  /// Letters of a language's own, of which any sentence has some, and letters it lacks but a neighbour
  /// has in any sentence. Both small, for capitals are told by the small letters beside them.
  private static let neighbours: [(language: String, own: String, strange: String)] = [
    ("uk", "іїєґ", "ыэёъўђћјљњџ"),
    ("be", "ўі", "ищъїєґђћјљњџ"),
    ("ru", "ыэёъщ", "іїєґўћђљњџјѕѓќ"),
    ("bg", "ъщ", "ыэёіїєґћђљњџј"),
    ("sr", "ђћјљњџ", "ыэёщъюяйіїєґў"),
    ("mk", "ѓќѕјљњџ", "ыэёщъюяйіїє"),
    ("ar", "يكةى", "یکگچپژٹڈڑںے"),
    ("fa", "یکگچپژ", "ةٹڈڑںے"),
    ("ur", "ٹڈڑںےہھ", "ةي"),
  ]
}
