import Diagnostics
import Foundation
import Review
import Testing

/// Built apps hold binary property lists, in which places have no lines.
@Suite("In binary files every rule")
struct BinaryFileTests {
  /// Rules about what only the text of a file can hold.
  private static let rulesOfTexts = [
    "file/unreadable", "schema/control-character", "schema/duplicate-key",
  ]

  static let rules = RuleCatalog.all.map(\.description.id).filter {
    !rulesOfTexts.contains($0) && !$0.hasPrefix("config/")
  }

  /// The binary form of an XML property list, by Foundation; a failed test where it can't read it.
  private func binary(_ text: String) -> [UInt8] {
    do {
      let object = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      return [UInt8](
        try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0))
    } catch {
      Issue.record("Foundation can't read this example: \(text)")
      return []
    }
  }

  private func findings(_ id: String, in app: ExampleApp) throws -> [Diagnostic] {
    try #require(RuleCatalog.rule(id)).findings(in: app.subject)
  }

  @Test(arguments: rules)
  func `finds as much as in their XML form`(_ id: String) throws {
    for example in try #require(RuleCatalog.rule(id)).description.bad {
      let inText = try findings(id, in: try ExampleApp(example))
      let inBinary = try findings(id, in: try ExampleApp(example, stored: binary))
      #expect(!inText.isEmpty)
      #expect(inBinary.count == inText.count, "\(id): \(inBinary)")
      // The examples' strings tables stay text.
      #expect(
        inBinary.allSatisfy { $0.place.range == nil || $0.place.path.hasSuffix(".strings") })
      #expect(places(of: inBinary) == places(of: inText), "\(id)")
      #expect(inBinary.map(\.severity).sorted() == inText.map(\.severity).sorted())
    }
  }

  @Test(arguments: rules)
  func `finds nothing in its good examples`(_ id: String) throws {
    for example in try #require(RuleCatalog.rule(id)).description.good {
      let findings = try findings(id, in: try ExampleApp(example, stored: binary))
      #expect(findings.isEmpty, "\(id): \(findings)")
    }
  }

  @Test func `is tried, but for those about the text of a file and about settings`() {
    let settings = RuleCatalog.all.count { $0.description.family == "config" }
    #expect(Self.rules.count == RuleCatalog.all.count - Self.rulesOfTexts.count - settings)
  }

  /// Files with key paths; those are the same in both forms.
  private func places(of findings: [Diagnostic]) -> [String] {
    findings.map { "\($0.place.path) \($0.place.keyPath)" }.sorted()
  }
}
