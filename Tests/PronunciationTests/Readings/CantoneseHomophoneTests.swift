import Testing

@testable import Pronunciation

@Suite("A character of the same sound in Cantonese")
struct CantoneseHomophoneTests {
  @Test(arguments: [("dik", 1), ("si", 2), ("dyun", 2), ("seon", 2), ("ng", 5), ("gwok", 3)])
  func `has the sound as its usual reading`(letters: String, tone: Int) throws {
    let syllable = ToneSyllable(letters, tone)
    let character = try #require(CantoneseHomophone.character(for: syllable))
    #expect(CharacterReadings.of(.zhHK).readings(of: character).first == syllable)
    if let other = CantoneseHomophone.character(for: syllable, besides: character) {
      #expect(other != character)
      #expect(CharacterReadings.of(.zhHK).readings(of: other).first == syllable)
    }
  }

  @Test(arguments: [("dik", 2), ("zhuang", 1), ("", 1), ("si", 9)])
  func `is none where no common one has it`(letters: String, tone: Int) {
    #expect(CantoneseHomophone.character(for: ToneSyllable(letters, tone)) == nil)
  }
}
