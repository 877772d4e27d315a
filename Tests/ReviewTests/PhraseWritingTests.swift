import Testing
import Vocabulary

@testable import Review

@Suite("The writing of a phrase")
struct PhraseWritingTests {
  @Test(arguments: [
    ("Run w/ Anna & Bob", "en", ["w/", "&"]), ("Rock & Roll", "xx", ["&"]),
    ("Walk + run", "en", ["+"]),
    ("Meet @ home", "en", ["@"]), ("Play #1", "en", ["#1"]), ("Acme™", "en", ["™"]),
    ("Lauf z.B. schnell", "de", ["z.B."]),
    ("Lauf z.\u{A0}B. schnell", "de", ["z.\u{A0}B."]), ("5 Min. laufen", "de", ["Min."]),
    ("Run for 10 min.", "en", ["min."]),
    ("MyApp123", "en", ["MyApp123"]), ("1acc2", "en", ["1acc2"]), ("Run4Fun", "en", ["Run4Fun"]),
    ("3km", "fr", ["3km"]), ("10lbs", "en", ["10lbs"]),
  ])
  func `tells what isn't written as it is said`(_ text: String, _ tag: String, _ expected: [String])
  {
    let parts = SpelledPart.find(in: text, language: Language(folderName: tag))
    #expect(parts.map { text.part($0.range) } == expected)
  }

  @Test(arguments: [
    ("R&B, Q&A and H&M", "en"), ("Disney+ and Canal+", "en"),
    ("MP3, 70s, 1st, 5k, U2, H2O, B2B, 3D, 4x4", "en"),
    ("à 7h30, 18h", "fr"), ("at 8pm", "en"), ("3 km in 20 minutes", "en"), ("iOS18", "en"),
    ("Ich bin in der Min", "de"),
    ("Sett på min. musikk", "nb"), ("Dr. Who vs. Mr. T, No. 5", "en"), ("跑3公里", "zh-Hans"),
    ("5kmを走る", "ja"),
    ("C#", "en"), ("٣كم", "ar"), ("minutes", "en"), ("etcetera", "en"),
  ])
  func `is let be where people say it so`(_ text: String, _ tag: String) {
    #expect(SpelledPart.find(in: text, language: Language(folderName: tag)).isEmpty)
  }

  @Test(arguments: [
    ("Start.", "en", SentenceEnding.fullStop), ("Start", "en", .nothing),
    ("Start!", "en", .exclamationMark),
    ("“Start.”", "en", .fullStop), ("Start (now)", "en", .nothing), ("开始。", "zh-Hans", .fullStop),
    ("शुरू करो।", "hi", .fullStop), ("שלח.", "he", .fullStop), ("Սկսիր։", "hy", .fullStop),
    ("جاری رکھیں۔", "ur", .fullStop),
    ("开始！", "zh-Hans", .exclamationMark), ("Start ", "en", .nothing), ("चालू", "hi", .nothing),
  ])
  func `has an ending`(_ text: String, _ tag: String, _ ending: SentenceEnding) {
    #expect(self.ending(of: text, tag) == ending)
  }

  @Test(arguments: [
    ("Ready?", "en"), ("準備？", "ja"), ("جاهز؟", "ar"), ("Έτοιμος;", "el"), ("Որտե՞ղ ես", "hy"),
    ("at 5 p.m.", "en"),
    ("Say…", "en"), ("Say...", "en"), ("เริ่ม.", "th"), ("Plan B.", "en"), ("Say:", "en"), ("", "en"),
  ])
  func `may have an ending that tells no style`(_ text: String, _ tag: String) {
    #expect(ending(of: text, tag) == nil)
  }

  private func ending(of text: String, _ tag: String) -> SentenceEnding? {
    SentenceEnding.find(in: text, language: Language(folderName: tag)) { _ in false }?.ending
  }

  @Test(arguments: [
    ("“Start”", "Start"), (" \"Start\" ", "Start"), ("„Los“", "Los"), ("„Start”", "Start"),
    ("»Los«", "Los"),
    ("«\u{202F}Va\u{202F}»", "Va"), ("‘Anna’s run’", "Anna’s run"), ("'Anna's run'", "Anna's run"),
    ("「開始」", "開始"),
    ("“Play ‘Run’ now”", "Play ‘Run’ now"),
  ])
  func `may be wrapped in quotation marks`(_ text: String, _ content: String) {
    #expect(QuotationPairs.content(of: text) == content)
  }

  @Test(arguments: [
    "Start", "“A” and “B”", "\"A\" and \"B\"", "“Run” now", "Play “Run”", "’Tis", "'", "\"\"",
    "\"…\"", "《红楼梦》",
    "“A” or “B", "",
  ])
  func `is not wrapped in them`(_ text: String) {
    #expect(QuotationPairs.content(of: text) == nil)
  }

  @Test func `is composed letter by letter, and otherwise left alone`() throws {
    let text = "e\u{301} \u{1109}\u{1175} ẹ\u{302}n"
    let composition = try #require(Composition(text))
    #expect(composition.count == 3 && composition.first == 0..<2)
    #expect(Array(composition.composed.unicodeScalars) == Array("é 시 ện".unicodeScalars))
    // Composition exclusions, marks in another order, twins of ideographs, and plain text.
    for kept in [
      "\u{095E}", "\u{09DC}", "\u{0651}\u{064E}", "\u{FA19}", "\u{05E9}\u{05BC}\u{05C1}", "é", "e",
    ] {
      #expect(Composition("x" + kept) == nil, "\(kept)")
    }
  }
}
