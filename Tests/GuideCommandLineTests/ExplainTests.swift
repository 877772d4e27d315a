import Diagnostics
import GuideCommandLine
import Review
import Testing

@Suite("Explain")
struct ExplainTests {
  @Test func `lists every rule once, in a line each`() {
    let transcript = Transcript()
    #expect(transcript.run("explain") == .clean)
    let lines = transcript.result.split(separator: "\n")
    for rule in RuleCatalog.all {
      let own = lines.filter { $0.hasPrefix("\(rule.description.id) ") }
      #expect(own.count == 1)
      #expect(own.first?.contains(rule.description.summary) == true)
      #expect(own.first?.contains(rule.description.severity.rawValue) == true)
    }
    #expect(lines.count == RuleCatalog.all.count + 1)
  }

  @Test(arguments: RuleCatalog.all.map(\.description.id))
  func `tells all about a rule`(id: String) throws {
    let rule = try #require(RuleCatalog.rule(id)).description
    let transcript = Transcript()
    #expect(transcript.run("explain", id) == .clean)
    #expect(transcript.result.hasPrefix("\(id) (\(rule.severity.rawValue)"))
    let words = transcript.result.onOneLine
    for text in [rule.summary, rule.rationale, rule.remedy, rule.source] {
      #expect(words.contains(text.onOneLine))
    }
    #expect(!transcript.result.contains("↓"))
  }
}

extension String {
  /// The words, wherever the lines break.
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
