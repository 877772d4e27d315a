import FileTree
import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("What check --fix leaves")
struct UnmendedTests {
  private func check(_ folder: TemporaryFolder, _ options: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(ToolProcess.siriGuide, ["check", "--fix"] + options, in: folder.path)
  }

  private static let misspelt = FaultyApp.vocabulary(
    intent: "INStartWorkoutIntent", key: "IntentExample", "Start Runner")

  private func binary(_ text: String) throws -> Data {
    let root = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try PropertyListSerialization.data(fromPropertyList: root, format: .binary, options: 0)
  }

  @Test func `is told with the reason`() throws {
    let app = try FaultyApp()
    try app.folder.write(
      try binary(Self.misspelt), to: "App/en.lproj/AppIntentVocabulary.plist")
    try app.folder.write(
      "{ IntentPhrases = ({ IntentName = INStartWorkoutIntent; IntentExample = (\"Starte Runner\"); }); }",
      to: "App/de.lproj/AppIntentVocabulary.plist")
    let before = try app.contents()
    let run = try check(app.folder, "App")
    #expect(
      run.output.hasPrefix(
        "2 fixes left: App/de.lproj/AppIntentVocabulary.plist is an OpenStep property list; App/en.lproj/AppIntentVocabulary.plist is a binary property list\n\n"
      ), "\(run.output)")
    #expect(run.output.contains("schema/unknown-key"))
    #expect(try app.contents() == before)
  }

  @Test func `is all of a built app and of an archive`() throws {
    let folder = try TemporaryFolder()
    let info = """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleDisplayName</key><string>Runner</string></dict></plist>
      """
    try folder.write(info, to: "Runner.app/Info.plist")
    try folder.write(Self.misspelt, to: "Runner.app/en.lproj/AppIntentVocabulary.plist")
    let run = try check(folder, "Runner.app")
    #expect(
      run.output.hasPrefix(
        "1 fix left: Runner.app/en.lproj/AppIntentVocabulary.plist is part of the built app Runner.app; mend its source and build it again\n"
      ), "\(run.output)")
    #expect(try folder.text("Runner.app/en.lproj/AppIntentVocabulary.plist") == Self.misspelt)
    let archive = SampleArchive.zip([
      ("Payload/Runner.app/Info.plist", Data(info.utf8)),
      ("Payload/Runner.app/en.lproj/AppIntentVocabulary.plist", Data(Self.misspelt.utf8)),
    ])
    try folder.write(archive, to: "Runner.ipa")
    let other = try check(folder, "Runner.ipa")
    #expect(other.output.hasPrefix("1 fix left: Runner.ipa/Payload/Runner.app/en.lproj/"))
    #expect(other.output.contains("is in an archive; mend its source\n"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("Runner.ipa"))) == archive)
  }

  @Test func `is a file that was saved by others in the meantime`() throws {
    let folder = try TemporaryFolder()
    try folder.write("theirs", to: "a.plist")
    let writer = SafeReplacement(path: folder.path("a.plist"), original: Array("mine".utf8))
    let failure = #expect(throws: FileFailure.self) { try writer.write(Array("new".utf8)) }
    #expect(failure?.message.contains("it was changed after it was read") == true)
    #expect(try folder.text("a.plist") == "theirs")
    #expect(try TemporaryFolder.files(below: folder.path) == ["a.plist"])
  }

  @Test func `is a file whose folder takes no other, and the rest is mended`() throws {
    let app = try FaultyApp()
    // Root may write anywhere, but no name is longer than 255 bytes.
    let long = String(repeating: "x", count: 249) + ".plist"
    try app.folder.write(FaultyApp.english, to: "App/\(long)")
    let path = app.folder.path("App/en.lproj/AppIntentVocabulary.plist")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: app.folder.path("App/\(long)"))
    let run = try check(app.folder, "App")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "siri-guide: App/en.lproj/AppIntentVocabulary.plist: nothing can be written into its folder: "
      ))
    #expect(run.output.contains("Mended 2 findings in 1 file\n  App/de.lproj/"))
    #expect(run.output.contains("cover/unknown-intent"))
    #expect(try app.folder.text("App/\(long)") == FaultyApp.english)
  }

  @Test func `is a fix that would change what people say`() throws {
    let folder = try TemporaryFolder()
    let text = FaultyApp.vocabulary(
      intent: "INStartWorkoutIntent", key: "Sentences", "Start Runner")
    try folder.write(text, to: "App/en.lproj/AppIntentVocabulary.plist")
    let run = try check(folder, "App")
    #expect(run.output.contains("Write IntentExamples"))
    #expect(!run.output.contains("Mended"))
    #expect(try folder.text("App/en.lproj/AppIntentVocabulary.plist") == text)
  }
}
