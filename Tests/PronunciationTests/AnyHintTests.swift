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
}
