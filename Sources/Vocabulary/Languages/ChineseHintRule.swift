/// Which of Apple's three rules a Chinese localization's pronunciation hints follow.
///
/// The three names are Apple's (“Localizing Your Vocabulary for Chinese Dialects”); that other tags
/// follow the nearest of them is inferred.
package enum ChineseHintRule: String, CaseIterable, Sendable {
  /// Mandarin of the mainland: pinyin, tones 1 to 5.
  case zhCN = "zh_CN"
  /// Mandarin of Taiwan: pinyin, tones 1 to 5.
  case zhTW = "zh_TW"
  /// Cantonese of Hong Kong: Jyutping, tones 1 to 6.
  case zhHK = "zh_HK"
}

extension Language {
  /// The rule for this language's pronunciation hints; `nil` for languages other than Chinese.
  package var chineseHintRule: ChineseHintRule? {
    guard let subtags else { return nil }
    if subtags.language == "yue" { return .zhHK }
    guard subtags.language == "zh" else { return nil }
    switch (subtags.script, subtags.region) {
    case ("Hans", _): return .zhCN
    case ("Hant", "HK"), ("Hant", "MO"), (nil, "HK"), (nil, "MO"): return .zhHK
    case ("Hant", _), (nil, "TW"): return .zhTW
    case (nil, _): return .zhCN
    default: return nil
    }
  }
}
