import Foundation
import Testing

@testable import Pronunciation

@Suite("A hint for Chinese")
struct ChineseHintCheckerTests {
  private func faults(
    _ hint: String, _ format: ChineseSpelling, for phrase: String = ""
  ) -> [HintFault] {
    ChineseHintChecker(format == .pinyin ? .zhCN : .zhHK).faults(in: hint, for: phrase)
  }

  @Test(arguments: [
    "ping2 guo3", "ping2guo3", "su1 da3 lyu4", "nyu3", "  ma5  ", "lyue4", "zhuangr2",
  ])
  func `is clean in pinyin`(hint: String) {
    #expect(faults(hint, .pinyin) == [])
  }

  @Test(arguments: ["dik1si2", "dik1 si2", "dyun2 seon2", "gwaang6", "m4 goi1"])
  func `is clean in Jyutping`(hint: String) {
    #expect(faults(hint, .jyutping) == [])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let hint: String
    let format: ChineseSpelling
    let kind: HintFault.Kind
    let ranges: [Range<Int>]
    var suggestion: String?
    var testDescription: String { "\(hint) → \(kind)" }
  }

  @Test(arguments: [
    Case(hint: "", format: .pinyin, kind: .blank, ranges: [0..<0]),
    Case(hint: " \t", format: .jyutping, kind: .blank, ranges: [0..<2]),
    Case(hint: "ping guo", format: .pinyin, kind: .missingTone, ranges: [0..<4, 5..<8]),
    Case(hint: "ping2 guo", format: .pinyin, kind: .missingTone, ranges: [6..<9]),
    Case(hint: "pingguo3", format: .pinyin, kind: .missingTone, ranges: [0..<4]),
    Case(hint: "ping2 guo6", format: .pinyin, kind: .toneOutOfRange, ranges: [9..<10]),
    Case(
      hint: "ma0", format: .pinyin, kind: .toneOutOfRange, ranges: [2..<3], suggestion: "ma5"),
    Case(
      hint: "dik7 si2", format: .jyutping, kind: .toneOutOfRange, ranges: [3..<4],
      suggestion: "dik1 si2"),
    Case(
      hint: "píng guǒ", format: .pinyin, kind: .toneMark, ranges: [1..<2, 7..<8],
      suggestion: "ping2 guo3"),
    Case(
      hint: "pi\u{301}ng", format: .pinyin, kind: .toneMark, ranges: [1..<3], suggestion: "ping2"),
    Case(hint: "lǜ", format: .pinyin, kind: .toneMark, ranges: [1..<2], suggestion: "lyu4"),
    Case(
      hint: "Nyu3 ER2", format: .pinyin, kind: .capitalLetter, ranges: [0..<1, 5..<7],
      suggestion: "nyu3 er2"),
    Case(hint: "lüe4", format: .pinyin, kind: .umlautLetter, ranges: [1..<2], suggestion: "lyue4"),
    Case(
      hint: "nu\u{308}3", format: .pinyin, kind: .umlautLetter, ranges: [1..<3], suggestion: "nyu3"),
    Case(
      hint: "lue4", format: .pinyin, kind: .umlautSpelling, ranges: [0..<3], suggestion: "lyue4"),
    Case(
      hint: "jyu2 xyue2", format: .pinyin, kind: .umlautSpelling, ranges: [0..<3, 5..<9],
      suggestion: "ju2 xue2"),
    Case(
      hint: "jü2 yüan2 qv4", format: .pinyin, kind: .umlautSpelling,
      ranges: [1..<2, 5..<6, 11..<12], suggestion: "ju2 yuan2 qu4"),
    Case(hint: "pnig2", format: .pinyin, kind: .noSyllable, ranges: [0..<5]),
    Case(hint: "dip1", format: .pinyin, kind: .noSyllable, ranges: [0..<4]),
    Case(hint: "gwoek3", format: .jyutping, kind: .unattestedSyllable, ranges: [0..<6]),
    Case(hint: "píng guo", format: .pinyin, kind: .toneMark, ranges: [1..<2]),
    Case(
      hint: "píngguǒ", format: .pinyin, kind: .toneMark, ranges: [1..<2, 6..<7],
      suggestion: "ping2 guo3"),
    Case(hint: "dík sí", format: .jyutping, kind: .toneMark, ranges: [1..<2, 5..<6]),
    Case(hint: "ping22", format: .pinyin, kind: .repeatedDigits, ranges: [4..<6]),
    Case(hint: "2 ping2", format: .pinyin, kind: .strayDigit, ranges: [0..<1]),
    Case(hint: "苹果", format: .pinyin, kind: .chineseCharacter, ranges: [0..<2]),
    Case(
      hint: "ㄆㄧㄥˊ", format: .pinyin, kind: .zhuyin, ranges: [0..<4], suggestion: "ping2"),
    Case(
      hint: "ping２", format: .pinyin, kind: .characterForm, ranges: [4..<5], suggestion: "ping2"),
    Case(
      hint: "dik¹", format: .jyutping, kind: .characterForm, ranges: [3..<4], suggestion: "dik1"),
    Case(
      hint: "lv4", format: .pinyin, kind: .umlautSpelling, ranges: [1..<2], suggestion: "lyu4"),
    Case(
      hint: "nu:3", format: .pinyin, kind: .umlautSpelling, ranges: [1..<3], suggestion: "nyu3"),
    Case(
      hint: "ping2-guo3", format: .pinyin, kind: .separator, ranges: [5..<6],
      suggestion: "ping2 guo3"),
    Case(hint: "vi1", format: .jyutping, kind: .foreignLetter, ranges: [0..<1]),
    Case(
      hint: "яблоко", format: .pinyin, kind: .foreignLetter, ranges: [0..<6]),
    Case(
      hint: "ping2/guo3", format: .pinyin, kind: .unexpectedCharacter, ranges: [5..<6],
      suggestion: "ping2 guo3"),
  ])
  func `has one fault for one cause`(_ test: Case) throws {
    let found = faults(test.hint, test.format)
    let fault = try #require(found.first)
    #expect(found.count == 1)
    #expect(fault.kind == test.kind)
    #expect(fault.ranges == test.ranges)
    #expect(fault.suggestion == test.suggestion)
    #expect(!fault.message.hasSuffix("."))
  }

  @Test func `is told its faults in their order, and all mended at once`() {
    let found = faults("píng2-guo３", .pinyin)
    #expect(found.map(\.kind) == [.toneMark, .characterForm])
    #expect(found.allSatisfy { $0.suggestion == "ping2 guo3" })
  }

  @Test(arguments: [
    ("Cardio ge1", "Cardio歌"), ("CARDIO ge1", "Cardio 歌"), ("K T V ge1", "KTV歌"),
    ("MP3 bo1 fang4 qi4", "MP3播放器"), ("4K dian4 shi4", "4K电视"), ("Café ge1", "Café歌"),
    ("Wi-Fi ge1", "Wi-Fi歌"), ("H&M ge1", "H&M歌"), ("T xu4", "T恤"),
  ])
  func `may repeat the Latin words of its phrase`(hint: String, phrase: String) {
    #expect(faults(hint, .pinyin, for: phrase) == [])
  }

  @Test func `may not leave out tones because the phrase has some Latin word`() {
    #expect(faults("Cardio ge", .pinyin, for: "Cardio歌").map(\.ranges) == [[7..<9]])
    #expect(faults("cardio ge1", .pinyin, for: "歌").map(\.kind) == [.missingTone, .syllableCount])
  }

  @Test func `is told what to write`() {
    #expect(
      faults("dik7 si2", .jyutping).map(\.message) == [
        "“7” is no tone of Jyutping, which has 1 to 6; short syllables have 1, 3 or 6"
      ])
    #expect(
      faults("ping guo", .pinyin).map(\.message) == [
        "“ping” and “guo” lack a tone; pinyin ends every syllable with a digit from 1 to 5, as in “ping2 guo3”"
      ])
  }

  @Test func `of any size and shape is read in linear time`() {
    let long = 30_000
    for piece in [
      "a", "1", "á", "-", "果", "e\u{301}\u{301}\u{301}", "Wi-", ":", "\u{301}", "\u{0}", "👩‍👩‍👧 ",
    ] {
      let found = faults(
        String(repeating: piece, count: long / piece.unicodeScalars.count), .pinyin)
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.message.count < 400 })
    }
  }

  @Test func `gets places that lie within it`() {
    var generator = SplitMix(state: 7)
    let pieces = [
      "ping", "2", "ü", "u:", "v", "ǚ", "果", "ㄆ", " ", "-", "\u{301}", "２", "Wi", "/", "б",
    ]
    for _ in 0..<3000 {
      let hint = (0..<Int.random(in: 0...8, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let count = hint.unicodeScalars.count
      for format in ChineseSpelling.allCases {
        for fault in faults(hint, format, for: "Wi果") {
          #expect(!fault.ranges.isEmpty, "\(hint)")
          #expect(
            fault.ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= count }, "\(hint)")
          if let suggestion = fault.suggestion {
            #expect(faults(suggestion, format, for: "Wi果") == [], "\(hint)")
          }
        }
      }
    }
  }
}

/// A generator that gives the same numbers in every run (SplitMix64, Steele and others, 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
