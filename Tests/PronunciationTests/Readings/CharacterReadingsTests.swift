import Testing

@testable import Pronunciation

@Suite("Readings of a character")
struct CharacterReadingsTests {
  private func readings(_ character: Unicode.Scalar, _ rule: ChineseHintRule) -> [String] {
    CharacterReadings.of(rule).readings(of: character).map(\.written)
  }

  @Test(
    arguments: [
      ("苹", .zhCN, "ping2"), ("银", .zhCN, "yin2"), ("長", .zhTW, "zhang3"), ("的", .zhHK, "dik1"),
      ("行", .zhCN, "xing2"), ("绿", .zhCN, "lyu4"), ("吗", .zhCN, "ma5"), ("軟", .zhHK, "jyun5"),
    ] as [(Unicode.Scalar, ChineseHintRule, String)])
  func `begin with the usual one`(
    character: Unicode.Scalar, rule: ChineseHintRule, usual: String
  ) {
    #expect(readings(character, rule).first == usual)
  }

  @Test func `are told in whole for characters with several`() {
    #expect(Set(readings("行", .zhCN)).isSuperset(of: ["xing2", "hang2", "hang4"]))
    #expect(Set(readings("一", .zhCN)) == ["yi1", "yi2", "yi4"])
    #expect(Set(readings("不", .zhCN)).isSuperset(of: ["bu4", "bu2", "bu5"]))
    #expect(Set(readings("糖", .zhHK)).isSuperset(of: ["tong4", "tong2"]))
    #expect(Set(readings("嗯", .zhCN)).isSuperset(of: ["en1", "en2", "en3", "en4", "en5"]))
    #expect(Set(readings("樂", .zhTW)).isSuperset(of: ["le4", "yue4", "lao4"]))
    #expect(Set(readings("嚟", .zhHK)).isSuperset(of: ["lai4", "lei4"]))
    #expect(Set(readings("伽", .zhHK)).isSuperset(of: ["gaa1", "ke4"]))
    #expect(Set(readings("樂", .zhCN)) == Set(readings("乐", .zhCN)))
  }

  @Test func `are Taiwan's under its rule, and the mainland's besides`() {
    #expect(readings("期", .zhTW).prefix(2) == ["qi2", "qi1"])
    #expect(readings("期", .zhCN).first == "qi1")
    #expect(!readings("期", .zhCN).contains("qi2"))
    #expect(readings("垃", .zhTW).prefix(2) == ["le4", "la1"])
    #expect(readings("和", .zhTW).first == "he2")
    #expect(readings("和", .zhTW).contains("han4"))
  }

  @Test(arguments: ["A", "ü", "の", "\u{0}", "\u{E000}", "\u{10FFFF}", "1", "👩"])
  func `are none for what is no Chinese character`(scalar: Unicode.Scalar) {
    for rule in ChineseHintRule.allCases { #expect(readings(scalar, rule) == []) }
  }

  @Test(arguments: ChineseHintRule.allCases)
  func `lead back to it, and are syllables that exist`(rule: ChineseHintRule) {
    let readings = CharacterReadings.of(rule)
    let inventory = SyllableInventory.of(rule.spelling)
    var found = 0
    for value in 0x3400...0x9FFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let syllables = readings.readings(of: scalar)
      #expect(Set(syllables).count == syllables.count, "\(scalar)")
      for syllable in syllables {
        #expect(readings.characters(read: syllable).contains(scalar), "\(scalar)")
        #expect(inventory.standing(of: syllable.letters) == .attested, "\(syllable)")
        #expect(rule.spelling.tones.contains(syllable.tone), "\(syllable)")
      }
      found += syllables.isEmpty ? 0 : 1
    }
    #expect(found > 17_000)
  }

  @Test func `lead from a syllable to its characters, the usual ones first`() throws {
    let readings = CharacterReadings.of(.zhCN)
    let characters = readings.characters(read: ToneSyllable("hang", 2))
    let usual = try #require(characters.firstIndex(of: "航"))
    let other = try #require(characters.firstIndex(of: "行"))
    #expect(usual < other)
    #expect(readings.characters(read: ToneSyllable("hang", 9)) == [])
  }
}
