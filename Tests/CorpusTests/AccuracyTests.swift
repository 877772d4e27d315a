import Foundation
import TestSupport
import Testing

/// `Tests/Accuracy/README.md` says what people thought of each rule's findings over real apps.
@Suite("The findings that people have judged", .needsSharedFolder)
struct AccuracyTests {
  /// How many findings of a rule are read.
  private let mostRead = 40

  /// One line of the table.
  private struct Row {
    let rule: String
    let findings: Int
    let read: Int
    let wrong: Int

    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 4, cells[0].contains("/"), let findings = Int(cells[1]),
        let read = Int(cells[2]), let wrong = Int(cells[3])
      else { return nil }
      rule = cells[0].replacing("`", with: "")
      (self.findings, self.read, self.wrong) = (findings, read, wrong)
    }
  }

  private func table() throws -> [Row] {
    let text = try String(
      contentsOfFile: "\(ToolProcess.packageRoot)/Tests/Accuracy/README.md", encoding: .utf8)
    return text.split(separator: "\n").compactMap { Row($0) }
  }

  /// How many findings each rule has over all inputs; none for a rule that never speaks.
  private func counts() throws -> [String: Int] {
    let explained = try ToolProcess.run(ToolProcess.siriGuide, ["explain"]).output
    var counts: [String: Int] = [:]
    for line in explained.split(separator: "\n") {
      guard let rule = line.firstMatch(of: #/^[a-z0-9]+/[a-z0-9-]+ /#)?.output else { continue }
      counts[String(rule.dropLast())] = 0
    }
    for build in try Corpus.builds() where build.guide != nil {
      let check = try Check("\(try Corpus.path())/\(build.input)")
      for finding in check.apps.flatMap(\.diagnostics) { counts[finding.rule, default: 0] += 1 }
    }
    return counts
  }

  @Test func `are as many as the table says, and enough of them were read`() throws {
    let table = try table()
    let counts = try counts()
    #expect(counts.count > 50)
    let told = Dictionary(grouping: table, by: \.rule)
    let current = "\(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })"
    #expect(told.values.allSatisfy { $0.count == 1 })
    #expect(
      told.mapValues { $0[0].findings } == counts,
      "read what is new (scripts/accuracy --list RULE), then run scripts/accuracy: \(current)")
    for row in table {
      #expect(row.read >= min(row.findings, mostRead), "\(row.rule) was not read enough")
      #expect(row.wrong == 0, "\(row.rule) cries wolf")
    }
  }
}
