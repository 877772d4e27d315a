import Testing

@testable import Pronunciation

@Suite("A hint beside its Chinese phrase")
struct ReadingFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: ChineseHintRule
    let phrase: String
    let hint: String
    let kind: HintFault.Kind
    let parts: [String]
    let suggestion: String?

    init(
      _ rule: ChineseHintRule, _ phrase: String, _ hint: String, _ kind: HintFault.Kind,
      at parts: [String], _ suggestion: String? = nil
    ) {
      self.rule = rule
      self.phrase = phrase
      self.hint = hint
      self.kind = kind
      self.parts = parts
      self.suggestion = suggestion
    }

    var testDescription: String { "\(rule.rawValue) \(phrase) \(hint) → \(kind)" }
  }

  private func kinds(_ rule: ChineseHintRule, _ phrase: String, _ hint: String) -> [HintFault.Kind]
  {
    ChineseHintChecker(rule).faults(in: hint, for: phrase).map(\.kind)
  }

  @Test(arguments: [
    (ChineseHintRule.zhCN, "苹果", "ping2 guo3"), (.zhCN, "苹果", "ping2guo3"), (.zhCN, "女", "nyu3"),
    (.zhTW, "蘇打綠", "su1 da3 lyu4"), (.zhHK, "的士", "dik1si2"), (.zhHK, "的士", "dik1 si2"),
    (.zhHK, "短訊", "dyun2 seon2"),
    // Recorded tone changes, repeated characters, neutral tones.
    (.zhCN, "一个", "yi2 ge4"), (.zhCN, "不是", "bu2 shi4"), (.zhCN, "妈妈", "ma1 ma5"),
    (.zhCN, "星星", "xing1 xing5"), (.zhCN, "人々", "ren2 ren2"),
    // Both readings of a character; Taiwan's besides the mainland's.
    (.zhCN, "银行", "yin2 hang2"), (.zhTW, "垃圾", "le4 se4"), (.zhTW, "垃圾", "la1 ji1"),
    (.zhTW, "星期", "xing1 qi2"), (.zhTW, "星期", "xing1 qi1"),
    // Erhua, merged and apart.
    (.zhCN, "点儿", "dianr3"), (.zhCN, "点儿", "dian3 r5"), (.zhCN, "一点儿", "yi4 dianr3"),
    // Words and numbers, repeated, spelt out or read.
    (.zhCN, "MP3播放器", "MP3 bo1 fang4 qi4"), (.zhCN, "K歌", "K ge1"), (.zhCN, "T恤", "ti4 xu4"),
    (.zhCN, "5公里", "wu3 gong1 li3"), (.zhCN, "5公里", "5 gong1 li3"),
    (.zhCN, "10公里", "shi2 gong1 li3"), (.zhHK, "5公里", "ng5 gung1 lei5"),
    (.zhCN, "C++课", "C jia1 jia1 ke4"),
    // Signs and spaces are not said.
    (.zhCN, "有氧·狂潮", "you3 yang3 kuang2 chao2"), (.zhCN, "“爬楼”", "pa2 lou2"),
    // Latin words as people type them.
    (.zhTW, "YouBike單車", "you bike dan1 che1"), (.zhTW, "YouBike單車", "You Bike dan1 che1"),
    (.zhCN, "Wi-Fi热点", "wifi re4 dian3"), (.zhCN, "Wi-Fi热点", "Wi-Fi re4 dian3"),
    (.zhCN, "Wi-Fi热点", "wai1 fai1 re4 dian3"), (.zhCN, "T恤", "ti xu4"),
    (.zhCN, "7-ELEVEN便利店", "seven eleven bian4 li4 dian4"), (.zhHK, "HIIT燃脂", "hit jin4 zi1"),
    (.zhTW, "ㄅㄆㄇ教學", "bo1 po1 mo1 jiao4 xue2"), (.zhCN, "1.5公里", "yi1 dian3 wu3 gong1 li3"),
    // Erhua and neutral tones of known words.
    (.zhCN, "一会儿", "yi2 hui4 er5"), (.zhCN, "朋友", "peng2 you5"),
    // Taiwan's own readings.
    (.zhTW, "法國", "fa4 guo2"),
    // A word without Chinese characters.
    (.zhCN, "Apple", "ping2 guo3"), (.zhCN, "Apple", "Apple"),
  ])
  func `is clean where every syllable is a reading`(
    _ rule: ChineseHintRule, _ phrase: String, _ hint: String
  ) {
    #expect(ChineseHintChecker(rule).faults(in: hint, for: phrase).map(\.message) == [])
  }

  @Test(arguments: [
    Case(.zhCN, "苹果", "ping2 guo4", .tone, at: ["guo4"], "ping2 guo3"),
    Case(.zhCN, "苹果", "ping2guo4", .tone, at: ["guo4"], "ping2guo3"),
    Case(.zhCN, "果汁", "ge3 zhi1", .reading, at: ["ge3"], "guo3 zhi1"),
    Case(.zhCN, "苹果", "guo3 ping2", .order, at: ["guo3 ping2"], "ping2 guo3"),
    Case(.zhCN, "苹果", "ping2", .syllableCount, at: ["ping2"], "ping2 guo3"),
    Case(.zhCN, "苹果", "ping2 guo3 shu4", .syllableCount, at: ["shu4"], "ping2 guo3"),
    Case(.zhCN, "果汁", "yin2 hang2", .otherWord, at: ["yin2 hang2"], "guo3 zhi1"),
    Case(.zhCN, "果汁", "gou3 zhi1", .reading, at: ["gou3"], "guo3 zhi1"),
    Case(.zhCN, "果汁", "guoo3 zhi1", .noSyllable, at: ["guoo3"], "guo3 zhi1"),
    Case(.zhCN, "果汁", "guo zhi1", .missingTone, at: ["guo"], "guo3 zhi1"),
    Case(.zhCN, "果汁", "guo0 zhi1", .toneOutOfRange, at: ["0"], "guo3 zhi1"),
    Case(.zhCN, "果汁", "guo6zhi1", .toneOutOfRange, at: ["6"], "guo3 zhi1"),
    Case(.zhCN, "苹果", "ping 2 guo 3", .strayDigit, at: ["2", "3"], "ping2 guo3"),
    Case(.zhCN, "妈妈", "ma1 ma0", .toneOutOfRange, at: ["0"], "ma1 ma5"),
    Case(.zhCN, "果汁", "guozhi1", .missingTone, at: ["guo"], "guo3 zhi1"),
    Case(.zhCN, "果汁", "果汁", .chineseCharacter, at: ["果汁"], "guo3 zhi1"),
    Case(.zhTW, "蘇打", "ㄙㄨ ㄉㄚˇ", .zhuyin, at: ["ㄙㄨ", "ㄉㄚˇ"], "su1 da3"),
    Case(.zhCN, "垃圾", "le4 se4", .otherWord, at: ["le4 se4"], "la1 ji1"),
    Case(.zhCN, "点", "dianr3", .retroflex, at: ["dianr3"]),
    Case(.zhCN, "你好", "ni2 hao3", .spokenTone, at: ["ni2"]),
    Case(.zhCN, "苹果", "ping2 guo5", .neutralTone, at: ["guo5"]),
    Case(.zhCN, "银行", "yin2 xing2", .unusualReading, at: ["xing2"]),
    Case(.zhCN, "绿油油", "lyu4 you1 you1", .spokenTone, at: ["you1"]),
    Case(.zhCN, "妈妈", "ma1 ma", .missingTone, at: ["ma"]),
    Case(.zhCN, "重庆", "zhong qing", .missingTone, at: ["zhong", "qing"]),
    Case(.zhCN, "银行", "yin hang", .missingTone, at: ["yin", "hang"], "yin2 hang2"),
    Case(.zhTW, "垃圾", "la4 se4", .tone, at: ["la4"]),
    Case(.zhCN, "西安跑", "xīān pǎo", .toneMark, at: ["ī", "ā", "ǎ"], "xi1 an1 pao3"),
    Case(.zhCN, "苹果", "pinɡ2 guo3", .characterForm, at: ["ɡ"], "ping2 guo3"),
    Case(.zhCN, "苹果", "ping2/guo3", .unexpectedCharacter, at: ["/"], "ping2 guo3"),
    Case(.zhCN, "苹果", "ping2 guo3 🍎", .unexpectedCharacter, at: ["🍎"], "ping2 guo3"),
    Case(.zhCN, "苹果", "ping2 guo3 (apple)", .unexpectedCharacter, at: ["(apple)"], "ping2 guo3"),
    Case(.zhCN, "苹果", "apple", .otherWriting, at: ["apple"]),
    Case(.zhCN, "苹果", "TODO", .otherWriting, at: ["TODO"]),
    Case(.zhHK, "九龍", "Kowloon", .otherWriting, at: ["Kowloon"]),
    Case(.zhCN, "苹果", "pʰiŋ kuo", .phoneticNotation, at: ["ʰ", "ŋ"]),
    Case(.zhHK, "帶氧運動", "dai4 yang3 yun4 dong4", .otherLanguage, at: ["dai4 yang3 yun4 dong4"]),
    Case(.zhHK, "的士", "dik1 si1", .tone, at: ["si1"], "dik1 si2"),
    Case(.zhHK, "的士", "si2", .syllableCount, at: ["si2"], "dik1 si2"),
    Case(.zhCN, "K歌", "ge1", .syllableCount, at: ["ge1"], "K ge1"),
  ])
  func `has one fault for one cause, on its syllables`(_ test: Case) throws {
    let found = ChineseHintChecker(test.rule).faults(in: test.hint, for: test.phrase)
    let fault = try #require(found.first)
    #expect(found.map(\.kind) == [test.kind])
    let scalars = Array(test.hint.unicodeScalars)
    #expect(fault.ranges.map { String(scalars[$0]) } == test.parts)
    #expect(fault.suggestion == test.suggestion)
  }

  @Test(arguments: [
    (ChineseHintRule.zhCN, "北京", "pei3 ching1", "Wade–Giles", "bei3 jing1"),
    (.zhCN, "太平", "t'ai4-p'ing2", "Wade–Giles", "tai4 ping2"),
    (.zhCN, "小心", "syau3 syin1", "Yale", "xiao3 xin1"),
    (.zhTW, "中壢", "jhong1 li4", "Tongyong", "zhong1 li4"),
    (.zhHK, "全真", "chyun4 jan1", "Yale", "cyun4 zan1"),
  ])
  func `names another romanization and turns it into its own`(
    _ rule: ChineseHintRule, _ phrase: String, _ hint: String, _ name: String, _ suggestion: String
  ) {
    let found = ChineseHintChecker(rule).faults(in: hint, for: phrase)
    #expect(found.map(\.kind) == [.otherSystem])
    #expect(found.first?.message.contains(name) == true)
    #expect(found.first?.suggestion == suggestion)
  }

  @Test(arguments: [
    (ChineseHintRule.zhCN, "大货车", "daai6 fo3 ce1"), (.zhTW, "大貨車", "daai6 fo3 ce1"),
    (.zhHK, "大貨車", "da4 huo4 che1"), (.zhHK, "大貨車", "dà huò chē"),
  ])
  func `is told which Chinese it is in`(_ rule: ChineseHintRule, _ phrase: String, _ hint: String) {
    #expect(kinds(rule, phrase, hint) == [.otherLanguage])
  }

  @Test func `is compared with its characters whether they stand together or apart`() {
    let phrases = [("苹果汁", "ping2 guo3 zhi1"), ("女孩儿", "nyu3 hai2 r5"), ("西安", "xi1 an1")]
    for (phrase, hint) in phrases {
      for wrong in [hint, hint.replacing("3", with: "4"), String(hint.dropLast(5))] {
        #expect(
          kinds(.zhCN, phrase, wrong) == kinds(.zhCN, phrase, wrong.replacing(" ", with: "")),
          "\(wrong)")
      }
    }
  }

  @Test func `of any length is compared in linear time`() {
    let phrase = String(repeating: "苹果", count: 2000)
    let hint = String(repeating: "ping2 guo3 ", count: 2000)
    for rule in ChineseHintRule.allCases {
      for (phrase, hint) in [
        (phrase, hint), (phrase, String(hint.dropFirst(6))), ("苹果", hint), (phrase, "ping2 guo3"),
        (String(repeating: "MP3", count: 2000), hint),
        (phrase, String(repeating: "pingguo", count: 2000)),
      ] {
        _ = ChineseHintChecker(rule).faults(in: hint, for: phrase)
        _ = ChineseHintChecker(rule).alignment(of: hint, with: phrase)
      }
    }
  }
}
