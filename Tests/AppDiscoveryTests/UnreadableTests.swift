import AppDiscovery
import Diagnostics
import Foundation
import TestSupport
import Testing
import Vocabulary

@Suite("What can't be read")
struct UnreadableTests {
  /// An app with one good vocabulary beside what the test adds.
  private func tree() throws -> SourceTree {
    try SourceTree([
      "Info.plist": .app(["CFBundleDisplayName": "Runner"]),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("good"),
    ])
  }

  /// The failure of the French vocabulary, which must not hide the English one.
  private func failure(in tree: SourceTree) throws -> ReadFailure {
    let app = try tree.app()
    #expect(try app.phrases(in: "en") == ["good"])
    #expect(app.title == "Runner")
    let file = try #require(try app.localization("fr").files.first)
    #expect(file.intentPhrases.isEmpty)
    let failure = try #require(file.failure)
    #expect(failure.place.path == "fr.lproj/AppIntentVocabulary.plist")
    return failure
  }

  @Test func `is a folder named like a vocabulary`() throws {
    let tree = try tree()
    try tree.addFolder("fr.lproj/AppIntentVocabulary.plist")
    #expect(try failure(in: tree).message == "it is a folder, not a file")
  }

  @Test func `is a pipe named like one`() throws {
    let tree = try tree()
    try tree.addFolder("fr.lproj")
    try tree.addPipe("fr.lproj/AppIntentVocabulary.plist")
    #expect(try failure(in: tree).message == "it is a pipe, socket or device, not a file")
  }

  @Test func `is a link that leads nowhere`() throws {
    let tree = try tree()
    try tree.addFolder("fr.lproj")
    try tree.addLink("fr.lproj/AppIntentVocabulary.plist", to: "../gone.plist")
    #expect(
      try failure(in: tree).message == "it is a link to ../gone.plist, which leads nowhere")
    let lone = try tree.app(in: "fr.lproj/AppIntentVocabulary.plist")
    #expect(lone.localizations.first?.files.first?.failure != nil)
  }

  @Test func `is a file that is too large`() throws {
    let tree = try tree()
    try tree.folder.write("", to: "fr.lproj/AppIntentVocabulary.plist")
    let path = tree.folder.path("fr.lproj/AppIntentVocabulary.plist")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 40 * 1024 * 1024)
    try handle.close()
    #expect(try failure(in: tree).message == "it has 40.0 MB, and at most 32 MB are read")
  }

  @Test(arguments: ["", "no property list", "<plist><dict>", "bplist00", "\u{0}\u{0}\u{0}\u{0}"])
  func `is a file that is no property list`(text: String) throws {
    let tree = try tree()
    try tree.folder.write(text, to: "fr.lproj/AppIntentVocabulary.plist")
    #expect(try !failure(in: tree).message.isEmpty)
  }

  @Test(.enabled(if: geteuid() != 0, "Root may open everything"))
  func `is a file or folder without permission`() throws {
    let tree = try tree()
    try tree.folder.write("x", to: "fr.lproj/AppIntentVocabulary.plist")
    try tree.addFolder("closed")
    let manager = FileManager.default
    for path in ["fr.lproj/AppIntentVocabulary.plist", "closed"] {
      try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: tree.folder.path(path))
    }
    #expect(try failure(in: tree).message.contains("permissions"))
    #expect(try tree.app().failures.map(\.place.path) == ["closed"])
    try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: tree.folder.path("closed"))
  }

  @Test(.enabled(if: geteuid() != 0, "Root may open everything"))
  func `is an lproj folder without permission, whose language is there all the same`() throws {
    let tree = try tree()
    try tree.folder.write("x", to: "fr.lproj/AppIntentVocabulary.plist")
    let path = tree.folder.path("fr.lproj")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
    let app = try tree.app(told: ToldFacts(declaredIntents: ["INStartWorkoutIntent"]))
    let failure = try #require(try app.localization("fr").files.first?.failure)
    #expect(failure.message.contains("permissions"))
    #expect(failure.place.path == "fr.lproj")
    #expect(app.localizationNames == ["en", "fr"])
    // Told once, with its language, and not again for the app.
    #expect(app.failures.isEmpty)
    let totals = Coverage(of: app).totals
    #expect(totals.filled == 1 && totals.missing == 0 && totals.unreadable == 1)
  }

  @Test func `about the app is noted and leaves facts unknown`() throws {
    let tree = try SourceTree([
      "Info.plist": .text("<plist><dict><key>CFBundleName</key></dict></plist>"),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("good"),
      "en.lproj/InfoPlist.strings": .text("CFBundleName = \"Runner\";"),
      "fr.lproj/InfoPlist.strings": .text("CFBundleName = \"unclosed;\n"),
    ])
    try tree.addFolder("de.lproj/InfoPlist.strings")
    try tree.addFolder("Sub/Info.plist")
    let app = try tree.app()
    #expect(
      app.failures.map(\.place.path) == [
        "Info.plist", "Sub/Info.plist", "fr.lproj/InfoPlist.strings",
      ])
    #expect(app.failures.first?.place.range?.start.line == 1)
    #expect(app.localizationNames == ["en", "fr", "de"])
    #expect(app.accepted(in: "en") == ["Runner"])
    #expect(app.accepted(in: "fr") == nil)
    #expect(try app.phrases(in: "en") == ["good"])
  }

  @Test func `is a root of another type than a dictionary`() throws {
    let app = try SourceTree([
      "Info.plist": .text("<plist version=\"1.0\"><array/></plist>"),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("good"),
    ]).app()
    #expect(app.title == nil)
    #expect(
      app.failures.map(\.message) == [
        "the root of an Info.plist is a dictionary, but this is an array"
      ])
  }

  /// Linux file systems take any bytes for a name; others refuse them, and there is nothing to test.
  #if os(Linux)
    @Test func `is a name that is no UTF-8, which spoils nothing beside it`() throws {
      let tree = try tree()
      for name in ["/bad\u{FF}.lproj", "/caf\u{E9}"] {
        let bytes = Array(tree.folder.path.utf8) + name.unicodeScalars.map { UInt8($0.value) }
        let status = mkdir(bytes.map(CChar.init(bitPattern:)) + [0], 0o755)
        #expect(status == 0)
      }
      #expect(try tree.app().localizationNames == ["en"])
      let removal = try ToolProcess.run("find", [tree.folder.path, "-delete"])
      #expect(removal.status == 0)
    }
  #endif
}

extension SourceTree {
  /// Makes a named pipe, which blocks whoever opens it.
  func addPipe(_ path: String) throws {
    try #require(mkfifo(folder.path(path), 0o600) == 0)
  }
}
