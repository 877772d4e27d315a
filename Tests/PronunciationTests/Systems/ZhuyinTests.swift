import Testing

@testable import Pronunciation

@Suite("Zhuyin")
struct ZhuyinTests {
  private func read(_ text: String) -> String? {
    Zhuyin.read(Array(text.unicodeScalars)[...])?
      .map { "\($0.candidates.joined(separator: "/"))\($0.tone ?? 0)" }.joined(separator: " ")
  }

  @Test func `spells every syllable of pinyin so that it is read back`() {
    for base in SyllableInventory.pinyin.all {
      for tone in 1...5 {
        let spelling = Zhuyin.spelling(of: ToneSyllable(base, tone))
        let back = ["eh": "ê", "wong": "weng"][base] ?? base
        #expect(spelling.flatMap(read) == "\(back)\(tone)", "\(base)\(tone) \(spelling ?? "")")
      }
    }
  }

  @Test(arguments: [
    ("ping", 2, "ㄆㄧㄥˊ"), ("guo", 3, "ㄍㄨㄛˇ"), ("ma", 1, "ㄇㄚ"), ("ma", 5, "˙ㄇㄚ"),
    ("zhi", 1, "ㄓ"), ("si", 4, "ㄙˋ"), ("ju", 4, "ㄐㄩˋ"), ("lü", 4, "ㄌㄩˋ"), ("lüe", 4, "ㄌㄩㄝˋ"),
    ("xue", 2, "ㄒㄩㄝˊ"), ("quan", 2, "ㄑㄩㄢˊ"), ("yuan", 2, "ㄩㄢˊ"), ("yun", 2, "ㄩㄣˊ"),
    ("jun", 1, "ㄐㄩㄣ"), ("lun", 2, "ㄌㄨㄣˊ"), ("wen", 2, "ㄨㄣˊ"), ("weng", 1, "ㄨㄥ"),
    ("dong", 1, "ㄉㄨㄥ"), ("xiong", 2, "ㄒㄩㄥˊ"), ("yong", 4, "ㄩㄥˋ"), ("liu", 4, "ㄌㄧㄡˋ"),
    ("you", 3, "ㄧㄡˇ"), ("gui", 4, "ㄍㄨㄟˋ"), ("wei", 4, "ㄨㄟˋ"), ("yin", 1, "ㄧㄣ"),
    ("ying", 1, "ㄧㄥ"), ("ye", 3, "ㄧㄝˇ"), ("yi", 1, "ㄧ"), ("wu", 3, "ㄨˇ"), ("yu", 3, "ㄩˇ"),
    ("er", 2, "ㄦˊ"), ("ê", 4, "ㄝˋ"), ("yo", 1, "ㄧㄛ"), ("lo", 5, "˙ㄌㄛ"), ("ng", 2, "ㄫˊ"),
    ("hng", 5, "˙ㄏㄫ"), ("bo", 1, "ㄅㄛ"), ("r", 5, "ㄦ"), ("wanr", 2, "ㄨㄢˊㄦ"),
  ])
  func `is spelt by the rules`(base: String, tone: Int, spelling: String) {
    #expect(Zhuyin.spelling(of: ToneSyllable(base, tone)) == spelling)
  }

  @Test(arguments: [
    "", "bk", "v", "gwaang", "苹", "pingg", "ping2", "y", "w", "i", "ong g", "rr", "rrr",
  ])
  func `has no spelling for what is no pinyin`(base: String) {
    #expect(Zhuyin.spelling(of: ToneSyllable(base, 1)) == nil)
  }

  @Test func `has five tones`() {
    #expect(Zhuyin.spelling(of: ToneSyllable("ma", 0)) == nil)
    #expect(Zhuyin.spelling(of: ToneSyllable("ma", 6)) == nil)
  }

  @Test(arguments: [
    ("ㄆㄧㄥˊ ㄍㄨㄛˇ", "ping2 guo3"), ("ㄆㄧㄥˊㄍㄨㄛˇ", "ping2 guo3"), ("ㄒㄧㄤㄍㄤˇ", "xiang1 gang3"),
    ("ㄆ一ㄥˊ ㄍㄨㄛˇ", "ping2 guo3"), ("ㄆ丨ㄥˊ-ㄍㄨㄛˇ", "ping2 guo3"), ("ㄆㄧㄥ ˊ ㄍㄨㄛ ˇ", "ping2 guo3"),
    ("ˊㄆㄧㄥ ˇㄍㄨㄛ", "ping2 guo3"), ("ㄆㄧㄥ´ㄍㄨㄛ˘", "ping2 guo3"), ("ㄆㄧㄥ2ㄍㄨㄛ3", "ping2 guo3"),
    ("ㄆㄧㄥ\u{301}ㄍㄨㄛ\u{30C}", "ping2 guo3"),
    ("ㄇㄚ˙ㄇㄚ", "ma1 ma5"), ("ㄇㄚ ˙ㄇㄚ", "ma1 ma5"), ("ㄇㄚ ㄇㄚ˙", "ma1 ma5"), ("ㄇㄚㄇㄚ˙", "ma1 ma5"),
    ("ㄇㄚ˙ ㄇㄚ", "ma5 ma1"), ("ㄇㄚ˙ㄅㄚ˙", "ma5 ba5"), ("ㄇㄚ˙ㄅㄚˋ", "ma5 ba4"), ("ㄇㄚˇ˙ㄇㄚ", "ma3 ma5"),
    ("ㄨㄢˊㄦ", "wan2 r5"), ("ㄏㄨㄚ ㄦ", "hua1 r5"), ("ㄦˊ ㄗˇ", "er2 zi3"), ("ㄋㄩˇ ㄦˊ", "nü3 er2"),
    ("ㄓㄨㄥㄨㄣˊ", "zhong1 wen2"), ("ㄧ", "yi1"), ("ㄌㄩㄝˋ", "lüe4"), ("ㄜ\u{2003}ㄮ", "e1 e1"),
  ])
  func `is read`(text: String, pinyin: String) {
    #expect(read(text) == pinyin)
  }

  @Test(arguments: [
    "", " ", "ˊ", "ㄆ", "ㄆㄧㄥˊˇ", "˙", "ㄇㄚˇ˙", "ㆠㄚ", "ㄪㄚ", "ping2", "苹果", "ㄇㄚ a", "\u{301}", "ㄇㄚˊ ˙",
    "\u{E000}", "ㄉㄨㄛㆴ", "一", "丨 | 一ˊ",
  ])
  func `is not read where it is no syllable of Mandarin`(text: String) {
    #expect(read(text) == nil)
  }

  @Test func `keeps the places of syllables and their marks`() {
    let scalars = Array("x ˙ㄇㄚ ㄆㄧㄥ ˊㄦ".unicodeScalars)
    #expect(
      Zhuyin.read(scalars[2...])?.map(\.range) == [2..<5, 6..<11, 11..<12])
  }

  @Test func `is read in linear time`() {
    let text = String(repeating: "ㄇㄚ˙ㄅㄚˋ", count: 20_000)
    #expect(Zhuyin.read(Array(text.unicodeScalars)[...])?.count == 40_000)
  }
}
