import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("The SARIF report")
struct SARIFReportTests {
  /// Writes an edit as a property list does.
  private struct Escaped: ReportedSources {
    func excerpt(at place: Place, reach: Int) -> SourceExcerpt? { nil }
    func writtenText(of fix: Diagnostic.Fix) -> String? { "&lt;\(fix.replacement)" }
  }

  private func run(_ apps: ReportedApp...) throws -> [String: Any] {
    let report = Report(apps: apps, rules: Sample.rules, toolVersion: "1.0")
    let text = SARIFReport.text(for: report)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try #require((root["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ findings: [Diagnostic]) throws -> [[String: Any]] {
    let run = try run(Sample.app(findings, sources: Escaped()))
    return try #require(run["results"] as? [[String: Any]])
  }

  @Test func `is valid by the official schema, whatever was found`() throws {
    let reports = [
      Sample.report(), Sample.report(Sample.app([])), Sample.report(Sample.hostileApp),
      Sample.report(Sample.app([Sample.finding, Sample.misspelt], sources: Escaped())),
      Sample.report(ReportedApp(name: nil, findings: [Sample.unknownName])),
    ]
    #expect(
      try ReportValidator.problems(inSARIF: reports.map(SARIFReport.text(for:))).isEmpty)
    // The validator isn't blind.
    #expect(
      try !ReportValidator.problems(inSARIF: [
        SARIFReport.text(for: reports[3]).replacing("\"level\"", with: "\"levle\"")
      ]).isEmpty)
  }

  @Test func `has the rules that found something, with their words`() throws {
    let run = try run(Sample.app([Sample.misspelt, Sample.finding, Sample.misspelt]))
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "siri-guide" && driver["version"] as? String == "1.0")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(
      rules.map { $0["id"] as? String } == ["phrase/no-app-name", "cover/unknown-intent"])
    let help = try #require(rules[1]["help"] as? [String: String])
    #expect(help["text"]?.contains("What to do.") == true)
    #expect(help["markdown"]?.contains("```xml\n<dict/>\n```") == true)
    #expect(rules[1]["defaultConfiguration"] as? [String: String] == ["level": "error"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0, 1])
  }

  @Test func `places a finding by file, characters and key path`() throws {
    let result = try #require(try results([Sample.finding]).first)
    #expect(result["level"] as? String == "warning")
    #expect(
      result["message"] as? [String: String]
        == ["text": "“Start” doesn't name the app\nAccepted here: “A”"])
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      physical["artifactLocation"] as? [String: String]
        == ["uri": "Apps/Sources/fr.lproj/V.plist", "uriBaseId": "%SRCROOT%"])
    #expect(
      physical["region"] as? [String: Int]
        == ["startLine": 14, "startColumn": 13, "endLine": 14, "endColumn": 18])
    #expect(
      location["logicalLocations"] as? [[String: String]]
        == [["fullyQualifiedName": "IntentPhrases/0/IntentExamples/1"]])
  }

  @Test func `encodes paths, and leaves the region of a whole file out`() throws {
    var finding = Sample.unknownName
    finding.place.path = "zh-Hant 100%.lproj/詞:彙?.plist"
    let result = try #require(try results([finding]).first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      (physical["artifactLocation"] as? [String: String])?["uri"]
        == "Apps/Sources/zh-Hant%20100%25.lproj/%E8%A9%9E%3A%E5%BD%99%3F.plist")
    #expect(physical["region"] == nil)
  }

  @Test func `relates the places of notes, and offers edits as they are written`() throws {
    let result = try #require(try results([Sample.misspelt]).first)
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
    #expect(
      related.map { ($0["message"] as? [String: String])?["text"] }
        == ["Right here", "Declared here"])
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(
      replacement["insertedContent"] as? [String: String] == ["text": "&lt;INStartWorkoutIntent"])
    #expect((replacement["deletedRegion"] as? [String: Int])?["startColumn"] == 9)
    let unwritten = try run(Sample.app([Sample.misspelt]))
    #expect((unwritten["results"] as? [[String: Any]])?.first?["fixes"] == nil)
  }

  @Test func `recognizes a finding when lines move, and tells equal ones apart`() throws {
    func fingerprints(_ findings: [Diagnostic]) throws -> [String] {
      try results(findings).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["siriGuideFinding/v1"]
      }
    }
    var moved = Sample.finding
    moved.place.range = Sample.range(90, 1, 6, offset: 3000)
    moved.place.keyPath = "IntentPhrases/7/IntentExamples/0"
    var other = Sample.finding
    other.language = "de"
    let before = try fingerprints([Sample.finding, other, Sample.finding])
    #expect(before.count == 3 && Set(before).count == 3)
    #expect(try fingerprints([moved, other, Sample.finding]) == before)
    #expect(before[0] == "0e24f978660f86cc:1")
  }
}
