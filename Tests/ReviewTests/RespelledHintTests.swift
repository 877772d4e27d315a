import Diagnostics
import Testing
import Vocabulary

@testable import Review

/// Hints of languages other than Chinese, and those that are missing.
@Suite("A pronunciation hint")
struct RespelledHintTests {
  private func findings(in example: RuleExample) throws -> [Diagnostic] {
    Review().findings(in: try ExampleApp(example).app).filter { $0.rule.hasPrefix("pron/") }
  }

  private func rules(_ hint: String, for phrase: String, in language: String) throws -> [String] {
    try findings(in: .hint(hint, for: phrase, in: language)).map(\.rule)
  }

  @Test(arguments: [
    ("eye toons", "iTunes", "en"), ("tschäriti wän", "Charity Van", "de"),
    ("アイチューンズ", "iTunes", "ja"), ("ふーどばんくびん", "フードバンク便", "ja"), ("채리티 밴", "Charity Van", "ko"),
    ("צ׳אריטי ואן", "Charity Van", "he"), ("تشاريتي فان", "Charity Van", "ar"),
    ("чэрити вэн", "Charity Van", "ru"), ("τσάριτι βαν", "Charity Van", "el"),
    ("चैरिटी वैन", "Charity Van", "hi"), ("แชริตี้แวน", "Charity Van", "th"),
    ("čeriti ven", "Чарити ван", "sr"), ("ping2 guo3", "苹果", "zh-Hans"),
    ("Masse", "Maße", "de"), ("Fuss", "Fuß", "de"), ("gif", "GIF", "en"), ("зож", "ЗОЖ", "ru"),
    ("תנך", "תנ״ך", "he"), ("TODO", "Storm", "en"),
    ("five kay", "5K", "en"), ("5K", "5 kilometres", "en"), ("об\u{2BC}їзд", "Обїзд", "uk"),
  ])
  func `that sounds like its term in its own writing is clean`(
    _ hint: String, _ phrase: String, _ language: String
  ) throws {
    #expect(try rules(hint, for: phrase, in: language) == [])
  }

  @Test(arguments: [
    ("ˈʃiː", "SHE", "en", "pron/ipa"), ("ˈʃiː", "SHE", "ja", "pron/ipa"),
    ("ping2 guo3", "Apple", "ja", "pron/tone-digits"), ("píng guǒ", "Apple", "ja", "pron/script"),
    ("大型", "大型トラック", "ja", "pron/script"), ("iTunes", "iTunes", "ja", "pron/same"),
    ("shuh-TAW", "シャトー", "ja", "pron/script"), ("—", "Apple", "en", "pron/blank"),
    ("😀", "苹果", "zh-Hans", "pron/blank"), ("itunes", "iTunes", "zh-Hans", "pron/same"),
    ("ｅｙｅ", "I", "en", "pron/script"), ("SHUH-taw", "Chateau", "en", "pron/style"),
    ("東京", "도쿄", "ko", "pron/script"), ("アイ", "I", "fr", "pron/script"),
    ("карdio", "Cardio", "ru", "pron/script"), ("東京", "東京", "ja", "pron/script"),
  ])
  func `with one thing wrong gives one finding`(
    _ hint: String, _ phrase: String, _ language: String, _ rule: String
  ) throws {
    #expect(try rules(hint, for: phrase, in: language) == [rule])
  }

  @Test func `of an alternative name is judged in the language of its strings`() throws {
    let example = RuleExample.bundle(
      """
      \(InfoEntries.region)
      \(InfoEntries.alternative("ALT_1", pronunciation: "ALT_1_HINT"))
      """,
      and: [
        .strings("ALT_1 = \"Cardio\"; ALT_1_HINT = \"car dee oh\";", in: "en"),
        .strings("ALT_1 = \"カーディオ\"; ALT_1_HINT = \"kaadio\";", in: "ja"),
        .strings("ALT_1 = \"有氧\"; ALT_1_HINT = \"you3 yang9\";", in: "zh-Hans"),
        .strings("ALT_1 = \"Kardio\";", in: "de"),
      ])
    let found = try findings(in: example)
    #expect(found.map(\.language) == ["ja", "zh-Hans"])
    #expect(found.map(\.rule) == ["pron/script", "pron/tone-range"])
    #expect(found[0].place.path == "CardioBonanza.app/ja.lproj/InfoPlist.strings")
  }

  @Test func `that is copied into every language is told of once`() throws {
    let found = try findings(
      in: RuleExample([
        .terms([.init("a", "Cardio Craze", pronunciation: "cardio craze")], in: "en"),
        .terms([.init("a", "Cardio Craze", pronunciation: "cardio craze")], in: "fr"),
      ]))
    #expect(found.map(\.rule) == ["pron/same"])
    #expect(found.first?.notes.map(\.place?.path) == ["fr.lproj/AppIntentVocabulary.plist"])
  }

  @Test func `that is missing in Chinese is suggested, to be verified`() throws {
    let found = try findings(
      in: .terms(.init("bank", "银行"), .init("smile", "微笑"), in: "zh-Hans"))
    #expect(found.map(\.rule) == ["pron/missing"])
    let notes = found.first?.notes.map(\.text) ?? []
    #expect(notes.count == 2)
    #expect(
      notes.first?.hasPrefix("Probably “yin2 hang2” (行 can also be ") == true
    )
    #expect(found.allSatisfy { $0.severity == Severity.note && $0.fixes.isEmpty })
  }

  @Test func `that is missing for many terms is told of in one finding of bounded length`() throws {
    let terms = (0..<200).map { RuleExample.Term("t\($0)", "微笑\($0)") }
    let found = try findings(in: RuleExample([.terms(terms, in: "zh-Hant")]))
    #expect(found.count == 1)
    #expect(found.first?.notes.count == 11)
  }

  @Test func `is offered no letters of another script`() throws {
    let found = try findings(in: .hint("/ai/", for: "iTunes", in: "ja"))
    #expect(found.map(\.rule) == ["pron/ipa"])
    #expect(found.first?.fixes == [])
  }

  @Test func `that is missing can be silenced for one of several terms`() throws {
    let example = RuleExample.terms(.init("bank", "银行"), .init("smile", "微笑"), in: "zh-Hans")
    var adjustment = Adjustment(rule: "pron/missing", severity: nil, at: Place(path: ""))
    adjustment.phrases = ["微笑"]
    var settings = ReviewSettings()
    settings.adjustments = [adjustment]
    let found = Review(settings: settings).findings(in: try ExampleApp(example).app)
    #expect(
      found.filter { $0.rule.hasPrefix("pron/") }.map(\.message) == ["“银行” has no pronunciation"])
    #expect(!found.contains { $0.rule == "settings/unused" })
  }

  @Test func `that is missing for a term in two scripts is told of once`() throws {
    #expect(try findings(in: .terms(.init("bike", "YouBike單車"), in: "zh-Hant")).count == 1)
  }

  @Test func `that is too long to be kept isn't missing`() throws {
    let hint = String(repeating: "eye ", count: 1_000_000)
    let found = Review().findings(
      in: try ExampleApp(.terms(.init("tunes", "iTunes", pronunciation: hint))).app)
    #expect(
      found.map(\.rule).filter { $0.hasPrefix("pron/") || $0 == "schema/too-long" } == [
        "schema/too-long"
      ])
  }

  @Test(arguments: [
    ("eye\u{200B}toons", "en", "phrase/invisible"), ("eye\u{202E} toons", "en", "phrase/invisible"),
    ("eye too\u{AD}ns", "en", "phrase/invisible"), ("eye\u{A0}toons", "en", "phrase/edge-space"),
    ("eye\u{FFFD} toons", "en", "phrase/unspeakable"), ("eye\ttoons", "en", "phrase/unspeakable"),
    ("eye\ntoons", "en", "phrase/unspeakable"), (" eye toons", "en", "phrase/edge-space"),
    ("eye toons ", "en", "phrase/edge-space"), ("eye  toons", "en", "phrase/edge-space"),
    ("eye\u{3000}toons", "en", "phrase/edge-space"),
    ("ai1  qing2 ", "zh-Hans", "phrase/edge-space"),
    ("ai1\u{200B} qing2", "zh-Hans", "pron/zh-cn"),
  ])
  func `with a character that nobody sees gives one finding`(
    _ hint: String, _ language: String, _ rule: String
  ) throws {
    let phrase = language == "en" ? "iTunes" : "哀情"
    let found = Review().findings(
      in: try ExampleApp(.hint(hint, for: phrase, in: language)).app
    ).filter { $0.rule.hasPrefix("pron/") || $0.rule.hasPrefix("phrase/") }
    #expect(found.map(\.rule) == [rule])
  }

  @Test func `may be any string`() throws {
    for hint in ["\u{301}", "\u{202E}א", "\u{E000}", "a\u{301}\u{302}", "﷽", "\u{FFFD}", "ﾊﾟ", "々"] {
      for language in ["en", "ja", "ko", "sr", "zz", "Base", "mn"] {
        _ = try findings(in: .hint(hint, for: hint + "x", in: language))
      }
    }
  }
}
