import Pronunciation
import Testing

@testable import hint_fuzz

/// `make fuzz` tries many more.
@Suite("Any hint and phrase")
struct AnyHintTests {
  @Test(arguments: 0..<20)
  func `get an answer that can be`(seed: UInt64) {
    var chance = SplitMix(state: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0...60, using: &chance)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
      let input = FuzzedHint(bytes)
      #expect(input.violations == [], "\(input)")
    }
  }

  @Test(arguments: [
    ("ˈａ", "iTunes"), ("ａ4", "苹果"), ("lu:ａ", "点儿"), ("[ａａ3app", "好"),
  ])
  func `get no suggestion that looks like phonetic spelling`(hint: String, phrase: String) {
    let input = FuzzedHint(hint: hint, phrase: phrase, rule: nil)
    #expect(input.violations == [])
  }

  @Test(arguments: [
    // Letters that are told of by themselves and those told of with their syllable.
    ("lyujyulv", ""), ("jyujv", ""), ("jyutlu:lu:", ""),
    // Accents of a phrase that its hint can't repeat.
    ("", "3\u{304}马"), ("", "女e\u{301}\u{308}42"), ("", "\u{300}马"), ("", "马app42\u{308}"),
    ("", "\u{300}MP-42女"), ("", "5K&-MP女"),
    // Zhuyin that isn't of its characters.
    ("ㄥ", "儿"), ("ㄧ", "儿"), ("ㄧㄧ", "女"), ("ㄥ", "士5K"),
  ])
  func `get places in order, and no suggestion with faults`(hint: String, phrase: String) {
    for rule in ChineseHintRule.allCases {
      #expect(FuzzedHint(hint: hint, phrase: phrase, rule: rule).violations == [])
    }
  }
}
