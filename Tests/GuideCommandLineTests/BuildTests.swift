import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("Build")
struct BuildTests {
  @Test(arguments: [
    ([], Ending.clean), (["--strict"], .clean), (["--fail-on", "warning"], .findings),
    (["--strict", "--fail-on", "error"], .findings),
  ])
  func `ends well when the guide is written, unless a threshold is given`(
    options: [String], status: Ending
  ) throws {
    let app = try SampleApp()
    let transcript = Transcript()
    #expect(transcript.run(["build", app.path, "-o", app.folder.path("Site")] + options) == status)
    #expect(transcript.complaint.isEmpty)
    #expect(FileManager.default.fileExists(atPath: app.folder.path("Site/en/index.html")))
    #expect(transcript.result.contains("open \(app.folder.path("Site"))/index.html"))
    #expect(transcript.result.hasPrefix("Runner: 1 language, "))
  }

  @Test func `prints nothing when told to be quiet`() throws {
    let app = try SampleApp()
    let transcript = Transcript()
    #expect(transcript.run("build", app.path, "-q", "-o", app.folder.path("Site")) == .clean)
    #expect(transcript.result.isEmpty)
  }

  @Test func `gives the same JSON on standard output, in a file and in the site`() throws {
    let app = try SampleApp()
    let printed = Transcript()
    #expect(printed.run("build", app.path, "--format", "json") == .clean)
    #expect(Transcript().run("build", app.path, "-o", app.folder.path("Site")) == .clean)
    let file = app.folder.path("guide.json")
    #expect(Transcript().run("build", app.path, "--format=json", "--output", file) == .clean)
    #expect(printed.result.hasPrefix("{\n"))
    #expect(try app.folder.text("Site/guide.json") == printed.result)
    #expect(try app.folder.text("guide.json") == printed.result)
  }

  @Test func `leaves a folder alone that holds something else`() throws {
    let app = try SampleApp()
    try app.folder.write("mine", to: "Documents/letter.txt")
    let transcript = Transcript()
    #expect(transcript.run("build", app.path, "-o", app.folder.path("Documents")) == .failure)
    #expect(transcript.complaint.contains("nothing was written"))
    #expect(try TemporaryFolder.files(below: app.folder.path("Documents")) == ["letter.txt"])
  }

  @Test func `gives several apps a shelf`() throws {
    let first = try SampleApp(name: "One")
    let second = try SampleApp(name: "One")
    let transcript = Transcript()
    let site = first.folder.path("Site")
    #expect(transcript.run("build", first.path, second.path, "-o", site) == .clean)
    let files = try TemporaryFolder.files(below: site)
    #expect(files.contains("apps/One/index.html"))
    #expect(files.contains("apps/One-2/index.html"))
    #expect(files.contains("index.html"))
  }

  @Test func `is not stopped by a folder named like a page`() throws {
    let app = try SampleApp()
    try FileManager.default.copyItem(
      atPath: app.folder.path("App/en.lproj"), toPath: app.folder.path("App/index.html.lproj"))
    let transcript = Transcript()
    #expect(transcript.run("build", app.path, "-o", app.folder.path("Site")) == .clean)
    #expect(transcript.complaint.isEmpty)
    #expect(try TemporaryFolder.files(below: app.folder.path("Site")).contains("index.html"))
  }

  @Test func `never takes a variable for a name, in any format`() throws {
    let app = try SampleApp()
    let alternative = """
      <key>INAlternativeAppNames</key><array>
      <dict><key>INAlternativeAppName</key><string>APP_NAME_SYNONYM_1</string></dict>
      <dict><key>INAlternativeAppName</key><string>APP_NAME_SYNONYM_2</string>
      <key>INAlternativeAppNamePronunciationHint</key><string>APP_NAME_SYNONYM_2_HINT</string></dict>
      <dict><key>INAlternativeAppName</key><string>$(NICKNAME)</string></dict></array>
      <key>INIntentsSupported</key>
      """
    try app.folder.write(
      try app.folder.text("App/Info.plist").replacing(
        "<key>INIntentsSupported</key>", with: alternative), to: "App/Info.plist")
    try app.folder.write("APP_NAME_SYNONYM_2 = \"Jogger\";", to: "App/en.lproj/InfoPlist.strings")
    for format in ["json", "html", "markdown"] {
      let transcript = Transcript()
      #expect(transcript.run("build", app.path, "--format", format) == .clean)
      #expect(transcript.result.contains("Jogger"), "\(format)")
      // A finding tells of the first, which no table resolves.
      #expect(!transcript.result.contains("APP_NAME_SYNONYM_2"), "\(format)")
      #expect(!transcript.result.contains("NICKNAME"), "\(format)")
    }
  }
}
