import Testing

@testable import Vocabulary

@Suite("A term")
struct TermMatcherTests {
  @Test func `is found as a whole word, with its index`() {
    let matcher = TermMatcher(
      terms: ["Power Walk", "walk", "Big Rig", "power walk", "", "rig"],
      language: Language(folderName: "en"))
    #expect(
      matcher.matches(in: "Start a power\u{A0}walk with the Big-Rig, then walk; no walking") == [
        TermMatcher.Match(range: 8..<18, term: 0), TermMatcher.Match(range: 32..<35, term: 5),
        TermMatcher.Match(range: 42..<46, term: 1),
      ])
  }

  @Test func `is found anywhere in a script without spaces`() {
    let matcher = TermMatcher(terms: ["的士", "士"], language: Language(folderName: "zh-HK"))
    #expect(matcher.matches(in: "叫的士去") == [TermMatcher.Match(range: 1..<3, term: 0)])
  }

  @Test func `is found among thousands`() {
    let matcher = TermMatcher(terms: (0..<5000).map { "term \($0)" }, language: nil)
    #expect(
      matcher.matches(in: "term 4999, term 49990 and term 7").map(\.term) == [4999, 7])
  }
}
