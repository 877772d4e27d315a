import Diagnostics
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

  private static func place(columns: Range<Int>) -> Place {
    var place = Place(path: "x")
    place.range = SourceRange(
      SourcePosition(line: 1, column: columns.lowerBound, offset: columns.lowerBound - 1),
      SourcePosition(line: 1, column: columns.upperBound, offset: columns.upperBound - 1))
    return place
  }
}
