package import Pronunciation

/// A hint and a phrase made of any bytes.
///
/// The first byte chooses what checks them, the second how the others are read: as UTF-8, or each as a
/// piece of hints and phrases, so that a change of one byte leads from one likely hint to another. A zero
/// ends the phrase.
package struct FuzzedHint: Sendable {
  package let hint: String
  package let phrase: String
  /// `nil` for another language than Chinese.
  package let rule: ChineseHintRule?
  package let language: String

  package init(_ bytes: some Collection<UInt8>) {
    let choice = Int(bytes.first ?? 0)
    let isRaw = bytes.dropFirst().first.map { $0 % 4 == 0 } ?? true
    let parts = bytes.dropFirst(2).split(
      separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let texts = parts.prefix(2).enumerated().map { index, part in
      isRaw
        ? String(decoding: part, as: UTF8.self)
        : Self.text(part, of: index == 0 ? Self.phrasePieces : Self.hintPieces)
    }
    phrase = texts.first ?? ""
    hint = texts.count > 1 ? texts[1] : ""
    let rules = ChineseHintRule.allCases
    rule = rules.indices.contains(choice % 5) ? rules[choice % 5] : nil
    language = Self.languages[choice % Self.languages.count]
  }

  package init(
    hint: String, phrase: String, rule: ChineseHintRule?, language: String = "en"
  ) {
    self.hint = hint
    self.phrase = phrase
    self.rule = rule
    self.language = language
  }

  /// Has it checked, for the time that takes.
  func check() {
    if let rule {
      let checker = ChineseHintChecker(rule)
      _ = checker.faults(in: hint, for: phrase)
      _ = checker.alignment(of: hint, with: phrase)
      _ = SuggestedReading(of: phrase, under: rule)
    } else {
      _ = SoundsLikeChecker(language: language).fault(in: hint, for: phrase)
    }
  }

  package var violations: [String] {
    if let rule {
      HintProperties.violations(hint: hint, phrase: phrase, rule: rule)
    } else {
      HintProperties.violations(hint: hint, phrase: phrase, language: language)
    }
  }

  private static func text(_ bytes: some Collection<UInt8>, of pieces: [String]) -> String {
    bytes.map { pieces[Int($0) % pieces.count] }.joined()
  }

  private static let languages = ["en", "de", "da", "fr", "ja", "ko", "ru", "ar", "el", "xx"]

  private static let phrasePieces =
    "苹果 蘋 銀行 的 士 绿 女 点 儿 兒 点儿 一 不 好 好 马 重 行 乐 垃 圾 期 々 ㄅ 㐀 𠮷 \u{FA0E} か ア 한 "
    .split(separator: " ").map(String.init)
    + ["app", "App", "MP", "3", "42", "5K", "+", "&", "-", "·", " ", "，", "é", "я", "ع"] + oddities

  private static let hintPieces =
    """
    ping guo yin hang lyu nyu lü nü jyu ju lv lu: nue lue xi an xian zhuang shuang dian dianr r er de \
    le se la ji qi yi yao bu hao ma ga dik si dyun seon jyut m ng hng gwaang jat ngo ê ei chung ch' hs \
    jh tsz ㄅ ㄧ ㄥ ˊ ˇ ㄆㄧㄥˊ 苹 a b c g n u v x z A N Zh app App MP 5K é ß я ع ə ˈ ʃ
    """
    .split(separator: " ").map(String.init)
    + [
      "1", "2", "3", "4", "5", "6", "7", "9", "0", "12", " ", " ", "  ", "\t", "\n", "-", "'", "’",
    ]
    + [
      "·", ",", ".", ":", "/", "[", "]", "<", ">", "&", "²", "３", "ａ", "ａ１", "ā", "á", "ǎ", "à",
      "ǜ",
    ]
    + oddities

  /// What may stand anywhere in a text.
  private static let oddities = [
    "\u{300}", "\u{301}", "\u{304}", "\u{308}", "\u{30C}", "\u{20E3}", "\u{200D}", "\u{200F}",
    "\u{202E}", "\u{FE0F}", "\u{E000}", "\u{378}", "\u{FFFE}", "\u{10FFFF}", "\u{0}", "\u{AD}",
    "\u{FEFF}",
    "\u{1F600}", "\u{E0100}", "\u{1D400}",
  ]
}
