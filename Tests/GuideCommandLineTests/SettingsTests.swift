import Foundation
import GuideCommandLine
import Review
import TestSupport
import Testing

@Suite("The settings beside an app")
struct SettingsTests {
  private static let noName =
    "{rules: [{rule: 'phrase/no-app-name', severity: 'off', reason: 'x'}]}"

  @Test func `switch findings off for check and build, and check says how many`() throws {
    let app = try SampleApp()
    try app.folder.write(Self.noName, to: "App/.siri-guide.json")
    let transcript = Transcript()
    #expect(transcript.run("check", app.path) == .clean)
    #expect(!transcript.result.contains("phrase/no-app-name"))
    #expect(transcript.result.contains("; 1 finding switched off by .siri-guide.json\n"))
    let quiet = Transcript()
    _ = quiet.run("check", app.path, "-q")
    #expect(!quiet.result.contains("switched off"))
    let built = Transcript()
    _ = built.run("build", app.path, "-o", app.folder.path("Site"), "--fail-on", "warning")
    #expect(!(try app.folder.text("Site/findings.html")).contains("Start my run"))
  }

  @Test func `are said to have left nothing else where all is switched off`() throws {
    let app = try SampleApp()
    try app.folder.write(
      "{rules: [{rule: '*', severity: 'off', reason: 'x'}]}", to: "App/.siri-guide.json")
    let transcript = Transcript()
    #expect(transcript.run("check", app.path, "--strict", "--fail-on", "note") == .clean)
    #expect(
      transcript.result.hasPrefix("Runner: nothing else to mend")
        && transcript.result.contains(/; \d findings switched off by .siri-guide.json\n/),
      "\(transcript.result)")
    // The store mails all the same.
    #expect(transcript.result.contains("\nApp Store Connect would mail"))
  }

  @Test func `count for the exit status`() throws {
    let app = try SampleApp()
    try app.folder.write(
      "{rules: [{rule: 'phrase/no-app-name', severity: 'error', reason: 'x'}]}",
      to: "App/.siri-guide.json")
    #expect(Transcript().run("check", app.path) == .findings)
    try app.folder.write(
      "{rules: [{rule: 'phrase/no-app-name', severity: 'of', reason: 'x'}]}",
      to: "App/.siri-guide.json")
    #expect(Transcript().run("check", app.path) == .findings)
  }

  @Test func `add names of the app for check and inspect, with where they come from`() throws {
    let app = try SampleApp(phrases: ["Start my run", "Start Runner", "Start Läufer"])
    try app.folder.write(
      "{\n  appNames: {'*': ['my run'], en: ['Läufer'], fr: ['Coureur']},\n}",
      to: "App/.siri-guide.json")
    let transcript = Transcript()
    _ = transcript.run("check", app.path, "--app-name", "en=Jogger", "--format", "concise")
    #expect(!transcript.result.contains("Start my run"))
    #expect(!transcript.result.contains("Start Läufer"))
    #expect(transcript.result.contains("“Start Runner” doesn't name the app"))
    let inspected = Transcript()
    _ = inspected.run("inspect", app.path)
    for line in [
      "“my run” (given)   *, .siri-guide.json:2",
      "fr              “Coureur” (given)  fr, .siri-guide.json:2",
    ] {
      #expect(inspected.result.contains(line), "\(inspected.result)")
    }
  }

  @Test(arguments: ["App", "App/en.lproj", "App/en.lproj/AppIntentVocabulary.plist", "Runner.app"])
  func `are found beside each kind of input`(input: String) throws {
    let app = try SampleApp()
    try app.folder.write(Self.noName, to: "App/.siri-guide.json")
    if input.hasSuffix(".app") {
      try FileManager.default.moveItem(atPath: app.path, toPath: app.folder.path(input))
      try FileManager.default.moveItem(
        atPath: app.folder.path("Runner.app/.siri-guide.json"),
        toPath: app.folder.path(".siri-guide.json"))
    }
    let transcript = Transcript()
    _ = transcript.run(
      "check", app.folder.path(input), "--format", "concise", "--app-name", "Runner")
    #expect(!transcript.result.contains("phrase/no-app-name"), "\(transcript.result)")
    #expect(!transcript.result.contains("config/"), "\(transcript.result)")
  }

  @Test(arguments: ["ios/.siri-guide.json", ".siri-guide.json"])
  func `are found beside a project, or at the root of its repository`(settings: String) throws {
    var project = SampleProject("Runner")
    project.folder = "ios"
    project.add(.application("Runner")) { target in
      target.settings = ["INFOPLIST_FILE": "Runner/Info.plist"]
      target.localized("AppIntentVocabulary.plist", in: "Runner", ["en"])
    }
    let app = try SampleApp()
    for (path, text) in project.files { try app.folder.write(text, to: path) }
    for file in ["Info.plist", "en.lproj/AppIntentVocabulary.plist"] {
      try app.folder.write(try app.folder.text("App/\(file)"), to: "ios/Runner/\(file)")
    }
    try app.folder.write("", to: ".git/HEAD")
    try app.folder.write(
      "{rules: [{rule: 'phrase/no-app-name', severity: 'off', path: 'ios/Runner', reason: 'x'}], a: 1}",
      to: settings)
    let transcript = Transcript()
    _ = transcript.run("check", app.folder.path("ios/Runner.xcodeproj"), "--format", "concise")
    #expect(!transcript.result.contains("phrase/no-app-name"), "\(transcript.result)")
    let path = app.folder.path(settings)
    #expect(
      transcript.result.contains("\(path):1:91: warning: “a” is no key"), "\(transcript.result)")
  }

  @Test func `are found beside an archive`() throws {
    let app = try SampleApp()
    let archive = SampleArchive.zip(
      try ["Info.plist", "en.lproj/AppIntentVocabulary.plist"].map { file in
        ("Payload/Runner.app/\(file)", Data(try app.folder.text("App/\(file)").utf8))
      } + [("Payload/Runner.app/.siri-guide.json", Data("{b: 1}".utf8))])
    try app.folder.write(archive, to: "Runner.ipa")
    try app.folder.write("{a: 1}", to: ".siri-guide.json")
    let transcript = Transcript()
    _ = transcript.run("check", app.folder.path("Runner.ipa"), "--format", "concise")
    let path = app.folder.path(".siri-guide.json")
    #expect(
      transcript.result.contains("\(path):1:2: warning: “a” is no key"), "\(transcript.result)")
    #expect(!transcript.result.contains("“b” is no key"))
  }

  @Test func `are not those in a built app`() throws {
    let app = try SampleApp()
    try app.folder.write(Self.noName, to: "App/.siri-guide.json")
    try FileManager.default.moveItem(atPath: app.path, toPath: app.folder.path("Runner.app"))
    let transcript = Transcript()
    _ = transcript.run("check", app.folder.path("Runner.app"))
    #expect(transcript.result.contains("phrase/no-app-name"))
  }

  @Test func `are told of with a path that leads to the file`() throws {
    let app = try SampleApp()
    try FileManager.default.moveItem(atPath: app.path, toPath: app.folder.path("Runner.app"))
    try app.folder.write("{a: 1}", to: ".siri-guide.json")
    let transcript = Transcript()
    _ = transcript.run("check", app.folder.path("Runner.app"), "--format", "concise")
    let path = app.folder.path(".siri-guide.json")
    #expect(
      transcript.result.contains("\(path):1:2: warning: “a” is no key of the settings"),
      "\(transcript.result)")
    try app.folder.write("{b: 1}", to: "team/other.json")
    let named = Transcript()
    _ = named.run(
      "check", app.folder.path("Runner.app"), "--config", app.folder.path("team/other.json"))
    #expect(named.result.contains("../team/other.json\n  1:2 "), "\(named.result)")
  }

  @Test func `may lie elsewhere when they are named, for all inputs alike`() throws {
    let (first, second) = (
      try SampleApp(name: "One"), try SampleApp(phrases: ["Start Two"], name: "Two")
    )
    try first.folder.write(
      "{rules: [{rule: 'phrase/no-app-name', severity: 'off', reason: 'x'}, "
        + "{rule: 'phrase/wake-word', severity: 'off', reason: 'x'}]}", to: "team.json")
    let transcript = Transcript()
    _ = transcript.run(
      "check", second.path, first.path, "--config", first.folder.path("team.json"), "--format",
      "concise")
    #expect(!transcript.result.contains("phrase/no-app-name"))
    let unused = transcript.result.split(separator: "\n").filter { $0.contains("[config/unused]") }
    #expect(unused.count == 1 && unused.first?.contains("phrase/wake-word") == true)
  }

  @Test(arguments: [("nowhere.json", "it isn't there"), ("App", "it is a folder, not a file")])
  func `can't be read where they are named wrongly`(name: String, reason: String) throws {
    let app = try SampleApp()
    for command in ["check", "build", "inspect", "config"] {
      let transcript = Transcript()
      let path = app.folder.path(name)
      #expect(transcript.run(command, app.path, "--config", path) == .failure)
      #expect(transcript.complaint == "siri-guide: --config \(path): \(reason)\n")
    }
  }

  @Test func `are never overwritten`() throws {
    let app = try SampleApp()
    try app.folder.write(Self.noName, to: "App/.siri-guide.json")
    let path = app.folder.path("App/.siri-guide.json")
    for arguments in [
      ["check", "-o", path], ["check", "--write-baseline", path],
      ["build", "--format", "json", "-o", path],
    ] {
      let transcript = Transcript()
      #expect(transcript.run(arguments + [app.path]) == .failure)
      #expect(transcript.complaint.contains("it is the file of settings"))
    }
    #expect(try app.folder.text("App/.siri-guide.json") == Self.noName)
  }

  @Test func `are told of as one finding when they can't be read`() throws {
    let app = try SampleApp()
    try app.folder.write("{\n  rules: [", to: "App/.siri-guide.json")
    let transcript = Transcript()
    #expect(transcript.run("check", app.path, "--format", "concise") == .findings)
    #expect(
      transcript.result.contains(
        "\(app.path)/.siri-guide.json:2:11: error: The settings can't be read"))
    #expect(transcript.result.contains("[phrase/no-app-name]"))
    let inspected = Transcript()
    #expect(inspected.run("inspect", app.path) == .clean)
    #expect(
      inspected.complaint.hasPrefix(
        "siri-guide: \(app.path)/.siri-guide.json:2:11: The settings can't be read"))
  }
}

@Suite("Config")
struct ConfigTests {
  @Test func `prints settings to begin with, which are good and say nothing`() throws {
    let transcript = Transcript()
    #expect(transcript.run("config") == .clean)
    let file = SettingsFile(parsing: Array(transcript.result.utf8), path: ".siri-guide.json")
    #expect(file.irregularities.isEmpty)
    #expect(file.settings == ReviewSettings())
    // What is commented out is good, too.
    let all = transcript.result.split(separator: "\n").map { line in
      line.contains("// \"") || line.contains("// {") || line.contains("//   \"")
        || line.contains("// }")
        ? String(line).replacing("//", with: "", maxReplacements: 1) : String(line)
    }.joined(separator: "\n")
    let full = SettingsFile(parsing: Array(all.utf8), path: ".siri-guide.json")
    #expect(full.irregularities.isEmpty, "\(all)\n\(full.irregularities)")
    #expect(full.settings.adjustments.count == 2)
    #expect(full.settings.limits == ReviewLimits())
  }

  @Test func `prints the schema`() {
    let transcript = Transcript()
    #expect(transcript.run("config", "--schema") == .clean)
    #expect(transcript.result == SettingsSchema.text)
  }

  @Test func `prints what is set, and in which line`() throws {
    let app = try SampleApp()
    try app.folder.write(
      """
      {
        appNames: {ar: ['عداء']},
        rules: [{rule: 'phrase/*', severity: 'off', language: 'de', reason: 'In review'}],
        glossary: [{term: 'run', keep: true, translations: {de: ['Lauf', 'Run']}}],
        limits: {fewestPhrases: 5}, words: {allowedNames: ['Strava']}, what: 1,
      }
      """, to: "App/.siri-guide.json")
    let transcript = Transcript()
    #expect(transcript.run("config", app.path) == .clean)
    let lines = transcript.result.split(separator: "\n").map(String.init)
    #expect(lines.first == "Settings in \(app.path)/.siri-guide.json")
    for expected in [
      "  ar  “عداء”  line 2", "  off  phrase/* in de  line 3", "  “run”  kept, de “Lauf” or “Run”",
      "  fewestPhrases              5  usually 3", "  allowedNames  Strava",
    ] {
      #expect(lines.contains(expected), "\(expected)\n\(transcript.result)")
    }
    #expect(lines.contains { $0.hasSuffix("In review") })
    #expect(transcript.complaint.contains("“what” is no key of the settings"))
  }

  @Test func `says where nothing is set`() throws {
    let app = try SampleApp()
    let transcript = Transcript()
    #expect(transcript.run("config", app.path) == .clean)
    #expect(transcript.result.hasPrefix("No .siri-guide.json there"))
    #expect(transcript.result.contains("fewestPhrases              3\n"))
    let missing = Transcript()
    #expect(missing.run("config", app.folder.path("nowhere")) == .failure)
    #expect(missing.complaint.contains("there is no such file or folder"))
  }
}
