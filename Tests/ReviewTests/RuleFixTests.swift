import Diagnostics
import PropertyList
import Review
import Testing

/// The fixes that rules offer for their own bad examples.
@Suite("A fix")
struct RuleFixTests {
  /// An example and one fix for what is wrong with it.
  private struct Offer {
    let example: RuleExample
    let finding: Diagnostic
    let fix: Diagnostic.Fix
  }

  private func offers(of rule: Rule) throws -> [Offer] {
    try rule.description.bad.flatMap { example in
      rule.findings(in: ReviewSubject(try ExampleApp(example).app)).flatMap { finding in
        finding.fixes.map { Offer(example: example, finding: finding, fix: $0) }
      }
    }
  }

  @Test(arguments: RuleCatalog.all.map(\.description.id))
  func `mends what its finding tells, in a file that can be read`(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    for offer in try offers(of: rule) where offer.fix.place.path.hasSuffix(".plist") {
      let mended = try applied(offer.fix, to: offer.example)
      let left = rule.findings(in: ReviewSubject(try ExampleApp(mended).app))
      #expect(
        !left.contains { $0.message == offer.finding.message && $0.place == offer.finding.place },
        "\(id): \(offer.fix.summary)")
    }
  }

  @Test func `is offered by enough rules for these tests to mean something`() throws {
    let rules = try RuleCatalog.all.filter { try !offers(of: $0).isEmpty }
    #expect(rules.count >= 6)
  }

  private func applied(_ fix: Diagnostic.Fix, to example: RuleExample) throws -> RuleExample {
    let range = try #require(fix.place.range)
    var example = example
    for index in example.files.indices where example.files[index].path == fix.place.path {
      let change: PropertyListEdit.Change =
        fix.change == .arrayAround ? .arrayAround : .text(fix.replacement)
      let bytes = try PropertyListEditor(Array(example.files[index].text.utf8))
        .applying([PropertyListEdit(change, at: range.bytes)])
      example.files[index].markedText = String(decoding: bytes, as: UTF8.self)
    }
    return example
  }
}
