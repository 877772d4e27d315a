import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("Build with templates")
struct TemplateOptionTests {
  private let app: SampleApp
  private let theme: String

  init() throws {
    app = try SampleApp()
    theme = app.folder.path("Theme")
    try FileManager.default.createDirectory(atPath: theme, withIntermediateDirectories: true)
  }

  /// The theme's files by their paths, as they are in the repository.
  private static let originals = "\(ToolProcess.packageRoot)/Templates"

  private func build(_ options: String...) -> (ending: Ending, complaint: String) {
    let transcript = Transcript()
    let ending = transcript.run(
      ["build", app.path, "-o", app.folder.path("Site"), "-q", "--templates", theme] + options)
    return (ending, transcript.complaint)
  }

  private func refusal() throws -> String {
    let (ending, complaint) = build()
    #expect(ending == .failure)
    #expect(complaint.split(separator: "\n").count == 1, "\(complaint)")
    #expect(!FileManager.default.fileExists(atPath: app.folder.path("Site")))
    return complaint
  }

  @Test(arguments: [
    ("overview.md", "index.html"), ("language.md", "en/index.html"),
    ("intent.md", "intents/INStartWorkoutIntent.html"), ("coverage.md", "coverage.html"),
    ("findings.md", "findings.html"), ("rules.md", "rules.html"),
    ("rule.md", "rules/phrase-no-app-name.html"),
    ("inline/phrase.md", "en/index.html"), ("block/class.md", "en/index.html"),
    ("shell.html", "en/index.html"), ("404.html", "404.html"),
  ])
  func `puts a single one in place of the same name and leaves the others`(
    template: String, page: String
  ) throws {
    let original = try String(contentsOfFile: "\(Self.originals)/\(template)", encoding: .utf8)
    #expect(build().ending == .clean)
    let before = try app.folder.text("Site/\(page)")
    try app.folder.write(
      template.hasSuffix(".html")
        ? original.replacing("<body", with: "<body data-own=\"MINE\"")
        : template.hasPrefix("inline/") ? "MINE\(original)" : "MINE\n\n\(original)",
      to: "Theme/\(template)")
    #expect(build().complaint.isEmpty)
    let after = try app.folder.text("Site/\(page)")
    #expect(after.contains("MINE"))
    #expect(!before.contains("MINE"))
    // A page without the template, and the style sheet, are as they were.
    #expect(try app.folder.text("Site/guide.json").contains("Start Runner"))
  }

  @Test func `puts the style sheet in place under a name of its own`() throws {
    try app.folder.write("body { color: #123456 }\n", to: "Theme/site.css")
    #expect(build().complaint.isEmpty)
    let styles = try TemporaryFolder.files(below: app.folder.path("Site"))
      .filter { $0.hasSuffix(".css") && $0.hasPrefix("assets/site-") }
    try #require(styles.count == 1)
    #expect(try app.folder.text("Site/\(styles[0])").contains("#123456"))
    #expect(try app.folder.text("Site/index.html").contains("href=\"\(styles[0])\""))
  }

  @Test(arguments: ["html", "markdown"])
  func `holds for the other formats`(format: String) throws {
    try app.folder.write("# MINE\n", to: "Theme/overview.md")
    let transcript = Transcript()
    #expect(
      transcript.run("build", app.path, "--format", format, "--templates", theme) == .clean)
    #expect(transcript.result.contains("MINE"))
    #expect(transcript.result.contains("Start my run"))
  }

  @Test func `takes partials of new names, and is silent about all it doesn't know`() throws {
    try app.folder.write("# Mine {{> own/part}}\n", to: "Theme/overview.md")
    try app.folder.write("<b>PART</b>\n", to: "Theme/own/part.md")
    try app.folder.write("{{#never", to: "Theme/README.md")
    try app.folder.write(Data([0xFF]), to: "Theme/picture.png")
    #expect(build().complaint.isEmpty)
    #expect(try app.folder.text("Site/index.html").contains("<b>PART</b>"))
  }

  @Test func `of an empty folder makes the guide as ever`() throws {
    #expect(build().ending == .clean)
    let transcript = Transcript()
    #expect(transcript.run("build", app.path, "-q", "-o", app.folder.path("Other")) == .clean)
    for file in try TemporaryFolder.files(below: app.folder.path("Other")) {
      #expect(try app.folder.text("Site/\(file)") == app.folder.text("Other/\(file)"))
    }
  }

  @Test(arguments: [
    ("overview.md", "# a\n\n  {{#open}}\n", 3, 3), ("inline/phrase.md", "{{/close}}", 1, 1),
    ("shell.html", "<html>\n{{title", 2, 1), ("rules.md", "é{{}}", 1, 2),
    ("own/part.md", "x\n{{#a}}{{/b}}", 2, 7), ("404.html", "{{{a}}", 1, 1),
    ("block/class.md", "{{=a}}", 1, 1),
  ])
  func `names file, line and column of one that is broken`(
    name: String, text: String, line: Int, column: Int
  ) throws {
    try app.folder.write(text, to: "Theme/\(name)")
    let complaint = try refusal()
    #expect(
      complaint.hasPrefix("siri-guide: \(theme)/\(name):\(line):\(column): "), "\(complaint)")
  }

  @Test func `refuses one that isn't UTF-8, and a folder that isn't there`() throws {
    try app.folder.write(
      Data("# \u{E9}".unicodeScalars.map { UInt8($0.value) }), to: "Theme/own.md")
    #expect(
      try refusal() == "siri-guide: \(theme)/own.md: the template is not UTF-8 text\n")
    try FileManager.default.removeItem(atPath: theme)
    #expect(try refusal().hasPrefix("siri-guide: \(theme): "))
    try app.folder.write("x", to: "Theme")
    #expect(try refusal().hasPrefix("siri-guide: \(theme): "))
  }

  @Test func `takes files from a system with other line ends`() throws {
    for name in ["site.css", "site.js", "overview.md", "inline/phrase.md", "page.html"] {
      let text = try String(contentsOfFile: "\(Self.originals)/\(name)", encoding: .utf8)
      try app.folder.write(text.replacing("\n", with: "\r\n"), to: "Theme/\(name)")
    }
    let plain = Transcript()
    #expect(plain.run("build", app.path, "--format", "html") == .clean)
    let own = Transcript()
    #expect(own.run("build", app.path, "--format", "html", "--templates", theme) == .clean)
    // The policy names the style and the scripts as a browser reads them.
    #expect(own.result == plain.result)
  }

  @Test func `is not held up by what is no file`() throws {
    try #require(mkfifo("\(theme)/own.md", 0o600) == 0)
    #expect(try refusal().hasPrefix("siri-guide: \(theme)/own.md: "))
    try FileManager.default.removeItem(atPath: "\(theme)/own.md")
    try app.folder.write(Data(count: 5 << 20), to: "Theme/site.css")
    #expect(try refusal().contains("site.css: the file is larger than 4 MB"))
    try FileManager.default.removeItem(atPath: "\(theme)/site.css")
    try app.folder.write("x", to: "Theme/folder.md/picture.txt")
    #expect(build().ending == .clean)
  }
}
