import AppDiscovery
import Diagnostics
import Foundation
import TestSupport
import Testing
import Vocabulary

@Suite("A built app")
struct BuiltAppTests {
  /// A built app in a folder, with what the test adds.
  private func tree(
    in folder: String = "", _ files: KeyValuePairs<String, Content> = [:]
  ) throws -> SourceTree {
    let tree = try SourceTree()
    let all: KeyValuePairs<String, Content> = [
      "Info.plist": .app(["CFBundleDisplayName": "Runner"], as: .binary),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("Start Runner", as: .binary),
    ]
    for (path, content) in Array(all) + Array(files) {
      try tree.folder.write(content.data(), to: "\(folder)Runner.app/\(path)")
    }
    return tree
  }

  @Test func `is the same from its own folder and from one above, but for its path`() throws {
    let tree = try tree(in: "build/")
    let own = try tree.app(in: "build/Runner.app")
    let above = try tree.app()
    #expect(own.path == "" && above.path == "build/Runner.app")
    #expect(own.container.kind == .bundle(name: "Runner.app"))
    #expect(above.container.kind == own.container.kind)
    #expect(own.title == "Runner" && above.title == "Runner")
    #expect(own.memberships.values.allSatisfy { $0 == .app("Runner.app") })
    #expect(own.declarations == [] && above.declarations == [])
  }

  @Test func `declares what its extensions do, but not those of its watch app`() throws {
    let app = try tree([
      "PlugIns/Intents.appex/Info.plist": .appExtension(intents: ["INStartWorkoutIntent"]),
      "PlugIns/Share.appex/Info.plist": .appExtension(
        point: "com.apple.share-services", intents: ["INSendMessageIntent"]),
      "Watch/Watch.app/Info.plist": .app([
        "WKApplication": true, "CFBundleName": "Watch",
        "INAlternativeAppNames": [["INAlternativeAppName": "Wrist"]],
      ]),
      "Watch/Watch.app/PlugIns/W.appex/Info.plist": .appExtension(intents: ["INStartCallIntent"]),
    ]).app(in: "Runner.app")
    #expect(app.declarations?.map(\.bundle) == ["Intents.appex"])
    #expect(app.declaredIntents?.map(\.name) == ["INStartWorkoutIntent"])
    #expect(app.alternativeNames.map(\.isWatch) == [true])
    #expect(app.accepted(in: "en") == ["Runner"])
  }

  @Test func `takes no languages from the bundles inside it, nor their vocabularies for its own`()
    throws
  {
    let app = try tree([
      "fr.lproj/Main.strings": .text(""),
      "PlugIns/Intents.appex/Info.plist": .appExtension(intents: []),
      "PlugIns/Intents.appex/en.lproj/AppIntentVocabulary.plist": .vocabulary("x"),
      "PlugIns/Intents.appex/it.lproj/Main.strings": .text(""),
      "Watch/Watch.app/Info.plist": .app(["WKApplication": true]),
      "Watch/Watch.app/ja.lproj/Main.strings": .text(""),
      "Frameworks/Kit.framework/de.lproj/Kit.strings": .text(""),
      "Settings.bundle/es.lproj/Root.strings": .text(""),
    ]).app(in: "Runner.app")
    #expect(app.localizationNames == ["en", "fr"])
    #expect(
      app.memberships == [
        "en.lproj/AppIntentVocabulary.plist": .app("Runner.app"),
        "PlugIns/Intents.appex/en.lproj/AppIntentVocabulary.plist": .otherBundle("Intents.appex"),
      ])
  }

  @Test func `may lie in an archive of Xcode's`() throws {
    let tree = try tree(in: "Runner.xcarchive/Products/Applications/")
    try tree.folder.write(
      try Content.plist(["ArchiveVersion": 2]).data(), to: "Runner.xcarchive/Info.plist")
    try tree.folder.write(
      try Content.plist(["CFBundlePackageType": "dSYM"]).data(),
      to: "Runner.xcarchive/dSYMs/Runner.app.dSYM/Contents/Info.plist")
    let app = try tree.app(in: "Runner.xcarchive")
    #expect(app.path == "Products/Applications/Runner.app")
    #expect(app.title == "Runner")
    #expect(app.failures.isEmpty)
  }

  @Test func `is read as far as it goes without an Info plist`() throws {
    let app = try SourceTree([
      "Runner.app/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start Runner")
    ]).app(in: "Runner.app")
    #expect(app.title == nil)
    #expect(app.declarations == nil)
    #expect(app.usageDescription == nil)
    #expect(app.failures.map(\.place.path) == ["Info.plist"])
    #expect(try app.phrases(in: "en") == ["Start Runner"])
  }

  @Test func `may be one of several, and lie beside source code`() throws {
    let tree = try tree(in: "build/")
    for (path, content) in [
      "build/Swimmer.app/Info.plist": Content.app(["CFBundleName": "Swimmer"]),
      "build/Swimmer.app/fr.lproj/AppIntentVocabulary.plist": .vocabulary("nage"),
      "build/Empty.app/Info.plist": .app(["CFBundleName": "Empty"]),
      "App/Info.plist": .app(["CFBundleName": "Source"]),
      "App/de.lproj/AppIntentVocabulary.plist": .vocabulary("de"),
    ] { try tree.folder.write(content.data(), to: path) }
    let apps = try tree.apps()
    #expect(apps.map(\.title) == ["Source", "Runner", "Swimmer"])
    #expect(apps.map(\.localizationNames) == [["de"], ["en"], ["fr"]])
  }

  @Test(arguments: ["cool.app", "cool.app/"])
  func `is not meant where source code lies in a folder of such a name`(part: String) throws {
    let tree = try ProjectTree(.runner()).written(under: "cool.app")
    let app = try tree.app(in: part)
    #expect(app.targetName == "Runner" && app.path == "Runner")
    #expect(try tree.app().path == "cool.app/Runner")
  }
}
