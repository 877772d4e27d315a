import Testing

@testable import Pronunciation

@Suite("Pinyin without spaces or digits")
struct PinyinSegmentationTests {
  private let pinyin = RomanizationSystem.pinyin

  private func read(_ text: String, count: Int? = nil) -> [String] {
    pinyin.readings(of: Array(text.unicodeScalars)[...], count: count).map { way in
      way.map { "\($0.candidates.joined(separator: "/"))\($0.tone.map(String.init) ?? "")" }
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("píng guǒ", ["ping2 guo3"]), ("píngguǒ", ["ping2 guo3"]), ("pingguo", ["ping guo"]),
    ("ping2guo3", ["ping2 guo3"]), ("ping2guo", ["ping2 guo"]), ("pingguo3", ["ping guo3"]),
    ("xian", ["xian", "xi an"]), ("xi'an", ["xi an"]), ("xīān", ["xi1 an1"]),
    ("xiān", ["xian1", "xi an1"]), ("xīan", ["xi1 an", "xian1"]),
    ("fangan", ["fan gan", "fang an"]),
    ("Běijīng", ["bei3 jing1"]), ("nǚ'ér", ["nü3 er2"]), ("nǚér", ["nü3 er2"]), ("lǜ", ["lü4"]),
    ("lu:4", ["lü4"]), ("nv3", ["nü3"]), ("lyue4", ["lüe4", "lü e4"]), ("lue4", ["lüe4", "lu e4"]),
    ("jü2", ["ju2"]),
    ("yü2", ["yu2"]), ("qyuan2", ["quan2", "qu an2"]), ("guŏ", ["guo3"]), ("gúo", ["guo2"]),
    ("wánr", ["wanr2"]), ("wan2 r5", ["wan2 r5"]), ("wan2r", ["wan2 r5"]), ("ma0", ["ma5"]),
    ("PING2", ["ping2"]), ("ｐｉｎｇ２", ["ping2"]), ("ḿ", ["m2"]), ("ê̄", ["ê1"]), ("r5", []),
    ("", []), ("  ", []), ("2ping", []), ("ping22", []), ("bx", []), ("píng2", ["ping2"]),
    ("píng3", []),
    ("苹果", []), ("ping2 guo3 x", []), ("gwong2", []),
  ])
  func `is cut into syllables`(text: String, ways: [String]) {
    #expect(read(text) == ways)
  }

  @Test func `is cut into as many syllables as the phrase has`() {
    #expect(read("xianxian", count: 2) == ["xian xian"])
    #expect(read("xianxian", count: 4) == ["xi an xi an"])
    #expect(read("xianxian", count: 5) == [])
  }

  @Test func `is cut into syllables that fit`() {
    let ways = pinyin.readings(of: Array("xianxianxian".unicodeScalars)[...]) { number, syllable in
      syllable.candidates == (number == 1 ? ["xi"] : number == 2 ? ["an"] : ["xian"])
    }
    #expect(ways.map { $0.flatMap(\.candidates) } == [["xian", "xi", "an", "xian"]])
  }

  @Test func `keeps the places of syllables with their digits and accents`() {
    let text = Array("x píngguo3 lu:".unicodeScalars)
    #expect(pinyin.readings(of: text[2...]).first?.map(\.range) == [2..<6, 6..<10, 11..<14])
  }

  @Test func `has a limit of ways and of length`() {
    let text = String(repeating: "xian", count: 60)
    #expect(read(text).count == 32)
    #expect(read(text, count: 61).count == 32)
    #expect(read(text + text) == [])
    #expect(read(text, count: 121) == [])
    #expect(read(String(repeating: "a", count: 1_000_000)) == [])
  }
}
