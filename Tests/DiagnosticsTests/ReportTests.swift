import Diagnostics
import Foundation
import Testing

@Suite("A report")
struct ReportTests {
  private let finding = Diagnostic(
    rule: "phrase/no-app-name", severity: .warning, message: "“Start” doesn't name the app",
    place: Place(
      path: "fr.lproj/V.plist",
      range: SourceRange(
        SourcePosition(line: 14, column: 13, offset: 400),
        SourcePosition(line: 14, column: 18, offset: 405)),
      keyPath: "IntentPhrases/0/IntentExamples/1"),
    language: "fr", intent: "INStartWorkoutIntent", notes: [Diagnostic.Note("Accepted here: “A”")])

  @Test func `for compilers has a line per finding`() {
    #expect(
      ConciseReport.text(for: [finding], root: "App")
        == "App/fr.lproj/V.plist:14:13: warning: “Start” doesn't name the app [phrase/no-app-name]\n"
    )
  }

  @Test func `for people groups by file and says a note once`() {
    var second = finding
    second.message = "“Stop” doesn't name the app"
    #expect(
      ConsoleReport(isColored: false).text(for: [finding, second])
        == """
        fr.lproj/V.plist
          14:13  warning  “Start” doesn't name the app  [phrase/no-app-name]
            Accepted here: “A”
          14:13  warning  “Stop” doesn't name the app  [phrase/no-app-name]

        """)
  }

  @Test func `never hands control characters to a terminal`() {
    var hostile = finding
    hostile.message = "a\u{1B}[31mb\u{202E}c\nd"
    for text in [
      ConsoleReport(isColored: false).text(for: [hostile]),
      ConciseReport.text(for: [hostile], root: ""),
    ] {
      #expect(text.contains("aU+001B[31mbU+202EcU+000Ad"))
    }
  }

  @Test func `as data keeps every key, null where unknown`() throws {
    let app = JSONReport.App(
      name: nil, path: "", appVersion: nil, developmentLanguage: "en", locales: ["en", "fr"],
      names: [:],
      declaredIntents: nil, coverage: [], findings: [finding])
    let text = JSONReport(toolVersion: "1", apps: [app]).text
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["version"] as? Int == 1)
    let reported = try #require((root["apps"] as? [[String: Any]])?.first)
    #expect(reported["name"] is NSNull && reported["declaredIntents"] is NSNull)
    let diagnostic = try #require((reported["diagnostics"] as? [[String: Any]])?.first)
    #expect(
      Set(diagnostic.keys) == [
        "rule", "severity", "message", "path", "line", "column", "endLine", "endColumn", "keyPath",
        "locale", "intent", "storeMessage", "blocks", "notes", "fixes",
      ])
    #expect(diagnostic["line"] as? Int == 14 && diagnostic["endColumn"] as? Int == 18)
    #expect(diagnostic["storeMessage"] is NSNull)
    #expect((root["summary"] as? [String: Int]) == ["errors": 0, "warnings": 1, "notes": 0])
  }

  @Test func `lists findings by file, place and rule, whatever order they come in`() {
    var later = finding
    later.place.range?.start.offset = 500
    var other = finding
    other.place.path = "de.lproj/V.plist"
    #expect([later, finding, other].inReportingOrder() == [other, finding, later])
  }
}
