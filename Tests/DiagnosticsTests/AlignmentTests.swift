import Diagnostics
import Testing

@Suite("An alignment")
struct AlignmentTests {
  /// What the old text becomes when all that doesn't match is replaced.
  private func kept(_ old: String, _ new: String) -> String {
    let (old, new) = (Array(old), Array(new))
    return Alignment(old, new).matches.map { String(old[$0.old]) }.joined(separator: "|")
  }

  @Test(arguments: [
    ("", "", ""), ("a", "", ""), ("", "a", ""), ("abc", "abc", "abc"), ("abc ", "abc", "abc"),
    ("  abc", "abc", "abc"), ("a  b", "a b", "a |b"), ("abcdef", "abXdef", "ab|def"),
    (" abc ", "abc", "abc"), ("a-b-c-", "abc", "a|b|c"), ("abc", "xyz", ""),
    ("VocabularyItemItentifier", "VocabularyItemIdentifier", "VocabularyItemI|entifier"),
  ])
  func `keeps what both have`(old: String, new: String, common: String) {
    #expect(kept(old, new) == common)
  }

  @Test func `tells true matches, in order, of any two sequences`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let old = (0..<Int.random(in: 0...60, using: &generator)).map { _ in Int.random(in: 0...4) }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let start = Int.random(in: 0...new.count, using: &generator)
        let end = Int.random(in: start...new.count, using: &generator)
        new.replaceSubrange(start..<min(end, start + 5), with: [Int.random(in: 0...4)])
      }
      var ends = (old: 0, new: 0)
      for match in Alignment(old, new).matches {
        #expect(match.old.lowerBound >= ends.old && match.new.lowerBound >= ends.new)
        #expect(old[match.old] == new[match.new])
        ends = (match.old.upperBound, match.new.upperBound)
      }
      #expect(ends.old <= old.count && ends.new <= new.count)
    }
  }
}
