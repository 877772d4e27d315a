import Pronunciation
import Testing

@testable import Vocabulary

@Suite("Of a language is known")
struct LanguageFactsTests {
  @Test(arguments: [
    ("de", "German", "Deutsch"), ("ar", "Arabic", "العربية"),
    ("pt-BR", "Portuguese (Brazil)", "Português (Brasil)"),
    ("zh-HK", "Chinese, Hong Kong", "繁體中文（香港）"),
    ("zh-Hant-TW", "Chinese, Traditional (Taiwan)", "繁體中文（台灣）"),
    ("zh_CN", "Chinese, Simplified", "简体中文"), ("sr-Latn", "Serbian, Latin", "Srpski (latinica)"),
    ("nb", "Norwegian Bokmål", "Norsk bokmål"),
    ("sk-SK", "Slovak (Slovakia)", "Slovenčina (Slovensko)"),
    ("sk-DE", "Slovak (DE)", "Slovenčina (DE)"), ("zu", "Zulu", "isiZulu"),
    ("ka", "Georgian", "ქართული"),
    ("ava", "Avaric", "Avaric"), ("qaa", "qaa", "qaa"), ("Base", "Base", "Base"),
  ])
  func `what it is called`(folder: String, english: String, endonym: String) {
    let language = Language(folderName: folder)
    #expect(language.englishName == english)
    #expect(language.endonym == endonym)
  }

  @Test func `a name in English and its own for every language of Siri and every Siri locale`() {
    for language in SiriLanguages.all {
      for tag in language.locales + language.tags {
        #expect(Language(folderName: tag).englishName.first?.isUppercase == true, "\(tag)")
        #expect(Language(folderName: tag).endonym != tag, "\(tag)")
      }
    }
  }

  @Test func `its names under the tag that folders get`() {
    for tag in LanguageNameTable.names.keys.sorted() {
      let language = Language(folderName: tag)
      #expect(language.isWellFormed, "\(tag)")
      // Left aside where the bundle's own name for it is another.
      if language.tag != tag { #expect(["tw"].contains(tag), "\(tag)") }
    }
    #expect(LanguageNameTable.names.count > 390)
  }

  @Test(arguments: [
    ("ar", true), ("ar-EG", true), ("he", true), ("iw", true), ("fa", true), ("ur", true),
    ("yi", true),
    ("ps", true), ("ckb", true), ("sd", true), ("sd-IN", false), ("sd-Deva", false), ("ug", true),
    ("dv", true),
    ("ku", false), ("ku-Arab", true), ("ku-IQ", true), ("az-Arab", true), ("pa-PK", true),
    ("ar-Latn", false),
    ("en", false), ("zh-Hans", false), ("uz", false),
  ])
  func `which way it runs`(folder: String, isRightToLeft: Bool) {
    let direction = Language(folderName: folder).writingDirection
    #expect(direction == (isRightToLeft ? .rightToLeft : .leftToRight))
    #expect(direction.htmlDir == (isRightToLeft ? "rtl" : "ltr"))
  }

  @Test(arguments: [
    ("de", "„…“"), ("de-AT", "„…“"), ("de-CH", "«…»"), ("fr", "«\u{202F}…\u{202F}»"),
    ("fr-CA", "«\u{202F}…\u{202F}»"), ("ja", "「…」"), ("zh-Hant", "「…」"), ("zh-Hant-TW", "「…」"),
    ("zh-HK", "「…」"), ("zh-Hans", "“…”"), ("zh", "“…”"), ("ru", "«…»"), ("sv", "”…”"),
    ("fi", "”…”"),
    ("pl", "„…”"), ("hu", "„…”"), ("ro", "„…”"), ("es", "«…»"), ("es-MX", "“…”"), ("pt", "“…”"),
    ("pt-PT", "«…»"), ("en", "“…”"), ("xx", "“…”"), ("Base", "“…”"),
  ])
  func `how it quotes`(folder: String, quoted: String) {
    let marks = Language(folderName: folder).quotationMarks
    #expect(marks.open + "…" + marks.close == quoted)
  }

  @Test(arguments: [
    ("en", "English"), ("en-GB", "English"), ("nb", "Norwegian"), ("no", "Norwegian"),
    ("zh-HK", "Cantonese"),
    ("yue", "Cantonese"), ("zh-Hant", "Mandarin"), ("zh_TW", "Mandarin"), ("pt", "Portuguese"),
    ("pt-BR", "Portuguese"), ("he", "Hebrew"), ("de-LI", "German"),
  ])
  func `that Siri speaks it`(folder: String, name: String) {
    #expect(Language(folderName: folder).siriLanguage?.name == name)
    #expect(Language(folderName: folder).isSpokenBySiri)
  }

  @Test(arguments: ["uk", "be", "uz", "ca", "pl", "nn", "pt-PT", "nan", "Base", "zh-Latn"])
  func `that Siri doesn't speak it`(folder: String) {
    #expect(!Language(folderName: folder).isSpokenBySiri)
  }

  @Test(arguments: [
    ("zh_CN", ChineseHintRule.zhCN), ("zh-Hans-CN", .zhCN), ("zh", .zhCN), ("zh_SG", .zhCN),
    ("cmn-Hans", .zhCN),
    ("zh-Hans-HK", .zhCN), ("zh_TW", .zhTW), ("zh-Hant", .zhTW), ("zh-Hant-TW", .zhTW),
    ("zh_HK", .zhHK),
    ("zh-Hant-HK", .zhHK), ("yue", .zhHK), ("yue-Hant", .zhHK), ("zh-yue", .zhHK), ("zh_MO", .zhHK),
    ("zh-Hant-MO", .zhHK), ("ja", nil), ("nan", nil), ("zh-Latn", nil), ("Base", nil),
  ])
  func `which rule its pronunciations follow, if Chinese`(folder: String, rule: ChineseHintRule?) {
    #expect(Language(folderName: folder).chineseHintRule == rule)
  }
}
