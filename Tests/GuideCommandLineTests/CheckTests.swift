import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("Check")
struct CheckTests {
  @Test(
    "ends with the status that the threshold asks for",
    arguments: [
      ([], Ending.clean), (["--strict"], .findings), (["--fail-on", "warning"], .findings),
      (["--fail-on=error"], .clean), (["--fail-on", "note", "--quiet"], .findings),
    ])
  func thresholds(options: [String], status: Ending) throws {
    let app = try SampleApp()
    let transcript = Transcript()
    #expect(transcript.run(["check", app.path] + options) == status)
    #expect(transcript.complaint.isEmpty)
    #expect(transcript.result.contains("[phrase/no-app-name]"))
  }

  @Test func `is clean at every threshold when nothing is to mend`() throws {
    let app = try SampleApp(phrases: ["Start Runner"])
    try app.folder.write(
      try app.folder.text("App/Info.plist").replacing(
        "<string>INEndWorkoutIntent</string>", with: ""),
      to: "App/Info.plist")
    let transcript = Transcript()
    #expect(transcript.run("check", app.path, "--strict", "--fail-on", "note") == .clean)
    #expect(
      transcript.result
        == "Runner: nothing to mend (1 language × 1 intent = 1, 1 filled, 0 missing)\n")
    let quiet = Transcript()
    #expect(quiet.run("check", app.path, "-q") == .clean)
    #expect(quiet.result.isEmpty)
  }

  @Test func `prints findings for people, with the store's mail and a sum`() throws {
    let app = try SampleApp()
    let transcript = Transcript()
    _ = transcript.run("check", app.path)
    let lines = transcript.result.split(separator: "\n").map(String.init)
    #expect(lines.first == "Runner")
    #expect(lines.contains("1 language × 2 intents = 2, 1 filled, 1 missing"))
    #expect(lines.contains("en.lproj/AppIntentVocabulary.plist"))
    #expect(lines.contains { $0.hasPrefix("  10:9") && $0.contains("“Start my run”") })
    #expect(lines.contains { $0.contains("ITMS-90626") && $0.contains("INEndWorkoutIntent") })
    #expect(lines.suffix(2).first == "0 errors, 2 warnings, 0 notes")
    #expect(lines.last?.hasPrefix("siri-guide explain RULE") == true)
  }

  @Test func `prints findings alone when told to be quiet`() throws {
    let app = try SampleApp()
    let transcript = Transcript()
    _ = transcript.run("check", app.path, "--quiet")
    #expect(!transcript.result.contains("languages"))
    #expect(!transcript.result.contains("App Store Connect would mail"))
    #expect(!transcript.result.contains("0 errors"))
    #expect(transcript.result.contains("[cover/missing-example]"))
  }

  @Test(arguments: [
    (["check"], true), (["check", "--no-color"], false), (["check", "-o", "-"], true),
  ])
  func `is coloured on a terminal unless told not to`(arguments: [String], colored: Bool) throws {
    let app = try SampleApp()
    let transcript = Transcript()
    _ = transcript.run(arguments + [app.path], colored: true)
    #expect(transcript.result.contains("\u{1B}[") == colored)
    let plain = Transcript()
    _ = plain.run(arguments + [app.path])
    #expect(!plain.result.contains("\u{1B}["))
  }

  @Test func `prints findings as compilers do, with paths that lead to the files`() throws {
    let app = try SampleApp()
    let transcript = Transcript()
    _ = transcript.run("check", "\(app.path)/", "--format", "concise")
    let lines = transcript.result.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.contains {
        $0.hasPrefix("\(app.path)/en.lproj/AppIntentVocabulary.plist:10:9: warning: ")
          && $0.hasSuffix("[phrase/no-app-name]")
      }, "\(transcript.result)")
    #expect(lines.allSatisfy { $0.hasPrefix("\(app.path)") })
  }

  @Test func `prints one report in JSON, to a file if told so`() throws {
    let app = try SampleApp()
    let printed = Transcript()
    #expect(printed.run("check", app.path, "--format", "json") == .clean)
    let written = Transcript()
    let path = app.folder.path("report.json")
    #expect(written.run("check", app.path, "--format", "json", "-o", path) == .clean)
    #expect(written.result.isEmpty)
    #expect(try app.folder.text("report.json") == printed.result)

    let report = try JSONDecoder().decode(Report.self, from: Data(printed.result.utf8))
    #expect(report.version == 1)
    #expect(report.tool == ["name": "siri-guide", "version": CommandLineTool.version])
    #expect(report.summary == ["errors": 0, "warnings": 2, "notes": 0])
    let reported = try #require(report.apps.first)
    #expect(reported.name == "Runner")
    #expect(reported.names == ["en": ["Runner"]])
    #expect(reported.declaredIntents == ["INStartWorkoutIntent", "INEndWorkoutIntent"])
    let finding = try #require(reported.diagnostics.first { $0.rule == "phrase/no-app-name" })
    #expect(finding.path == "en.lproj/AppIntentVocabulary.plist")
    #expect(finding.keyPath == "IntentPhrases/0/IntentExamples/1")
    #expect([finding.line, finding.column, finding.endLine, finding.endColumn] == [10, 9, 10, 21])
  }

  private struct Report: Decodable {
    let version: Int
    let tool: [String: String]
    let summary: [String: Int]
    let apps: [App]

    struct App: Decodable {
      let name: String?
      let names: [String: [String]]
      let declaredIntents: [String]?
      let diagnostics: [Finding]
    }

    struct Finding: Decodable {
      let rule: String
      let path: String
      let keyPath: String
      let line: Int?
      let column: Int?
      let endLine: Int?
      let endColumn: Int?
    }
  }

  @Test(
    "tells a language from a name that holds an equals sign",
    arguments: [
      ("E=mc²", ["en": ["Runner", "E=mc²"]]), ("en=Jogger", ["en": ["Jogger"]]),
      ("fr=Coureur", ["en": ["Runner"]]), ("en-GB=x", ["en": ["Runner"]]),
      ("2+2=4", ["en": ["Runner", "2+2=4"]]),
    ])
  func names(value: String, names: [String: [String]]) throws {
    let app = try SampleApp()
    let transcript = Transcript()
    _ = transcript.run("check", app.path, "--format", "json", "--app-name", value)
    let report = try JSONDecoder().decode(Report.self, from: Data(transcript.result.utf8))
    #expect(report.apps.first?.names == names)
  }

  @Test func `takes several inputs and names each app`() throws {
    let first = try SampleApp(name: "One")
    let second = try SampleApp(name: "Two")
    let transcript = Transcript()
    #expect(transcript.run("check", first.path, second.path) == .clean)
    #expect(transcript.result.contains("One — \(first.path)\n"))
    #expect(transcript.result.contains("Two — \(second.path)\n"))
    #expect(transcript.result.contains("All 2 apps: 0 errors, 6 warnings, 0 notes\n"))
  }

  @Test(arguments: ["missing/report.txt", "."])
  func `says when its result can't be written`(output: String) throws {
    let app = try SampleApp()
    let transcript = Transcript()
    let path = app.folder.path(output)
    #expect(transcript.run("check", app.path, "-o", path) == .failure)
    #expect(transcript.complaint.hasPrefix("siri-guide: \(path): can't be written"))
  }

  @Test func `writes through a link and leaves the link`() throws {
    let app = try SampleApp()
    try app.folder.write("old", to: "real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: app.folder.path("link.txt"), withDestinationPath: "real.txt")
    #expect(Transcript().run("check", app.path, "-o", app.folder.path("link.txt")) == .clean)
    #expect(try app.folder.text("real.txt").contains("2 warnings"))
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: app.folder.path("link.txt"))
    #expect(target == "real.txt")
  }

  @Test func `counts one language where a lone file says none`() throws {
    let app = try SampleApp()
    try app.folder.write(
      try app.folder.text("App/en.lproj/AppIntentVocabulary.plist"),
      to: "Lone/AppIntentVocabulary.plist")
    let transcript = Transcript()
    let declared = ["INStartWorkoutIntent", "INEndWorkoutIntent", "INPauseWorkoutIntent"]
    _ = transcript.run(
      "check", app.folder.path("Lone"), "--app-name", "Runner", "--declares",
      declared.joined(separator: ","))
    let lines = transcript.result.split(separator: "\n").map(String.init)
    #expect(lines.contains("1 language × 3 intents = 3, 0 filled, 3 missing"))
    for intent in declared {
      #expect(
        lines.contains(
          "  ITMS-90626: Invalid Siri Support - No example phrase was provided for \(intent) in the "
            + "\"(development language)\" language"))
      #expect(
        lines.contains {
          $0.contains("\(intent) has no example phrase in the development language")
        })
    }
  }

  @Test(arguments: ["Info.plist", "Intents/Info.plist"])
  func `says so when it is given an Info plist`(path: String) throws {
    let app = try SampleApp()
    try app.folder.write(
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      </dict></dict></plist>
      """, to: "App/Intents/Info.plist")
    let transcript = Transcript()
    #expect(transcript.run("check", "\(app.path)/\(path)") == .findings)
    #expect(transcript.result.contains("this is an Info.plist, not a vocabulary"))
    #expect(transcript.result.contains("pass the folder it lies in"))
    #expect(!transcript.result.contains("schema/"))
  }

  @Test(arguments: [
    ("INStartWorkout", "INStartWorkoutIntent"), ("INSendMesageIntent", "INSendMessageIntent"),
    ("StartWorkoutIntent", "INStartWorkoutIntent"),
  ])
  func `finds a misspelt intent among those told and among those found`(
    name: String, meant: String
  ) throws {
    let app = try SampleApp()
    let told = Transcript()
    #expect(told.run("check", app.path, "--declares", name) == .findings)
    let message = "The app declares “\(name)”, which is no intent; did you mean \(meant)?"
    #expect(told.result.contains(message))
    #expect(told.result.contains("[cover/unknown-intent]"))
    try app.folder.write(
      try app.folder.text("App/Info.plist").replacing("INEndWorkoutIntent", with: name),
      to: "App/Info.plist")
    let found = Transcript()
    #expect(found.run("check", app.path, "--format", "concise") == .findings)
    let line = found.result.split(separator: "\n").first { $0.contains(message) }
    #expect(line?.hasPrefix("\(app.path)/Info.plist:8:") == true, "\(found.result)")
  }
}
