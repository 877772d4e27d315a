import Diagnostics
import Mustache
import Pronunciation
import Testing
import Vocabulary

@testable import GuideSite

@Suite("A phrase with its hint")
struct AnnotatedPhraseTests {
  @Test func `has each character with its syllable, as it is written, and zhuyin for Taiwan`()
    throws
  {
    let reading = try #require(AnnotatedPhrase(of: "su1 da3 lyu4", on: "蘇打綠", by: .zhTW))
    #expect(reading.parts.map(\.text) == ["蘇", "打", "綠"])
    #expect(reading.parts.map { $0.sounds.map(\.text) } == [["su1"], ["da3"], ["lyu4"]])
    #expect(reading.parts.map(\.aid) == ["ㄙㄨ", "ㄉㄚˇ", "ㄌㄩˋ"])
    #expect(reading.aids == "ㄙㄨ ㄉㄚˇ ㄌㄩˋ")
  }

  @Test func `has other characters of the same sounds for Hong Kong, where there are common ones`()
    throws
  {
    let reading = try #require(AnnotatedPhrase(of: "jam1jan4", on: "音人", by: .zhHK))
    #expect(reading.parts.map { $0.sounds.map(\.text) } == [["jam1"], ["jan4"]])
    #expect(reading.parts.map(\.aid) == ["陰", "仁"])
    let unlike = try #require(AnnotatedPhrase(of: "dik1 si2", on: "的士", by: .zhHK))
    #expect(unlike.parts.map(\.aid) == [nil, "使"])
  }

  @Test func `has no zhuyin on the mainland`() throws {
    let reading = try #require(AnnotatedPhrase(of: "ping2 guo3", on: "苹果", by: .zhCN))
    #expect(reading.parts.map(\.aid) == [nil, nil])
    #expect(reading.aids.isEmpty)
  }

  @Test(
    arguments: [
      ("ping4 gwo2", "蘋果", .zhTW), ("p'ing2 kuo3", "蘋果", .zhTW), ("da4 huo4 che1", "大貨車", .zhHK),
    ] as [(String, String, ChineseHintRule)])
  func `has no other writing for sounds of another spelling`(
    hint: String, phrase: String, rule: ChineseHintRule
  ) {
    let reading = AnnotatedPhrase(of: hint, on: phrase, by: rule)
    #expect(reading?.aids ?? "" == "")
  }

  @Test(arguments: [
    ("50%", "bai3 fen1 zhi1 wu3 shi2", ["50%"]), ("1.5倍", "yi1 dian3 wu3 bei4", ["1.5", "倍"]),
    ("1,000米", "yi1 qian1 mi3", ["1,000", "米"]), ("歌2.", "ge1 er4", ["歌", "2", "."]),
    ("歌,2", "ge1 er4", ["歌", ",", "2"]), ("$5", "wu3 mei3 yuan2", ["$5"]),
  ])
  func `has a number in one piece with its signs`(phrase: String, hint: String, pieces: [String])
    throws
  {
    let padded = phrase.unicodeScalars.contains(where: \.properties.isIdeographic)
    let reading = try #require(
      AnnotatedPhrase(
        of: padded ? hint : hint + " ge1", on: padded ? phrase : phrase + "歌", by: .zhCN))
    #expect(reading.parts.map(\.text) == pieces + (padded ? [] : ["歌"]))
    #expect(reading.holdsWholeHint)
  }

  @Test func `explains no number that the hint repeats`() throws {
    let reading = try #require(AnnotatedPhrase(of: "1.5 bei4", on: "1.5倍", by: .zhCN))
    #expect(reading.parts.map(\.isExplained) == [false, true])
  }

  @Test(arguments: [("", "蘇打綠"), ("su1 da3", "蘇打綠"), ("su1", ""), ("蘇", "蘇打")])
  func `is none where the two don't fit`(hint: String, phrase: String) {
    #expect(AnnotatedPhrase(of: hint, on: phrase, by: .zhTW) == nil)
  }

  @Test func `marks the syllables that findings are about`() throws {
    let text = SourceText("da3 da3 da3", at: Self.place(columns: 5..<16))
    let finding = Diagnostic(
      rule: "pron/reading", severity: .warning, message: "", place: text.place(of: 4..<7))
    let fault = try #require(PhraseFault(finding, in: text))
    let reading = try #require(
      AnnotatedPhrase(of: text.text, on: "打打打", by: .zhTW, faults: [fault]))
    #expect(reading.parts.map { $0.sounds.map(\.fault) } == [[nil], [.warning], [nil]])
  }

  @Test func `has every place of a fault marked`() throws {
    let hint = SourceText("píng guǒ", at: Self.place(columns: 5..<13))
    let fault = try #require(ChineseHintChecker(.zhCN).faults(in: hint.text, for: "苹果").first)
    try #require(fault.ranges.count == 2)
    let finding = Diagnostic(
      rule: "pron/tone-marks", severity: .error, message: "", place: hint.place(of: fault.ranges[0])
    )
    let data = HintData(
      hint: hint, phrase: "苹果", rule: .zhCN, findings: [finding], medium: .site
    ).data
    var runs: [MustacheValue] = []
    if case .list(let found) = data["hintRuns"] { runs = found }
    let faulty = runs.filter { run in
      guard case .object(let run) = run else { return false }
      return run["fault"] == .name("error")
    }
    #expect(faulty.count == 2)
  }

  private static func place(columns: Range<Int>) -> Place {
    var place = Place(path: "x")
    place.range = SourceRange(
      SourcePosition(line: 1, column: columns.lowerBound, offset: columns.lowerBound - 1),
      SourcePosition(line: 1, column: columns.upperBound, offset: columns.upperBound - 1))
    return place
  }
}
