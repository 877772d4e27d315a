package import Pronunciation

extension Language {
  /// The rule for this language's pronunciation hints; `nil` for languages other than Chinese.
  ///
  /// Apple names three languages; that other tags follow the nearest of them is inferred.
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
