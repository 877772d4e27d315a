import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("A report of check")
struct ReportFormatTests {
  static let formats = ["console", "concise", "json", "sarif", "github", "junit", "markdown"]

  private func report(_ format: String, _ arguments: String...) -> String {
    let transcript = Transcript()
    #expect(transcript.run(["check", "--format", format] + arguments) != .failure)
    return transcript.result
  }

  @Test(arguments: formats)
  func `is written to a file as it is printed`(format: String) throws {
    let app = try SampleApp()
    let path = app.folder.path("report")
    #expect(report(format, app.path, "-o", path).isEmpty)
    let written = try app.folder.text("report")
    #expect(written == report(format, app.path))
    #expect(written.contains("phrase/no-app-name"))
    #expect(written.hasSuffix("\n"))
  }

  @Test func `is valid for the example apps, and for an app without findings`() throws {
    let clean = try SampleApp(phrases: ["Start Runner"])
    try clean.folder.write(
      try clean.folder.text("App/Info.plist").replacing(
        "<string>INEndWorkoutIntent</string>", with: ""), to: "App/Info.plist")
    let examples = "\(ToolProcess.packageRoot)/Examples"
    let sarif = [report("sarif", examples), report("sarif", clean.path)]
    #expect(try ReportValidator.problems(inSARIF: sarif).isEmpty)
    let junit = [report("junit", examples), report("junit", clean.path)]
    #expect(try ReportValidator.problems(inJUnit: junit).isEmpty)
  }

  @Test(arguments: [
    ("console", "Runner: nothing to mend (1 language × 1 intent = 1, 1 filled, 0 missing)\n"),
    ("concise", ""), ("github", "siri-guide: Runner: nothing to mend\n"),
    ("markdown", "**Nothing to mend** · 1 language × 1 intent = 1, 1 filled, 0 missing\n"),
    ("junit", " failures=\"0\" errors=\"0\">"), ("sarif", "\"results\" : [\n\n      ]"),
    ("json", "\"diagnostics\" : [\n\n      ]"),
  ])
  func `says so when nothing is to mend`(format: String, text: String) throws {
    let app = try SampleApp(phrases: ["Start Runner"])
    try app.folder.write(
      try app.folder.text("App/Info.plist").replacing(
        "<string>INEndWorkoutIntent</string>", with: ""), to: "App/Info.plist")
    let result = report(format, app.path)
    #expect(text.isEmpty ? result.isEmpty : result.contains(text), "\(result)")
  }

  @Test func `says so when nothing has to be mended`() throws {
    let app = try SampleApp(phrases: ["Start Runner"])
    try app.folder.write(
      try app.folder.text("App/Info.plist").replacing(
        "<string>INEndWorkoutIntent</string>", with: ""
      ).replacing("<string>Runner</string>", with: "<string>${NAME}</string>"), to: "App/Info.plist"
    )
    #expect(report("console", app.path).contains("1 note — nothing has to be mended\n"))
    #expect(report("markdown", app.path).contains("1 note: nothing has to be mended**"))
  }

  @Test(arguments: ["github", "sarif", "markdown"])
  func `begins paths at the root of the repository`(format: String) throws {
    let app = try SampleApp()
    try app.folder.write("", to: ".git/HEAD")
    let result = report(format, app.path)
    #expect(result.contains("App/en.lproj/AppIntentVocabulary.plist"))
    #expect(!result.contains(app.folder.path))
  }

  @Test func `fails JUnit's cases by the threshold`() throws {
    let app = try SampleApp()
    #expect(report("junit", app.path).contains(" failures=\"0\""))
    #expect(report("junit", app.path, "--strict").contains(" failures=\"1\""))
    #expect(report("junit", app.path, "--fail-on", "warning").contains(" failures=\"2\""))
  }

  @Test func `offers edits in SARIF as they are written into the file`() throws {
    let app = try SampleApp()
    let file = "App/en.lproj/AppIntentVocabulary.plist"
    try app.folder.write(
      try app.folder.text(file).replacing("INStartWorkoutIntent", with: "INStartWorkoutIntnet"),
      to: file)
    struct Log: Decodable {
      struct Run: Decodable { let results: [Result] }
      struct Result: Decodable { let fixes: [Fix]? }
      struct Fix: Decodable { let artifactChanges: [Change] }
      struct Change: Decodable { let replacements: [Replacement] }
      struct Replacement: Decodable {
        let deletedRegion: [String: Int]
        let insertedContent: [String: String]
      }
      let runs: [Run]
    }
    let log = try JSONDecoder().decode(Log.self, from: Data(report("sarif", app.path).utf8))
    let fix = try #require(log.runs[0].results.compactMap(\.fixes).first?.first)
    let replacement = try #require(fix.artifactChanges.first?.replacements.first)
    #expect(replacement.insertedContent == ["text": "INStartWorkoutIntent"])
    #expect(
      replacement.deletedRegion
        == ["startLine": 6, "startColumn": 36, "endLine": 6, "endColumn": 56])
  }

  @Test func `offers no edit in SARIF whose text isn't the whole of it`() throws {
    let app = try SampleApp()
    let file = "App/en.lproj/AppIntentVocabulary.plist"
    let text = try app.folder.text(file)
    let array = try #require(text.firstMatch(of: /<array>\s*<string>[\s\S]*?<\/array>/)?.0)
    try app.folder.write(
      text.replacing(array, with: "<string>Start Runner</string>"), to: file)
    #expect(report("json", app.path).contains("\"kind\" : \"wrap-in-array\""))
    #expect(!report("sarif", app.path).contains("\"fixes\""))
  }
}
