import Foundation
import Testing

@testable import Pronunciation

@Suite("A hint for a language other than Chinese")
struct SoundsLikeCheckerTests {
  private func fault(
    _ hint: String, for phrase: String = "", in language: String? = "en"
  ) -> SoundsLikeFault? {
    SoundsLikeChecker(language: language).fault(in: hint, for: phrase)
  }

  @Test(arguments: [
    "eye toons", "car dee oh craze", "Eye Toons", "5K", "em pee 3", "haw ler truck", "you too",
    "tee vee", "A B C", "ay ow", "MP3", "web2 app3", "rock 'n' roll", "“eye” toons",
    "\"eye toons\"",
    "50% off", "TVs", "10:30", "over 9000", "AT&T", "a/c", "24/7", "o'clock",
  ])
  func `is clean in ordinary writing`(hint: String) {
    #expect(fault(hint, for: "iTunes Store") == nil)
  }

  @Test(arguments: [
    ("tschäriti wän", "de"), ("pi keupe", "fr"), ("façon œuf", "fr"), ("garçon", "de"),
    ("føtex", "da"),
    ("Þórður", "is"), ("rendez-vous", "fr"), ("mañana", "es"), ("əla", "az"), ("ħobż", "mt"),
    ("Straβe", "de"), ("θέα", "el"), ("ɔkɛ", "ee"), ("ọ̩", "yo"), ("điện thoại", "vi"),
    ("おおがたとらっく", "ja"), ("채리티 밴", "ko"), ("צ׳אריטי ואן", "he"), ("тюнз", "ru"), ("٥ك", "ar"),
  ])
  func `may have the letters of its language`(_ hint: String, _ language: String) {
    #expect(fault(hint, in: language) == nil)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let hint: String
    var phrase = ""
    var language = "en"
    let kind: SoundsLikeFault.Kind
    let ranges: [Range<Int>]
    var suggestion: String?
    var testDescription: String { "\(hint) → \(kind)" }
  }

  @Test(arguments: [
    Case(hint: "ˈaɪtjuːnz", kind: .phoneticLetter, ranges: [0..<1, 2..<3, 6..<7]),
    Case(hint: "/ˈaɪtjuːnz/", kind: .phoneticLetter, ranges: [1..<2, 3..<4, 7..<8]),
    Case(hint: "kæt", kind: .phoneticLetter, ranges: [1..<2]),
    Case(hint: "ʃœ", language: "fr", kind: .phoneticLetter, ranges: [0..<1]),
    Case(hint: "ʃœ", language: "de", kind: .phoneticLetter, ranges: [0..<2]),
    Case(hint: "/eye toons/", kind: .slashes, ranges: [0..<1, 10..<11], suggestion: "eye toons"),
    Case(hint: "[eye toons]", kind: .slashes, ranges: [0..<1, 10..<11], suggestion: "eye toons"),
    Case(hint: "/eye/ /toons/", kind: .slashes, ranges: [0..<1, 12..<13]),
    Case(
      hint: "<sub alias=\"eye toons\">iTunes</sub>", phrase: "iTunes", kind: .markup,
      ranges: [0..<23, 29..<35], suggestion: "eye toons"),
    Case(
      hint: "<speak>eye toons</speak>", kind: .markup, ranges: [0..<7, 16..<24],
      suggestion: "eye toons"),
    Case(
      hint: "<phoneme ph=\"aɪ\">iTunes</phoneme>", phrase: "iTunes", kind: .markup,
      ranges: [0..<17, 23..<33]),
    Case(hint: "[[inpt PHON]]AY", kind: .markup, ranges: [0..<13]),
    Case(hint: "\"aI tju:nz", kind: .xSampa, ranges: [0..<3, 4..<10]),
    Case(hint: "h@loU", kind: .xSampa, ranges: [0..<5]),
    Case(hint: "kIt lQk", kind: .xSampa, ranges: [0..<3, 4..<7]),
    Case(hint: "fIS aInz", kind: .xSampa, ranges: [0..<3, 4..<8]),
    Case(hint: "bO~ZuR", language: "fr", kind: .xSampa, ranges: [0..<6]),
    Case(hint: "AY1 T UW2 N Z", kind: .arpabet, ranges: [0..<13]),
    Case(hint: "AY T UW N Z", kind: .arpabet, ranges: [0..<11]),
    Case(hint: "ay t uw n z", kind: .arpabet, ranges: [0..<11]),
    Case(hint: "ping2 guo3", kind: .toneDigit, ranges: [0..<5, 6..<10]),
    Case(hint: "ping2guo3 music", kind: .toneDigit, ranges: [0..<5, 5..<9]),
    Case(hint: "dik1 si2", language: "ja", kind: .toneDigit, ranges: [0..<4, 5..<8]),
    Case(hint: "nyu3", phrase: "女", kind: .toneDigit, ranges: [0..<4]),
    Case(hint: "ｅｙｅ toons", kind: .characterForm, ranges: [0..<3], suggestion: "eye toons"),
    Case(hint: "ﾌﾞﾗﾝﾄﾞ", language: "ja", kind: .characterForm, ranges: [0..<6], suggestion: "ブランド"),
    Case(
      hint: "shuh-TAW-kwuh", kind: .stressStyle, ranges: [4..<5, 5..<8, 8..<9],
      suggestion: "shuh taw kwuh"),
    Case(
      hint: "eye-toons", phrase: "iTunes", kind: .stressStyle, ranges: [3..<4],
      suggestion: "eye toons"),
    Case(hint: "buhNANuh", kind: .stressStyle, ranges: [3..<6], suggestion: "buhnanuh"),
    Case(hint: "[POR-shuh]", kind: .slashes, ranges: [0..<1, 9..<10], suggestion: "por shuh"),
    Case(hint: "tSIp", kind: .xSampa, ranges: [0..<4]),
    Case(
      hint: "I-KE-A", phrase: "IKEA", kind: .stressStyle, ranges: [1..<2, 2..<4, 4..<5],
      suggestion: "i ke a"),
    Case(
      hint: "ЭМ-ГЭ-У", phrase: "МГУ", language: "ru", kind: .stressStyle,
      ranges: [0..<2, 2..<3, 3..<5, 5..<6], suggestion: "эм гэ у"),
    Case(
      hint: "HUN-day (rhymes with Sunday)", phrase: "Hyundai", kind: .stressStyle,
      ranges: [0..<3, 3..<4]),
    Case(hint: "eye TOONS", kind: .stressStyle, ranges: [4..<9], suggestion: "eye toons"),
  ])
  func `with a fault has one, at its characters`(_ test: Case) throws {
    let found = try #require(fault(test.hint, for: test.phrase, in: test.language))
    #expect(found.kind == test.kind)
    #expect(found.ranges == test.ranges)
    #expect(found.suggestion == test.suggestion)
    #expect(!found.message.hasSuffix(".") && !found.message.contains("\n"))
  }

  @Test(arguments: ["TODO", "N/A", "PRONUNCIATION_PORSCHE", "{eye toons}", "{AY T}", "${HINT}"])
  func `is not mended where it is a placeholder`(hint: String) {
    #expect(fault(hint, for: "Porsche") == nil)
  }

  @Test(arguments: [
    ("ðɪs ð", "“ðɪ” and “ð” belong"), ("kaða ða", "“ð” belongs"), ("/a/", "“/” stands"),
  ])
  func `is told of in a sentence that agrees with what it quotes`(_ hint: String, _ start: String) {
    #expect(fault(hint)?.message.hasPrefix(start) == true)
  }

  @Test func `of another alphabet is told of without the Latin example`() {
    let checker = SoundsLikeChecker(language: "ja", isLatin: false)
    #expect(checker.fault(in: "/a/", for: "")?.message.contains("eye toons") == false)
  }

  @Test(arguments: [
    ("façade tuor", "façade tour", "en"), ("IBM myoozik", "IBM Music", "en"),
    ("mediaInfoUIkit", "Media Info UI Kit", "en"), ("smørrebrød", "Smørrebrød", "en"),
    ("rendez-vous", "Rendez vous", "fr"), ("x-ray", "X-ray app", "en"),
    ("me@home", "Me@Home", "en"),
  ])
  func `may repeat what stands in its phrase`(_ hint: String, _ phrase: String, _ language: String)
  {
    #expect(fault(hint, for: phrase, in: language) == nil)
  }

  @Test(arguments: SoundsLikeFault.Kind.allCases)
  func `offers nothing that is faulty itself`(_ kind: SoundsLikeFault.Kind) {
    let hints = [
      "<b>/aɪ/</b>", "<b>ping2 guo3</b>", "<<b>b>eye", "/ping2 guo3/", "<b></b>", "ｓｈｕｈ-ＴＡＷ",
    ]
    for hint in hints {
      guard let found = fault(hint), let suggestion = found.suggestion else { continue }
      #expect(fault(suggestion)?.kind != found.kind, "\(hint)")
    }
  }

  @Test(arguments: [
    "", " ", "\u{301}", "\u{E000}\u{0378}", "<", "<<<<", "[[", "/", "//", "\"", "@", ":", "-", "--",
    "1",
    "\u{202E}abc", "🎵", "a\u{0}b", "﷽", "\u{10FFFD}",
  ])
  func `may be any string`(hint: String) {
    for language in ["en", "ja", "x", nil] {
      _ = fault(hint, for: hint, in: language)
      _ = fault(hint + "eye" + hint, for: "", in: language)
    }
  }

  @Test(arguments: [
    "a", "<a", "<", "[[", "[[a", "ɪ", "ɪ ", "kIt ", "\"", "-", "A-", "ping2 ", "AY1 ", "/", "ｅ",
    "<sub alias='",
    "\u{301}", " ",
  ])
  func `takes time linear in its length`(_ part: String) {
    let checker = SoundsLikeChecker(language: "en")
    let clock = ContinuousClock()
    let time = { (count: Int) in
      let text = String(repeating: part, count: count)
      return clock.measure { _ = checker.fault(in: text, for: text) }
    }
    _ = time(1000)
    let short = time(2_000)
    let long = time(20_000)
    #expect(long < short * 40 + .milliseconds(200), "\(short) → \(long)")
  }
}
