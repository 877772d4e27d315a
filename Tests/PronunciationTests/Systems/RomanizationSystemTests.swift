import Testing

@testable import Pronunciation

@Suite("Other romanisations")
struct RomanizationSystemTests {
  private static let all: [RomanizationSystem] =
    [RomanizationSystem.pinyin, .jyutping] + RomanizationSystem.ofMandarin
    + RomanizationSystem.ofCantonese

  @Test func `spell every syllable so that it is read back`() throws {
    for system in Self.all {
      let inventory = SyllableInventory.of(system.target)
      for base in inventory.all where inventory.standing(of: base) == .attested {
        let spelling = try #require(system.spelling(of: base))
        #expect(system.candidates(for: spelling).contains(base), "\(system.name): \(base)")
        for tone in system.target.tones {
          let ways = system.readings(of: Array("\(spelling)\(tone)".unicodeScalars)[...])
          let isFound = ways.contains { way in
            way.count == 1 && way[0].tone == tone && way[0].candidates.contains(base)
          }
          #expect(isFound, "\(system.name): \(base)\(tone)")
        }
      }
    }
  }

  private static func read(_ text: String, _ system: RomanizationSystem, _ count: Int? = nil)
    -> [String]
  {
    system.readings(of: Array(text.unicodeScalars)[...], count: count).map { way in
      way.map { "\($0.candidates.joined(separator: "/"))\($0.tone.map(String.init) ?? "")" }
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("CH’ING", "qing"), ("ching", "jing qing"), ("chu", "zhu chu ju qu"),
    ("chü", "ju qu"), ("ch'ü", "qu"), ("ch'u", "chu qu"), ("tzŭ", "zi ci"),
    ("yu", "you yu"), ("ching1", ""), ("", ""), ("'", ""), ("ch ing", ""), ("北", ""),
  ])
  func `Wade–Giles leaves out apostrophes and diaereses`(letters: String, pinyin: String) {
    #expect(RomanizationSystem.wadeGiles.candidates(for: letters).joined(separator: " ") == pinyin)
  }

  @Test func `are looked up by letters alone`() {
    #expect(RomanizationSystem.mandarinYale.candidates(for: "JR") == ["zhi"])
    #expect(RomanizationSystem.pinyin.candidates(for: "nu:") == ["nü"])
    #expect(RomanizationSystem.pinyin.candidates(for: "lyue") == ["lüe"])
    #expect(RomanizationSystem.pinyin.candidates(for: "jv") == ["ju"])
    #expect(RomanizationSystem.pinyin.candidates(for: "nu\u{308}") == ["nü"])
    #expect(RomanizationSystem.pinyin.candidates(for: "gü") == [])
    #expect(RomanizationSystem.pinyin.candidates(for: "nǚ") == [])
    #expect(
      RomanizationSystem.pinyin.candidates(for: String(repeating: "a", count: 1_000_000)) == [])
  }

  @Test(arguments: [
    ("T'ai²-pei³", "tai2 bei3"), ("ch'ing1", "qing1"), ("hsiao3", "xiao3"),
    ("Tʻai2 pei3", "tai2 bei3"),
    ("tz'u4", "ci4"), ("ssŭ4", "si4"), ("szu1 ch'uan1", "si1 chuan1"), ("chü2", "ju/qu2"),
    ("ch`u:2", "qu2"),
    ("jên2", "ren2"),
    ("erh4", "er4"), ("kuo2", "guo/kuo2"), ("ko4", "ge/ke4"), ("chih1", "zhi/chi1"),
    ("jih4", "ri4"),
    ("ch`iung2", "qiong2"), ("yüeh4", "yue4"), ("yen2", "yan2"), ("lüeh4", "lüe4"), ("i1", "yi1"),
    ("k'uei2", "kui2"), ("hui4", "hui4"), ("shuo1", "shuo1"), ("to1", "duo/tuo1"),
    ("pei ching", "bei/pei jing/qing"), ("T’aipei", "tai bei"),
    ("chung1kuo2", "zhong/chong1 guo/kuo2"),
    ("tung1", "dong/tong1"), ("hsu3", "xu3"),
  ])
  func `Wade–Giles is read`(text: String, pinyin: String) {
    #expect(Self.read(text, .wadeGiles).first == pinyin)
  }

  @Test(arguments: [
    ("jr1", "zhi1"), ("syau3", "xiao3"), ("chr1", "chi1"), ("dz4", "zi4"), ("tsz2", "ci2"),
    ("sz4", "si4"),
    ("syi1", "xi1"), ("sywe2", "xue2"), ("ywan2", "yuan2"), ("gwo3", "guo3"), ("bwo1", "bo1"),
    ("jung1 gwo2", "zhong1 guo2"), ("Běi jīng", "bei3 jing1"), ("r4", "ri4"), ("dwun4", "dun4"),
    ("dwen4", "dun4"),
    ("lyou4", "liu4"), ("gwei4", "gui4"), ("nyu3", "nü3"), ("yung4", "yong4"),
  ])
  func `Yale's Mandarin is read`(text: String, pinyin: String) {
    #expect(Self.read(text, .mandarinYale).first == pinyin)
  }

  @Test(arguments: [
    ("cih", "ci"), ("siao", "xiao"), ("jhong", "zhong"), ("jyu2", "ju2"), ("cyuan2", "quan2"),
    ("syue2", "xue2"), ("sih4", "si4"), ("fong1", "feng1"), ("wun2", "wen2"),
    ("gueiliou", "gui liu"),
    ("syong2", "xiong2"), ("rih4", "ri4"), ("cing1", "qing1"), ("shih2", "shi2"),
  ])
  func `Tongyong is read`(text: String, pinyin: String) {
    #expect(Self.read(text, .tongyong).first == pinyin)
  }

  @Test(arguments: [
    ("gwóng dūng wá", "gwong2 dung1 waa2"), ("gwóngdūngwá", "gwong2 dung1 waa2"), ("yàhn", "jan4"),
    ("nàahm", "naam4"), ("sihk", "sik6"), ("leuhng", "loeng6"), ("m̀h", "m4"), ("ńgh", "ng5"),
    ("jyu1", "zyu1"), ("dewh", "deu6"), ("chēut", "ceot/coet1"), ("heung1 gong2", "hoeng1 gong2"),
    ("yuht", "jyut6"),
    ("si3 gaan1", "si3 gaan1"), ("sigāan", "si3 gaan1"), ("gwong dung wa", "gwong dung waa"),
  ])
  func `Cantonese Yale is read`(text: String, jyutping: String) {
    #expect(Self.read(text, .cantoneseYale).first == jyutping)
  }

  @Test(arguments: [
    ("dzung1 gwok8", "zung1 gwok3"), ("jyt9", "jyut6"), ("hoey3", "heoi3"), ("tsoen1", "ceon1"),
    ("jy4", "jyu4"), ("syn3", "syun3"), ("jat7", "jat1"), ("m4", "m4"),
  ])
  func `the Education Department's scheme is read`(text: String, jyutping: String) {
    #expect(Self.read(text, .educationDepartment).first == jyutping)
  }
}
