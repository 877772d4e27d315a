import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("The intents an app in a project declares")
struct ProjectDeclarationTests {
  private func project(_ extensions: String...) -> SampleProject {
    var project = SampleProject.runner(withInfoPlist: [:])
    for name in extensions { project.addExtension(name) }
    return project
  }

  @Test func `are told by the bundle that declares them`() throws {
    let app = try ProjectTree(
      project("Calls", "Messages", "Widget"),
      [
        "Runner/Info.plist": .app(["INIntentsSupported": ["INPlayMediaIntent"]]),
        "Calls/Info.plist": .appExtension(intents: ["INStartCallIntent"]),
        "Messages/Info.plist": .appExtension(intents: ["INSendMessageIntent"]),
        "Widget/Info.plist": .appExtension(
          point: "com.apple.widgetkit-extension", intents: ["INSearchForMessagesIntent"]),
      ]
    ).app()
    let declarations = try #require(app.declarations)
    #expect(declarations.map(\.bundle) == ["Runner", "Calls", "Messages"])
    #expect(declarations.map(\.kind) == [.app, .intentsExtension, .intentsExtension])
    #expect(
      declarations.map { $0.supported.map(\.name) } == [
        ["INPlayMediaIntent"], ["INStartCallIntent"], ["INSendMessageIntent"],
      ])
  }

  @Test func `are not those of the watch`() throws {
    var project = project()
    project.add(.watchApp("Watch"), embeddedIn: "Runner") {
      $0.settings = ["GENERATE_INFOPLIST_FILE": "YES", "SDKROOT": "watchos"]
    }
    project.addExtension("WatchIntents", of: "Watch")
    let app = try ProjectTree(
      project,
      [
        "Runner/Info.plist": .app(),
        "WatchIntents/Info.plist": .appExtension(intents: ["INStartCallIntent"]),
      ]
    ).app()
    #expect(app.declarations == [])
  }

  @Test func `are known to be none where nothing declares any`() throws {
    let app = try ProjectTree(
      project("Share"),
      [
        "Runner/Info.plist": .app(),
        "Share/Info.plist": .appExtension(point: "com.apple.share-services", intents: []),
      ]
    ).app()
    #expect(app.declarations == [])
    #expect(app.usageDescription?.isAbsent == true)
  }

  @Test func `are unknown where the Info plist of an extension is missing`() throws {
    let app = try ProjectTree(project("Intents"), ["Runner/Info.plist": .app()]).app()
    #expect(app.declarations == nil)
    #expect(app.failures.map(\.place.path) == ["Intents/Info.plist"])
  }

  @Test(arguments: [[:], ["INFOPLIST_FILE": "$(NOWHERE)/Info.plist"], ["INFOPLIST_FILE": ""]])
  func `are unknown where nothing says which Info plist an extension has`(
    settings: SampleSettings
  ) throws {
    var project = project()
    project.addExtension { $0.settings = settings }
    let app = try ProjectTree(project, ["Runner/Info.plist": .app()]).app()
    #expect(app.declarations == nil)
  }

  @Test func `are known although the Info plist of the watch app is missing`() throws {
    var project = project()
    project.add(.watchApp("Watch"), embeddedIn: "Runner") {
      $0.settings = ["INFOPLIST_FILE": "Watch/Info.plist"]
    }
    let app = try ProjectTree(project, ["Runner/Info.plist": .app()]).app()
    #expect(app.declarations == [])
    #expect(app.failures.map(\.place.path) == ["Watch/Info.plist"])
  }

  @Test func `come with the text that asks for leave`() throws {
    let tree = try ProjectTree(
      .runner(["INFOPLIST_KEY_NSSiriUsageDescription": "To start runs"]) {
        $0.localized("InfoPlist.strings", in: "Runner", ["fr"])
      },
      ["Runner/fr.lproj/InfoPlist.strings": .text("NSSiriUsageDescription = \"Pour courir\";")])
    let usage = try #require(try tree.app().usageDescription)
    #expect(tree.text(at: usage.general) == "To start runs")
    #expect(usage.localized.keys.map(\.tag) == ["fr"])
    #expect(usage.localized.values.map { tree.text(at: $0) } == ["\"Pour courir\""])
  }
}
