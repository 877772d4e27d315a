import Testing

@testable import Vocabulary

@Suite("The search for many patterns at once")
struct ScalarAutomatonTests {
  private struct Found: Hashable {
    let pattern: Int
    let end: Int
  }

  @Test func `finds what a search for one after the other finds`() {
    // Every pattern of up to four letters a and b, and a text in which they overlap in many ways.
    var patterns: [[UInt32]] = [[0x61], [0x62]]
    var last = patterns
    for _ in 2...4 {
      last = last.flatMap { [$0 + [0x61], $0 + [0x62]] }
      patterns += last
    }
    let chosen = patterns.enumerated().filter { $0.offset % 3 != 1 }.map(\.element) + [[]]
    let text = FoldedText("abbaabababbbbaaaabbabaacbabbaab").elements
    var found: Set<Found> = []
    ScalarAutomaton(chosen).findAll(in: text) { found.insert(Found(pattern: $0, end: $1)) }
    var expected: Set<Found> = []
    for (index, pattern) in chosen.enumerated() where !pattern.isEmpty {
      for end in pattern.count...text.count
      where text[(end - pattern.count)..<end].map(\.value) == pattern {
        expected.insert(Found(pattern: index, end: end))
      }
    }
    #expect(found == expected)
    #expect(expected.count > 50)
  }

  @Test func `tells of the longest patterns that end at one place, up to a bound`() {
    let patterns = (1...100).map { [UInt32](repeating: 0x61, count: $0) }
    let text = FoldedText(String(repeating: "a", count: 100)).elements
    var atEnd: [Int] = []
    ScalarAutomaton(patterns).findAll(in: text) { if $1 == 100 { atEnd.append($0) } }
    #expect(atEnd == Array((0..<100).reversed().prefix(ScalarAutomaton.mostAtOnePlace)))
  }
}
