import Foundation
import TestSupport
import Testing

@Suite("Check of several apps")
struct SeveralAppsTests {
  /// Adds a vocabulary with phrases of an intent that the app doesn't declare.
  private func block(_ app: SampleApp) throws {
    let text = try app.folder.text("App/en.lproj/AppIntentVocabulary.plist")
    try app.folder.write(
      text.replacing("INStartWorkoutIntent", with: "INSendMessageIntent"),
      to: "App/de.lproj/AppIntentVocabulary.plist")
  }

  private func lines(_ arguments: String...) -> [String] {
    let transcript = Transcript()
    _ = transcript.run(["check"] + arguments)
    #expect(transcript.complaint.isEmpty)
    return transcript.result.split(separator: "\n").map(String.init)
  }

  @Test func `names the folder of each in its heading and sums up all`() throws {
    let folder = try TemporaryFolder()
    let sample = try SampleApp(phrases: ["Start Same", "Start my run"], name: "Same")
    for name in ["One", "Two"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: sample.path, toPath: folder.path("\(name)/App"))
    }
    let lines = lines(folder.path)
    for name in ["One", "Two"] {
      #expect(lines.contains("Same — \(folder.path)/\(name)/App"))
      #expect(lines.contains("\(name)/App/en.lproj/AppIntentVocabulary.plist"))
    }
    #expect(lines.filter { $0 == "0 errors, 2 warnings, 0 notes" }.count == 2)
    #expect(lines.filter { $0 == "All 2 apps: 0 errors, 4 warnings, 0 notes" }.count == 1)
    #expect(lines.suffix(2).first == "All 2 apps: 0 errors, 4 warnings, 0 notes")
  }

  @Test func `tells apart those that have nothing to mend`() throws {
    let first = try SampleApp(phrases: ["Start One", "Start my run"], name: "One")
    let second = try SampleApp(phrases: ["Start Two"], name: "Two")
    try second.folder.write(
      try second.folder.text("App/Info.plist").replacing(
        "<string>INEndWorkoutIntent</string>", with: ""), to: "App/Info.plist")
    let lines = lines(first.path, second.path)
    #expect(
      lines.contains(
        "Two — \(second.path): nothing to mend (1 language × 1 intent = 1, 1 filled, 0 missing)"))
    #expect(lines.contains("All 2 apps: 0 errors, 2 warnings, 0 notes"))
  }

  @Test func `says how many findings may block the upload, of each and of all`() throws {
    let first = try SampleApp(name: "One")
    let second = try SampleApp(name: "Two")
    let third = try SampleApp(name: "Three")
    try block(first)
    try block(second)
    #expect(lines(third.path).allSatisfy { !$0.contains("block") })
    let alone = lines(first.path).filter { $0.hasSuffix(" — 1 may block the upload") }
    #expect(alone.count == 1)
    let together = lines(first.path, second.path, third.path)
    #expect(together.filter { $0.hasSuffix(" — 1 may block the upload") }.count == 2)
    let total = try #require(together.first { $0.hasPrefix("All 3 apps: 2 errors, ") })
    #expect(total.hasSuffix(" — 2 may block the upload"))
  }

  @Test func `reads an input once, however often and however it is written`() throws {
    let app = try SampleApp()
    try FileManager.default.createSymbolicLink(
      atPath: app.folder.path("link"), withDestinationPath: "App")
    let once = lines(app.path)
    let spellings = [
      app.path, "\(app.path)/", "\(app.folder.path)/./App", "\(app.path)/../App",
      app.folder.path("link"),
    ]
    for spelling in spellings { #expect(lines(app.path, spelling) == once, "\(spelling)") }
  }
}
