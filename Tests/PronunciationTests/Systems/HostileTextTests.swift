import Testing

@testable import Pronunciation

@Suite("Any text in other systems")
struct HostileTextTests {
  /// Numbers that are the same in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let systems: [RomanizationSystem] =
    [.pinyin, .jyutping] + RomanizationSystem.ofMandarin + RomanizationSystem.ofCantonese

  /// Pieces that make readable texts now and then, and what disturbs them.
  private static let pieces =
    """
    a e i o u ü v ê b zh ch' hs ng gw m r h yu ping guo xian T'ai gwóng sz
    1 2 3 4 5 6 0 9 ² ３ ٣ ' ’ ʻ ` - · : u: , . ˊ ˇ ˋ ˙ ㄆ ㄧㄥ ㄇㄚ ㄦ ㆠ 一 丨
    \u{301} \u{308} \u{30C} \u{307} \u{200D} \u{202E} \u{FE0F} \u{E000} \u{10FFFF} \u{FFFF} 果 か 가 א ع é ß İ ﬁ 👨‍👩‍👧 Ａ
    """.split { $0 == " " || $0 == "\n" }.map { Array($0.unicodeScalars) } + [
      [" "], ["\t"], ["\0"],
    ]

  private func text(_ generator: inout Generator) -> [Unicode.Scalar] {
    let vocabulary = Bool.random(using: &generator) ? Self.pieces : Array(Self.pieces.prefix(30))
    return (0..<Int.random(in: 0...6, using: &generator)).flatMap { _ in
      vocabulary.randomElement(using: &generator) ?? []
    }
  }

  private func check(
    _ way: [PlacedSyllable], of scalars: ArraySlice<Unicode.Scalar>, as target: ChineseSpelling
  ) {
    #expect(!way.isEmpty)
    var end = scalars.startIndex
    for syllable in way {
      #expect(syllable.range.lowerBound >= end && !syllable.range.isEmpty)
      end = syllable.range.upperBound
      #expect(syllable.tone.map(target.tones.contains) ?? true)
      #expect(!syllable.candidates.isEmpty)
      #expect(Set(syllable.candidates).count == syllable.candidates.count)
      #expect(syllable.candidates.allSatisfy { $0 == "r" || target.has($0) })
    }
    #expect(end <= scalars.endIndex)
  }

  @Test func `is read into syllables that exist, in order and apart, or not at all`() {
    var generator = Generator(state: 6)
    var read = 0
    for _ in 0..<1_500 {
      let scalars = text(&generator)[...].dropFirst(Int.random(in: 0...1, using: &generator))
      for system in Self.systems {
        let ways = system.readings(of: scalars, limit: 4)
        #expect(ways.count <= 4)
        #expect(ways == system.readings(of: scalars, limit: 4))
        for way in ways { check(way, of: scalars, as: system.target) }
        read += ways.isEmpty ? 0 : 1
        _ = system.candidates(for: String(scalars))
      }
      if let way = Zhuyin.read(scalars) {
        check(way, of: scalars, as: .pinyin)
        read += 1
      }
    }
    #expect(read > 500)
  }

  @Test(arguments: [
    "a", "\u{301}", "'", ":", "xian", "ㄆ", "ㄇㄚ˙", "˙", "一", "1", " ", "\u{E000}", "👨‍👩‍👧",
  ])
  func `is read in linear time`(piece: String) {
    let scalars = Array(String(repeating: piece, count: 30_000).unicodeScalars)[...]
    for system in Self.systems { #expect(system.readings(of: scalars).isEmpty) }
    _ = Zhuyin.read(scalars)
    _ = Zhuyin.spelling(of: ToneSyllable(String(scalars), 1))
  }
}
