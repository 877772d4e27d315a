import Foundation
import TestSupport
import Testing

/// The real executable in a fresh folder.
@Suite("check --fix")
struct FixTests {
  private func check(_ folder: TemporaryFolder, _ options: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(ToolProcess.siriGuide, ["check"] + options, in: folder.path)
  }

  @Test func `mends what is safe, tells it, and reports what is left`() throws {
    let app = try FaultyApp()
    let before = try app.contents()
    let run = try check(app.folder, "App", "--fix")
    #expect(
      run.output.hasPrefix(
        """
        Mended 4 findings in 2 files
          App/de.lproj/AppIntentVocabulary.plist
            9:9    Write IntentExamples  [schema/unknown-key]
            10:12  Put it in an <array>  [schema/type]
          App/en.lproj/AppIntentVocabulary.plist
            6:9    Write INStartWorkoutIntent  [cover/unknown-intent]
            8:8    Write IntentExamples  [schema/unknown-key]

        """), "\(run.output)")
    #expect(!run.output.afterFirstBlankLine.contains("schema/unknown-key"))
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    let after = try app.contents()
    #expect(
      Set(after.keys.filter { after[$0] != before[$0] }) == [
        "App/en.lproj/AppIntentVocabulary.plist", "App/de.lproj/AppIntentVocabulary.plist",
      ])
    #expect(
      try app.folder.text("App/en.lproj/AppIntentVocabulary.plist")
        == FaultyApp.english.replacing("Workouts", with: "Workout")
        .replacing("IntentExample<", with: "IntentExamples<"))
    #expect(
      try app.folder.text("App/de.lproj/AppIntentVocabulary.plist")
        == FaultyApp.german.replacing("IntentExample<", with: "IntentExamples<")
        .replacing(
          "\t\t\t<string>Starte Runner &amp; Co</string>\r\n",
          with:
            "\t\t\t<array>\r\n\t\t\t\t<string>Starte Runner &amp; Co</string>\r\n\t\t\t</array>\r\n"
        ))
  }

  @Test func `finds nothing more to mend in a second run`() throws {
    let app = try FaultyApp()
    _ = try check(app.folder, "App", "--fix")
    let mended = try app.contents()
    let plain = try check(app.folder, "App")
    for rule in ["cover/unknown-intent", "schema/unknown-key", "schema/type"] {
      #expect(!plain.output.contains(rule))
    }
    let second = try check(app.folder, "App", "--fix")
    #expect(second.output == plain.output)
    #expect(try app.contents() == mended)
  }

  @Test func `mends several faults of one value, and keeps how the rest is spelled`() throws {
    let app = try FaultyApp()
    let path = "App/en.lproj/AppIntentVocabulary.plist"
    let text = FaultyApp.vocabulary(
      intent: "INStartWorkoutIntent", " Start Cafe\u{301}&#8217;s <![CDATA[R&B]]> Runner&#x200B;  ")
    try app.folder.write(text, to: path)
    let run = try check(app.folder, "App", "--fix")
    #expect(run.output.contains("[phrase/edge-space]") && run.output.contains("[phrase/not-nfc]"))
    #expect(run.output.contains("[phrase/invisible]"))
    let mended = FaultyApp.vocabulary(
      intent: "INStartWorkoutIntent", "Start Caf\u{E9}&#8217;s <![CDATA[R&B]]> Runner")
    #expect(try app.folder.text(path).unicodeScalars.elementsEqual(mended.unicodeScalars))
  }

  @Test func `mends a file once that two inputs lead to`() throws {
    let app = try FaultyApp()
    let run = try check(app.folder, "App", "App/en.lproj", "App/../App", "--fix")
    #expect(run.output.contains("Mended 4 findings in 2 files"))
    #expect(try check(app.folder, "App", "--fix", "--dry-run").output.isEmpty)
  }

  @Test func `follows links and keeps permissions`() throws {
    let app = try FaultyApp()
    let path = app.folder.path("App/en.lproj/AppIntentVocabulary.plist")
    let target = app.folder.path("kept/english.plist")
    try FileManager.default.createDirectory(
      atPath: app.folder.path("kept"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: path, toPath: target)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    _ = try check(app.folder, "App", "--fix")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    #expect(try app.folder.text("kept/english.plist").contains("INStartWorkoutIntent"))
    let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: app.folder.path("kept"))
        == ["english.plist"])
  }

  @Test func `keeps standard output for the report that programs read`() throws {
    let app = try FaultyApp()
    let run = try check(app.folder, "App", "--fix", "--format", "json")
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(!run.output.contains("unknown-key"))
    #expect(run.errors.hasPrefix("Mended 4 findings in 2 files\n"))
    let quiet = try FaultyApp()
    let silent = try check(quiet.folder, "App", "--fix", "-q")
    #expect(!silent.output.contains("Mended") && silent.errors.isEmpty)
    #expect(
      try quiet.contents()["App/en.lproj/AppIntentVocabulary.plist"]?.contains(
        Data("INStartWorkoutIntent".utf8)) == true)
  }

  @Test func `ends with what is left`() throws {
    let app = try FaultyApp()
    try app.folder.write(
      FaultyApp.english.replacing("Start Runner", with: "Start ${NAME} Runner"),
      to: "App/en.lproj/AppIntentVocabulary.plist")
    let run = try check(app.folder, "App", "--fix")
    #expect(run.status == 1)
    #expect(run.output.contains("phrase/placeholder-leak"))
    #expect(!run.output.afterFirstBlankLine.contains("cover/unknown-intent"))
  }
}

extension String {
  /// The report behind the list of what was mended.
  fileprivate var afterFirstBlankLine: String {
    firstRange(of: "\n\n").map { String(self[$0.upperBound...]) } ?? ""
  }
}
