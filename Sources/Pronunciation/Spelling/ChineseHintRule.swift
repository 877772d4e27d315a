/// Apple's three rules for the pronunciation hints of Chinese localizations.
///
/// Source of names, spellings and tones: Apple, “Localizing Your Vocabulary for Chinese Dialects”.
package enum ChineseHintRule: String, CaseIterable, Sendable {
  /// Mandarin of the mainland: pinyin, tones 1 to 5.
  case zhCN = "zh_CN"
  /// Mandarin of Taiwan: pinyin, tones 1 to 5.
  case zhTW = "zh_TW"
  /// Cantonese of Hong Kong: Jyutping, tones 1 to 6.
  case zhHK = "zh_HK"

  /// The spelling in which the rule wants hints.
  package var spelling: ChineseSpelling { self == .zhHK ? .jyutping : .pinyin }
}
