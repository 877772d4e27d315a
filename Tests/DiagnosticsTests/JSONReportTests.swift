import Diagnostics
import Foundation
import Testing

@Suite("The JSON report")
struct JSONReportTests {
  private func root(of app: ReportedApp) throws -> [String: Any] {
    let text = JSONReport(Sample.report(app)).text
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func diagnostics(of findings: [Diagnostic]) throws -> [[String: Any]] {
    let apps = try #require(try root(of: Sample.app(findings))["apps"] as? [[String: Any]])
    return try #require(apps.first?["diagnostics"] as? [[String: Any]])
  }

  @Test func `keeps every key, null where unknown`() throws {
    let root = try root(of: ReportedApp(name: nil, findings: [Sample.finding]))
    #expect(root["version"] as? Int == 1)
    let reported = try #require((root["apps"] as? [[String: Any]])?.first)
    #expect(reported["name"] is NSNull && reported["declaredIntents"] is NSNull)
    #expect((root["summary"] as? [String: Int]) == ["errors": 0, "warnings": 1, "notes": 0])
    let diagnostic = try #require((reported["diagnostics"] as? [[String: Any]])?.first)
    #expect(
      Set(diagnostic.keys) == [
        "rule", "severity", "message", "path", "line", "column", "endLine", "endColumn", "keyPath",
        "locale", "intent", "storeMessage", "blocks", "notes", "related", "fixes",
      ])
    #expect(diagnostic["line"] as? Int == 14 && diagnostic["endColumn"] as? Int == 18)
    #expect(diagnostic["storeMessage"] is NSNull)
  }

  @Test func `tells the places that notes speak of beside the notes`() throws {
    let diagnostic = try #require(try diagnostics(of: [Sample.misspelt]).first)
    #expect(diagnostic["notes"] as? [String] == ["Right here", "Declared here"])
    let related = try #require(diagnostic["related"] as? [[String: Any]])
    #expect(related.count == 2)
    #expect(related[0]["note"] as? String == "Right here")
    #expect(related[0]["path"] as? String == "en.lproj/V.plist")
    #expect(related[0]["line"] as? Int == 3 && related[0]["endColumn"] as? Int == 9)
    #expect(
      related[1]["line"] is NSNull && related[1]["keyPath"] as? String == "INIntentsSupported")
  }

  @Test func `says of each fix what it replaces and whether it is safe`() throws {
    let diagnostic = try #require(try diagnostics(of: [Sample.misspelt]).first)
    let fix = try #require((diagnostic["fixes"] as? [[String: Any]])?.first)
    #expect(fix["replacement"] as? String == "INStartWorkoutIntent")
    #expect(fix["startOffset"] as? Int == 600 && fix["endOffset"] as? Int == 614)
    #expect(fix["isSafe"] as? Bool == true)
  }

  @Test func `lists each pair of language and intent`() throws {
    let apps = try #require(try root(of: Sample.app([]))["apps"] as? [[String: Any]])
    let coverage = try #require(apps[0]["coverage"] as? [[String: Any]])
    #expect(coverage.map { $0["locale"] as? String } == ["en", "fr"])
    #expect(coverage.map { $0["examples"] as? Int } == [2, 0])
    #expect(coverage[0]["namingApp"] as? Int == 1 && coverage[1]["namingApp"] is NSNull)
  }
}
