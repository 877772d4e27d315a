import Foundation
import GuideCommandLine
import TestSupport
import Testing

/// The lines of files below the findings of `check`.
@Suite("The console")
struct SourceLineTests {
  private let file = "App/en.lproj/AppIntentVocabulary.plist"

  private func check(_ path: String, width: Int = 80) -> String {
    let transcript = Transcript()
    #expect(transcript.run(["check", "-q", path], width: width) != .failure)
    #expect(transcript.complaint.isEmpty)
    return transcript.result
  }

  private let shown = """
         10 | <string>Start my run</string>
            |         ^~~~~~~~~~~~

    """

  @Test(arguments: ["\n", "\r", "\r\n"], [String.Encoding.utf8, .utf16, .utf16BigEndian])
  func `shows lines of files in any encoding`(lineEnd: String, encoding: String.Encoding) throws {
    let app = try SampleApp()
    let text = try app.folder.text(file).replacing("\n", with: lineEnd)
    try app.folder.write(try #require(text.data(using: encoding)), to: file)
    #expect(check(app.path).contains(shown))
  }

  @Test func `shows lines of files in an archive`() throws {
    let app = try SampleApp()
    let files = try ["Info.plist", "en.lproj/AppIntentVocabulary.plist"].map { path in
      ("Payload/Runner.app/\(path)", Data(try app.folder.text("App/\(path)").utf8))
    }
    try app.folder.write(SampleArchive.zip(files), to: "Runner.ipa")
    let result = check(app.folder.path("Runner.ipa"))
    #expect(result.contains(shown), "\(result)")
  }

  @Test func `shows no lines of binary files`() throws {
    let app = try SampleApp()
    let list = try PropertyListSerialization.propertyList(
      from: Data(try app.folder.text(file).utf8), format: nil)
    try app.folder.write(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
      to: file)
    let result = check(app.path)
    #expect(result.contains("  -      warning  “Start my run” doesn't name the app"))
    #expect(!result.contains(" | "))
  }

  @Test func `cuts lines to the width of the terminal, and to 80 columns in a file`() throws {
    let long = String(repeating: "Start my very long run ", count: 10)
    let app = try SampleApp(phrases: [long])
    func longest(_ text: String) -> Int {
      text.split(separator: "\n").filter { $0.contains(" | ") }.map(\.count).max() ?? 0
    }
    #expect((35...40).contains(longest(check(app.path, width: 40))))
    #expect((95...100).contains(longest(check(app.path, width: 100))))
    let path = app.folder.path("report")
    #expect(Transcript().run(["check", app.path, "-o", path], width: 200) != .failure)
    #expect((75...80).contains(longest(try app.folder.text("report"))))
  }

  @Test func `shows a part of a file that is one line of many phrases`() throws {
    let app = try SampleApp(phrases: (1...500).map { "Start my run number \($0)" })
    try app.folder.write(try app.folder.text(file).replacing("\n", with: ""), to: file)
    let result = check(app.path)
    #expect(result.contains("      1 | ..."))
    #expect(result.contains("^\(String(repeating: "~", count: 22))\n"))
  }
}
