import Testing

@testable import Pronunciation

@Suite("A syllable")
struct SyllableInventoryTests {
  @Test(arguments: [
    "a", "ping", "zhuang", "lü", "lüe", "nü", "nüe", "yuan", "ju", "ê", "m", "ng", "hng", "yai",
  ])
  func `exists in pinyin`(letters: String) {
    #expect(SyllableInventory.pinyin.standing(of: letters) == .attested)
  }

  @Test(arguments: ["", "r", "v", "lue", "jü", "pingg", "dik", "Ping", "yuu", "l\u{0}"])
  func `doesn't exist in pinyin`(letters: String) {
    #expect(SyllableInventory.pinyin.standing(of: letters) == nil)
  }

  @Test(
    arguments: [
      ("dik", .attested), ("gwaang", .attested), ("ng", .attested), ("hng", .attested),
      ("kop", .attested), ("gwyut", .formal), ("ping", .attested), ("zh", nil), ("yuan", nil),
      ("", nil),
    ] as [(String, SyllableInventory.Standing?)])
  func `stands so in Jyutping`(letters: String, standing: SyllableInventory.Standing?) {
    #expect(SyllableInventory.jyutping.standing(of: letters) == standing)
  }

  @Test func `is one of so many`() {
    #expect(SyllableInventory.pinyin.all.count == 435)
    let jyutping = SyllableInventory.jyutping
    #expect(jyutping.all.count == 1204 + 12)
    #expect(jyutping.all.count { jyutping.standing(of: $0) == .attested } == 741 + 10 + 12)
    for inventory in [SyllableInventory.pinyin, jyutping] {
      #expect(inventory.all == inventory.all.sorted())
    }
  }

  @Test(
    arguments: [
      ("zhuagn", "zhuang"), ("shaung", "shuang"), ("pingg", "ping"), ("xin", "xin"),
      ("", nil), ("qqqqqq", nil), ("pingguo", nil), (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)])
  func `that is misspelt may be known`(letters: String, meant: String?) {
    #expect(SyllableInventory.pinyin.nearest(to: letters) == meant)
  }
}
