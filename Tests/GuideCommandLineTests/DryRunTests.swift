import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("check --fix --dry-run")
struct DryRunTests {
  private func dryRun(_ folder: TemporaryFolder, _ options: String...) throws -> ToolProcess.Result
  {
    try ToolProcess.run(
      ToolProcess.siriGuide, ["check", "--fix", "--dry-run"] + options, in: folder.path)
  }

  @Test func `prints a difference and changes nothing`() throws {
    let app = try FaultyApp()
    let before = try app.contents()
    let run = try dryRun(app.folder, "App")
    #expect(try app.contents() == before)
    #expect(run.output.hasPrefix("--- App/de.lproj/AppIntentVocabulary.plist\n"))
    #expect(
      run.output.contains(
        "\n-<string>INStartWorkoutsIntent</string>\n+<string>INStartWorkoutIntent</string>\n"))
    #expect(run.errors == "Would mend 4 findings in 2 files\n")
    let plain = try ToolProcess.run(ToolProcess.siriGuide, ["check", "App"], in: app.folder.path)
    #expect(run.status == plain.status)
    #expect(run.status == 1)
  }

  @Test(arguments: ["patch -p0 -i ../it", "patch -p1 -i ../it", "git init -q && git apply ../it"])
  func `prints what patch and git make the same of`(command: String) throws {
    let app = try FaultyApp()
    try FileManager.default.moveItem(
      atPath: app.folder.path("App"), toPath: app.folder.path("My App"))
    try app.folder.write(
      try dryRun(app.folder, "My App").output, to: "it")
    try FileManager.default.createDirectory(
      atPath: app.folder.path("copy"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: app.folder.path("My App"), toPath: app.folder.path("copy/My App"))
    let applied = try ToolProcess.run(
      "/bin/bash", ["-c", command], in: app.folder.path("copy"))
    #expect(applied.status == 0, "\(applied.output)\(applied.errors)")
    _ = try ToolProcess.run(
      ToolProcess.siriGuide, ["check", "My App", "--fix"], in: app.folder.path)
    for language in ["en", "de", "fr"] {
      let file = "My App/\(language).lproj/AppIntentVocabulary.plist"
      #expect(try app.folder.text("copy/\(file)") == app.folder.text(file))
    }
  }

  @Test func `only shows what would change in a file that patch can't read`() throws {
    let app = try FaultyApp()
    let utf16 = FaultyApp.german.dropFirst().replacing("UTF-8", with: "UTF-16")
    try app.folder.write(
      Data(utf16.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      to: "App/de.lproj/AppIntentVocabulary.plist")
    let run = try dryRun(app.folder, "App", "-q")
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "# App/de.lproj/AppIntentVocabulary.plist is in UTF-16: only --fix can write it")
    #expect(run.output.contains("# +\t\t\t<array>\r\n"))
    try app.folder.write(run.output, to: "it")
    let applied = try ToolProcess.run(
      "/bin/bash", ["-c", "git init -q && git apply it"], in: app.folder.path)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(
      try app.folder.text("App/en.lproj/AppIntentVocabulary.plist").contains("INStartWorkoutIntent")
    )
    _ = try ToolProcess.run(ToolProcess.siriGuide, ["check", "App", "--fix"], in: app.folder.path)
    let mended = try app.contents()["App/de.lproj/AppIntentVocabulary.plist"] ?? Data()
    let text = String(
      decoding: stride(from: 0, to: mended.count, by: 2).map {
        UInt16(mended[$0]) | UInt16(mended[$0 + 1]) << 8
      }, as: UTF16.self)
    #expect(text.contains("\t\t\t<array>\r\n\t\t\t\t<string>Starte Runner &amp; Co</string>\r\n"))
  }

  @Test func `is coloured on a terminal, where nothing in it can disturb`() throws {
    let app = try FaultyApp()
    let transcript = Transcript()
    _ = transcript.run("check", app.folder.path("App"), "--fix", "--dry-run", colored: true)
    #expect(
      transcript.result.contains("\u{1B}[31m-<string>INStartWorkoutsIntent</string>\u{1B}[0m\n"))
    #expect(transcript.result.contains("\u{1B}[36m@@ "))
    #expect(!transcript.result.contains("\r"))
    let plain = Transcript()
    _ = plain.run(
      "check", app.folder.path("App"), "--fix", "--dry-run", "--no-color", colored: true)
    #expect(!plain.result.contains("\u{1B}"))
  }

  @Test func `goes with --fix and takes no format`() throws {
    let transcript = Transcript()
    #expect(transcript.run("check", "App", "--dry-run") == .failure)
    #expect(transcript.complaint.contains("--dry-run goes with --fix"))
    #expect(transcript.run("check", "App", "--fix", "--dry-run", "--format", "json") == .failure)
    #expect(transcript.complaint.contains("so it takes no --format"))
  }
}
