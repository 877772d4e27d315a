import Testing

@testable import Pronunciation

@Suite("A character of the same sound in Cantonese")
struct CantoneseHomophoneTests {
  @Test(arguments: [("dik", 1), ("si", 2), ("dyun", 2), ("hang", 4), ("ng", 5), ("gwok", 3)])
  func `has the sound as its usual reading`(letters: String, tone: Int) throws {
    let syllable = ToneSyllable(letters, tone)
    let character = try #require(CantoneseHomophone.character(for: syllable))
    #expect(CharacterReadings.of(.zhHK).readings(of: character).first == syllable)
    if let other = CantoneseHomophone.character(for: syllable, besides: character) {
      #expect(other != character)
      #expect(CharacterReadings.of(.zhHK).readings(of: other).first == syllable)
    }
  }

  @Test(
    arguments: [("sat", 1, "室", "失"), ("baat", 3, "捌", "八"), ("tung", 1, "囪", "通")]
      as [(String, Int, Unicode.Scalar, Unicode.Scalar)])
  func `is one that children learn`(
    letters: String, tone: Int, character: Unicode.Scalar, common: Unicode.Scalar
  ) {
    let syllable = ToneSyllable(letters, tone)
    #expect(CantoneseHomophone.character(for: syllable, besides: character) == common)
  }

  @Test(
    arguments: [
      ("tai", 1, "梯"), ("cam", 4, "尋"), ("tung", 1, "通"), ("mai", 6, "咪"), ("baat", 3, "八"),
      ("haan", 4, "閒"),
    ] as [(String, Int, Unicode.Scalar)])
  func `is none where only rare ones are left`(
    letters: String, tone: Int, character: Unicode.Scalar
  ) {
    let syllable = ToneSyllable(letters, tone)
    #expect(CantoneseHomophone.character(for: syllable, besides: character) == nil)
  }

  @Test(arguments: [("dik", 2), ("zhuang", 1), ("", 1), ("si", 9)])
  func `is none where no common one has it`(letters: String, tone: Int) {
    #expect(CantoneseHomophone.character(for: ToneSyllable(letters, tone)) == nil)
  }
}
