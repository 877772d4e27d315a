import Testing

@testable import Pronunciation

@Suite("A suggested reading")
struct SuggestedReadingTests {
  private func written(_ phrase: String, _ rule: ChineseHintRule) -> String? {
    SuggestedReading(of: phrase, under: rule)?.written
  }

  @Test(arguments: [
    ("苹果", "ping2 guo3"), ("银行", "yin2 hang2"), ("行程", "xing2 cheng2"),
    ("音乐会", "yin1 yue4 hui4"), ("快乐", "kuai4 le4"), ("绿色", "lyu4 se4"), ("女儿", "nyu3 er2"),
    ("校长", "xiao4 zhang3"), ("最长时间", "zui4 chang2 shi2 jian1"), ("著名", "zhu4 ming2"),
    ("一个不小心", "yi1 ge4 bu4 xiao3 xin1"), ("睡着了", "shui4 zhao2 le5"),
    ("还款", "huan2 kuan3"), ("谁", "shei2"), ("谁家", "shei2 jia1"), ("嗯", "en4"),
    ("乐亭", "lao4 ting2"), ("咖哩", "ga1 li2"), ("漂亮", "piao4 liang4"),
    ("遛弯儿", "liu4 wan1 er2"),
  ])
  func `follows the phrases of Mandarin`(phrase: String, hint: String) {
    #expect(written(phrase, .zhCN) == hint)
  }

  @Test(arguments: [
    ("銀行", "yin2 hang2"), ("長頭髮", "chang2 tou2 fa3"), ("蘇打綠", "su1 da3 lyu4"),
    ("餅乾", "bing3 gan1"), ("幹部", "gan4 bu4"), ("垃圾", "le4 se4"), ("星期", "xing1 qi2"),
    ("睡著", "shui4 zhao2"), ("皇后", "huang2 hou4"), ("麵包", "mian4 bao1"), ("誰", "shei2"),
    ("咖哩", "ga1 li2"),
  ])
  func `follows them in traditional characters, with Taiwan's readings`(
    phrase: String, hint: String
  ) {
    #expect(written(phrase, .zhTW) == hint)
  }

  @Test(arguments: [
    ("的士", "dik1 si2"), ("銀行", "ngan4 hong4"), ("音樂", "jam1 ngok6"), ("快樂", "faai3 lok6"),
    ("開會", "hoi1 wui2"), ("你好", "nei5 hou2"), ("聽日", "ting1 jat6"), ("屋企", "uk1 kei2"),
    ("瑜伽", "jyu4 gaa1"), ("嚟", "lai4"),
  ])
  func `follows the phrases of Cantonese`(phrase: String, hint: String) {
    #expect(written(phrase, .zhHK) == hint)
  }

  @Test(arguments: [
    ("KTV歌", "KTV ge1"), ("Wi-Fi 歌单", "Wi-Fi ge1 dan1"), ("你好，世界！", "ni3 hao3 shi4 jie4"),
    ("“MP3”播放器", "MP3 bo1 fang4 qi4"), ("第 10 首歌", "di4 10 shou3 ge1"), ("Café歌", "Café ge1"),
    ("歌\u{FE0F}👩‍👩‍👧", "ge1"),
  ])
  func `repeats Latin words and numbers, and leaves marks out`(phrase: String, hint: String) throws
  {
    let suggestion = try #require(SuggestedReading(of: phrase, under: .zhCN))
    #expect(suggestion.written == hint)
    #expect(suggestion.parts.map(\.text).joined() == phrase)
  }

  @Test(arguments: [
    "", " ", "abc", "KTV 3", "の歌", "歌로", "歌\u{2A6D0}", "песня歌", "歌\u{E000}歌\u{E0100}歌か",
    String(repeating: "歌", count: 1_000_000), String(repeating: "\u{301}", count: 1_000_000),
  ])
  func `is none without Chinese characters, with unknown ones, or for a text`(phrase: String) {
    for rule in ChineseHintRule.allCases {
      #expect(SuggestedReading(of: phrase, under: rule) == nil)
    }
  }

  @Test func `tells how a character may be read besides`() throws {
    let suggestion = try #require(SuggestedReading(of: "银行的", under: .zhCN))
    let alternatives = suggestion.parts.map { $0.alternatives.map(\.written) }
    #expect(alternatives[0] == [])
    #expect(alternatives[1].contains("xing2"))
    #expect(!alternatives[1].contains("hang2"))
    let neutral = try #require(SuggestedReading(of: "头发", under: .zhCN)?.parts.last)
    #expect(!neutral.alternatives.contains(ToneSyllable("fa", 5)))
  }

  @Test(arguments: ChineseHintRule.allCases)
  func `consists of readings of its characters`(rule: ChineseHintRule) throws {
    let readings = CharacterReadings.of(rule)
    for value in stride(from: 0x4E00 as UInt32, to: 0x9F00, by: 7) {
      let phrase = (0 as UInt32..<6).reduce(into: "") { text, step in
        guard let scalar = Unicode.Scalar(value + step * 31) else { return }
        if !readings.readings(of: scalar).isEmpty { text.unicodeScalars.append(scalar) }
      }
      for part in SuggestedReading(of: phrase, under: rule)?.parts ?? [] {
        let scalar = try #require(part.text.unicodeScalars.first)
        let syllable = try #require(part.syllable)
        let known = readings.readings(of: scalar)
        #expect(known.contains(syllable) || syllable.tone == 5, "\(part)")
        #expect(Set(part.alternatives).isSubset(of: known), "\(part)")
      }
    }
  }
}
