import Diagnostics
import Review
import Testing

/// A rule's examples are its tests: the same text that `explain` and the rules page show.
@Suite("Every rule")
struct RuleExampleTests {
  /// Multi-byte text before a place shifts its column by scalars and its offset by bytes.
  static let prefixes = ["", "<!--漢字é🎵-->"]

  @Test(arguments: RuleCatalog.all.map(\.description.id), prefixes)
  func `finds what its bad examples mark, and there`(_ id: String, _ prefix: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    for example in rule.description.bad {
      let findings = rule.findings(in: try ExampleApp(example, prefix: prefix).subject)
      var unmarked = findings.count
      for file in example.files {
        let expected = ExampleApp.markedOffsets(in: file, prefix: prefix)
        let found = findings.filter { $0.place.path == file.path }
          .compactMap { $0.place.range?.start.offset }.sorted()
        #expect(found == expected, "\(id): \(file.markedText)\n\(findings)")
        unmarked -= found.count
      }
      #expect(unmarked == example.findingsWithoutMark, "\(id): \(findings)")
    }
  }

  @Test(arguments: RuleCatalog.all.map(\.description.id), prefixes)
  func `finds nothing in its good examples`(_ id: String, _ prefix: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    for example in rule.description.good {
      let findings = rule.findings(in: try ExampleApp(example, prefix: prefix).subject)
      #expect(findings.isEmpty, "\(id)")
    }
  }

  @Test(arguments: RuleCatalog.all.map(\.description))
  func `is explained in full`(_ rule: RuleDescription) {
    #expect(!rule.bad.isEmpty && !rule.good.isEmpty)
    #expect(
      rule.bad.contains {
        $0.findingsWithoutMark > 0 || $0.files.contains { $0.markedText.contains(RuleExample.mark) }
      })
    for text in [rule.summary, rule.rationale, rule.remedy, rule.source] {
      #expect(!text.isEmpty && !text.contains("\n"), "\(rule.id): \(text)")
    }
    #expect(!rule.summary.hasSuffix("."))
    #expect(
      rule.rationale.hasSuffix(".") && rule.remedy.hasSuffix(".") && rule.source.hasSuffix("."))
    #expect(rule.id.wholeMatch(of: /[a-z0-9]+\/[a-z0-9-]+/) != nil)
  }

  @Test func `has an identifier of its own`() {
    let ids = RuleCatalog.all.map(\.description.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: RuleCatalog.all.map(\.description.id))
  func `says what is wrong in one line, without a full stop`(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    for example in rule.description.bad {
      for finding in rule.findings(in: try ExampleApp(example).subject) {
        #expect(!finding.message.hasSuffix("."), "\(finding.message)")
        #expect(!finding.message.contains("\n"))
        #expect(finding.notes.allSatisfy { !$0.text.hasSuffix(".") })
      }
    }
  }
}
