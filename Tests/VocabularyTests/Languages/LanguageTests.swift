import Testing

@testable import Vocabulary

@Suite("A localization")
struct LanguageTests {
  @Test(arguments: [
    ("zh_CN", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-hans", "zh-Hans"), ("zh_TW", "zh-Hant"),
    ("zh-TW", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh-Hant-TW", "zh-Hant-TW"), ("zh_HK", "zh-HK"),
    ("zh-hk", "zh-HK"), ("zh-Hant-HK", "zh-HK"), ("zh_Hant_HK", "zh-HK"), ("zh_MO", "zh-MO"),
    ("zh", "zh"), ("Chinese", "zh"), ("Simplified Chinese", "zh-Hans"), ("zh-simp", "zh-Hans"),
    ("Chinese, Traditional", "zh-Hant"), ("zh.Ha-T_TW", "zh-Hant"), ("zh-cmn", "zh"), ("cmn", "zh"),
    ("cmn-Hans", "zh-Hans"), ("zh-guoyu", "zh"), ("zh-yue", "yue"), ("zh-min-nan", "nan"),
    ("English", "en"), ("French", "fr"), ("Japanese", "ja"), ("Norwegian", "nb"), ("Sami", "se"),
    ("Brazilian Portuguese", "pt-BR"), ("Flemish", "nl-BE"), ("Tagalog", "fil"), ("Persian", "fa"),
    ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("PT_pt", "pt-PT"), ("pt", "pt"), ("es_XL", "es-419"),
    ("es-419", "es-419"), ("EN", "en"), ("en_GB", "en-GB"), ("en-UK", "en-GB"), ("iw", "he"),
    ("in", "id"), ("ji", "yi"), ("no", "nb"), ("no_NO", "nb-NO"), ("tl", "fil"), ("zho", "zh"),
    ("chi", "zh"), ("spa", "es"), ("por", "pt"), ("eng-US", "en-US"), ("sr-latn-rs", "sr-Latn-RS"),
    ("sh_HR", "hr"), ("ca-ES-VALENCIA", "ca-ES-valencia"), ("sk-SK", "sk-SK"), ("Base", "Base"),
  ])
  func `is named as a bundle looks it up`(folder: String, tag: String) {
    #expect(Language(folderName: folder).tag == tag)
  }

  @Test(arguments: [
    "", "base", "english", "e", "en--US", "-", "_", "en-", "Ünglisch", "../etc/passwd",
    "a\u{0}b", "zh Hans", "👩‍👩‍👧", "en-US-US", "en-x", "i", "x-mine", "en-a-b", "\u{202E}en",
  ])
  func `with a name that is no tag keeps it`(folder: String) {
    let language = Language(folderName: folder)
    #expect(language.tag == folder)
    #expect(!language.isWellFormed)
    #expect(language.htmlLang == "und")
    #expect(language.englishName == folder)
    #expect(language.endonym == folder)
    #expect(language.quotationMarks == QuotationMarks(open: "“", close: "”"))
    #expect(language.writingDirection == .leftToRight)
    #expect(language.chineseHintRule == nil)
    #expect(!language.isSpokenBySiri)
  }

  @Test func `with a name of any length is read at once`() {
    for name in [
      String(repeating: "en-", count: 100_000), String(repeating: "a", count: 1_000_000),
    ] {
      #expect(Language(folderName: name).tag == name)
    }
  }

  @Test func `is the same however often its name is made canonical`() {
    for name in LegacyLanguageNames.tags.values.sorted()
      + LanguageAliases.replacements.keys.sorted()
    {
      let once = Language(folderName: name)
      #expect(Language(folderName: once.tag) == once, "\(name)")
      #expect(once.isWellFormed, "\(name)")
    }
    #expect(LegacyLanguageNames.tags.count > 180)
    #expect(LanguageAliases.replacements.count > 300)
  }

  @Test(arguments: [
    ("en", true), ("zh-Hant-TW", true), ("iw", true), ("tw", true), ("gsw", true), ("sh", true),
    ("hx_en", false), ("jp", false), ("cz", false), ("ua", false), ("Base", false), ("?", false),
  ])
  func `has a code that some language was given`(folder: String, isAssigned: Bool) {
    #expect(Language(folderName: folder).hasAssignedCode == isAssigned)
  }

  @Test func `of Base has no language of its own`() {
    #expect(Language.base.isBase)
    #expect(Language(folderName: "Base") == .base)
    #expect(!Language.base.isWellFormed)
    #expect(Language.base.htmlLang == "")
    #expect(!Language(folderName: "base").isBase)
  }

  @Test func `is ordered by its tag`() {
    let tags = ["zh-Hant", "zh-HK", "en", "zh-Hans", "de", "en-GB", "Base"]
    #expect(
      tags.map(Language.init(folderName:)).sorted().map(\.tag)
        == ["Base", "de", "en", "en-GB", "zh-HK", "zh-Hans", "zh-Hant"])
  }

  @Test(arguments: [
    ("en-US-u-nu-latn", true), ("de-1996", true), ("sl-rozaj-biske", true), ("en-x-mine", true),
    ("de-DE-1901-a-value", true), ("zh-Hant-TW", true), ("en-u", false), ("en-12", false),
    ("en-toolongsubtag", false),
  ])
  func `is well-formed by BCP 47`(name: String, isWellFormed: Bool) {
    #expect(Language(folderName: name).isWellFormed == isWellFormed)
  }
}
