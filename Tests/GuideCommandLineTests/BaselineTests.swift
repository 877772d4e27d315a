import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("Check with a baseline")
struct BaselineTests {
  private func vocabulary(_ app: SampleApp, _ change: (String) -> String) throws {
    let path = "App/en.lproj/AppIntentVocabulary.plist"
    try app.folder.write(change(try app.folder.text(path)), to: path)
  }

  @Test(arguments: ["console", "concise", "json", "sarif", "github", "junit", "markdown"])
  func `tells of new findings only, in every format`(format: String) throws {
    let app = try SampleApp()
    let path = app.folder.path("baseline.json")
    let first = Transcript()
    #expect(first.run("check", app.path, "--fail-on", "note", "--write-baseline", path) == .clean)
    #expect(
      first.complaint.contains(/^siri-guide: \d findings written to .*; check --baseline .*\n$/)
        && first.complaint.contains(path), "\(first.complaint)")
    #expect(first.result.contains("nothing else to mend"))
    #expect(first.result.contains(/; \d findings of the baseline not shown/))
    try vocabulary(app) {
      $0.replacing("<dict>", with: "<!-- moved -->\n\n<dict>", maxReplacements: 1)
        .replacing(
          "<string>Start Runner</string>",
          with: "<string>Start Runner</string>\n<string>Go for it</string>")
    }
    let transcript = Transcript()
    let arguments = [
      "check", app.path, "--baseline", path, "--format", format, "--fail-on", "warning",
    ]
    #expect(transcript.run(arguments) == .findings)
    #expect(transcript.result.contains("Go for it"))
    #expect(!transcript.result.contains("“Start my run” doesn't name"))
    #expect(!transcript.result.contains("INEndWorkoutIntent has no example phrase"))
    #expect(transcript.complaint.isEmpty)
  }

  @Test func `says how many of its findings are mended`() throws {
    let app = try SampleApp(phrases: ["Start my run", "Go for it"])
    // Whatever else is found in so small an app is not looked at here.
    try app.folder.write(
      """
      {rules: [{rule: '*', severity: 'off', reason: 'Small'},
        {rule: 'phrase/no-app-name', severity: 'warning', reason: 'Looked at'}]}
      """, to: "App/.siri-guide.json")
    let path = app.folder.path("baseline.json")
    #expect(Transcript().run("check", app.path, "-q", "--write-baseline", path) == .clean)
    try vocabulary(app) { $0.replacing("Start my run", with: "Start my Runner") }
    let transcript = Transcript()
    #expect(transcript.run("check", app.path, "--baseline", path, "--fail-on", "note") == .clean)
    #expect(
      transcript.complaint
        == "siri-guide: 1 finding of the baseline is mended; write it again with --write-baseline \(path)\n"
    )
    let quiet = Transcript()
    _ = quiet.run("check", app.path, "--baseline", path, "-q")
    #expect(quiet.complaint.isEmpty && quiet.result.isEmpty)
  }

  @Test func `writes the same bytes again`() throws {
    let app = try SampleApp()
    for name in ["a", "b"] {
      _ = Transcript().run("check", app.path, "-q", "--write-baseline", app.folder.path(name))
    }
    #expect(try app.folder.text("a") == app.folder.text("b"))
  }

  @Test(arguments: [
    ("{\"version\": 1,\n \"findings\": [1]}", ":2:15: expected a “count” above 0"),
    ("[", ":1:2: expected “]” to close the “[” of line 1, found the end of the file"),
    (nil, ": it isn't there"),
  ])
  func `can't run where it is broken`(text: String?, problem: String) throws {
    let app = try SampleApp()
    if let text { try app.folder.write(text, to: "baseline.json") }
    let path = app.folder.path("baseline.json")
    let transcript = Transcript()
    #expect(transcript.run("check", app.path, "--baseline", path) == .failure)
    #expect(transcript.result.isEmpty)
    #expect(transcript.complaint == "siri-guide: --baseline \(path)\(problem)\n")
  }

  @Test func `overwrites no vocabulary and no result`() throws {
    let app = try SampleApp()
    let path = "\(app.path)/en.lproj/AppIntentVocabulary.plist"
    let transcript = Transcript()
    #expect(transcript.run("check", app.path, "--write-baseline", path) == .failure)
    #expect(transcript.complaint.contains("it is one of the vocabularies"))
    let report = app.folder.path("report.txt")
    let both = Transcript()
    #expect(both.run("check", app.path, "-o", report, "--write-baseline", report) == .failure)
    #expect(both.complaint.contains("the result goes there, too"))
  }
}
