import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("A vocabulary in the folder of an extension")
struct ExtensionFolderTests {
  private let name = "AppIntentVocabulary.plist"
  private let intents = Content.appExtension(intents: ["INStartWorkoutIntent"])
  private let kestrel = Content.plist(["CFBundleDisplayName": "Kestrel"])

  @Test func `is the app's beside it, which it doesn't reach`() throws {
    let app = try SourceTree([
      "Kestrel/Info.plist": kestrel,
      "Kestrel/en.lproj/\(name)": .vocabulary("Start Kestrel"),
      "KestrelIntents/Info.plist": intents,
      "KestrelIntents/en.lproj/\(name)": .vocabulary("Start Kestrel"),
    ]).app()
    #expect(app.path == "Kestrel")
    #expect(app.title == "Kestrel")
    #expect(app.declaredIntents?.map(\.name) == ["INStartWorkoutIntent"])
    #expect(
      app.memberships == [
        "Kestrel/en.lproj/\(name)": .unknown,
        "KestrelIntents/en.lproj/\(name)": .otherBundle("KestrelIntents"),
      ])
  }

  @Test func `is the app's also where it was moved from there`() throws {
    let app = try SourceTree([
      "Kestrel/Info.plist": kestrel,
      "Kestrel/de.lproj/\(name)": .vocabulary("Starte Kestrel"),
      "Kestrel/fr.lproj/\(name)": .vocabulary("Lance Kestrel"),
      "KestrelIntents/Info.plist": intents,
      "KestrelIntents/en.lproj/\(name)": .vocabulary("Start Kestrel"),
    ]).app()
    #expect(app.path == "Kestrel")
    #expect(app.declaredIntents?.map(\.name) == ["INStartWorkoutIntent"])
    #expect(app.localizationNames == ["en", "fr", "de"])
    #expect(app.languages.map(\.tag) == ["fr", "de"])
    #expect(try app.localization("en").shippedFiles.isEmpty)
  }

  @Test func `is the app's also where all were moved from there`() throws {
    for info in [kestrel, .app(["CFBundleDisplayName": "Kestrel"])] {
      let app = try SourceTree([
        "Kestrel/Info.plist": info,
        "Kestrel/en.lproj/InfoPlist.strings": .text(""),
        "KestrelIntents/Info.plist": intents,
        "KestrelIntents/en.lproj/\(name)": .vocabulary("Start Kestrel"),
        "KestrelIntents/fr.lproj/\(name)": .vocabulary("Lance Kestrel"),
      ]).app()
      #expect(app.path == "Kestrel")
      #expect(app.title == "Kestrel")
      #expect(app.languages.map(\.tag) == ["en"])
      #expect(Set(app.memberships.values) == [.otherBundle("KestrelIntents")])
    }
  }

  @Test func `is the app's above it`() throws {
    let app = try SourceTree([
      "Info.plist": .app(["CFBundleDisplayName": "Kestrel"]),
      "en.lproj/\(name)": .vocabulary("Start Kestrel"),
      "Intents/Info.plist": intents,
      "Intents/Resources/fr.lproj/\(name)": .vocabulary("Lance Kestrel"),
    ]).app()
    #expect(
      app.memberships == [
        "en.lproj/\(name)": .unknown,
        "Intents/Resources/fr.lproj/\(name)": .otherBundle("Intents"),
      ])
    #expect(app.declaredIntents?.map(\.name) == ["INStartWorkoutIntent"])
  }

  @Test func `is that of the nearest of several apps`() throws {
    var files: [String: Content] = [:]
    for app in ["One", "Two"] {
      files["\(app)/App/Info.plist"] = .app(["CFBundleDisplayName": app])
      files["\(app)/Intents/Info.plist"] = intents
      files["\(app)/Intents/en.lproj/\(name)"] = .vocabulary(app)
    }
    files["One/App/en.lproj/\(name)"] = .vocabulary("One")
    let tree = try SourceTree()
    for (path, content) in files { try tree.folder.write(content.data(), to: path) }
    let apps = try tree.apps()
    #expect(apps.map(\.path) == ["One/App", "Two/App"])
    #expect(apps.map(\.title) == ["One", "Two"])
    #expect(
      apps.map(\.memberships) == [
        [
          "One/App/en.lproj/\(name)": .unknown,
          "One/Intents/en.lproj/\(name)": .otherBundle("Intents"),
        ],
        ["Two/Intents/en.lproj/\(name)": .otherBundle("Intents")],
      ])
    #expect(
      apps.map { $0.declaredIntents?.map(\.name) } == [
        ["INStartWorkoutIntent"], ["INStartWorkoutIntent"],
      ])
  }

  @Test func `is told of where no app is near`() throws {
    let tree = try SourceTree([
      "KestrelIntents/Info.plist": intents,
      "KestrelIntents/en.lproj/\(name)": .vocabulary("Start Kestrel"),
    ])
    let above = try tree.app()
    #expect(above.path == "KestrelIntents")
    #expect(Array(above.memberships.values) == [.otherBundle("KestrelIntents")])
    let alone = try tree.app(in: "KestrelIntents")
    #expect(alone.path == "")
    #expect(Array(alone.memberships.values) == [.otherBundle("the extension")])
    #expect(alone.declaredIntents?.map(\.name) == ["INStartWorkoutIntent"])
  }

  @Test(arguments: ["Info.plist", "App-Info.plist"])
  func `reaches the app where an Info plist that may be the app's is as near`(path: String) throws {
    for info in [Content.app(), kestrel, .text("<plist>")] {
      let app = try SourceTree([
        "Kestrel/\(path)": info,
        "Kestrel/Intents-Info.plist": intents,
        "Kestrel/en.lproj/\(name)": .vocabulary("Start Kestrel"),
      ]).app()
      #expect(app.memberships == ["Kestrel/en.lproj/\(name)": .unknown])
    }
  }
}
