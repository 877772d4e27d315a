import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("A vocabulary in a project")
struct MembershipTests {
  private let path = "Runner/en.lproj/AppIntentVocabulary.plist"

  @Test func `reaches the app as a file with localizations`() throws {
    let app = try ProjectTree(.runner(languages: ["en", "fr"])).app()
    #expect(
      app.memberships == [
        path: .app("Runner"),
        "Runner/fr.lproj/AppIntentVocabulary.plist": .app("Runner"),
      ])
    #expect(app.path == "Runner")
  }

  @Test func `reaches the app as a plain file`() throws {
    let app = try ProjectTree(
      .runner(languages: []) { $0.resource("Runner/AppIntentVocabulary.plist") }
    ).app()
    #expect(app.memberships == ["Runner/AppIntentVocabulary.plist": .app("Runner")])
    #expect(app.localizationNames == ["en", "no-language"])
  }

  @Test func `reaches the app in a synchronized folder`() throws {
    var project = SampleProject.runner(languages: []) { $0.folders = ["Runner"] }
    project.synchronizedFolders = [
      SampleFolder(
        "Runner",
        exceptions: ["Runner": ["fr.lproj/AppIntentVocabulary.plist", "Loose.plist"]])
    ]
    let app = try ProjectTree(
      project, [path: .vocabulary("en"), "Runner/de.lproj/Main.strings": .text("")]
    ).app()
    #expect(app.memberships == [path: .app("Runner")])
    #expect(app.localizationNames == ["en", "de"])
  }

  @Test func `is in no bundle where a synchronized folder excepts it`() throws {
    var project = SampleProject.runner(languages: []) { $0.folders = ["Runner", "More"] }
    let exception = "/Localized: AppIntentVocabulary.plist"
    project.synchronizedFolders = [
      SampleFolder("Runner", exceptions: ["Runner": [exception, "AppIntentVocabulary.plist"]]),
      SampleFolder("More"),
    ]
    let app = try ProjectTree(
      project,
      [
        "Runner/AppIntentVocabulary.plist": .vocabulary("loose"),
        "More/fr.lproj/AppIntentVocabulary.plist": .vocabulary("fr"),
      ]
    ).app()
    #expect(
      app.memberships == [
        "Runner/AppIntentVocabulary.plist": .none(project: "Runner.xcodeproj"),
        "More/fr.lproj/AppIntentVocabulary.plist": .app("Runner"),
      ])
  }

  @Test func `reaches only an extension, of whose app it is told`() throws {
    var project = SampleProject.runner(languages: [])
    project.addExtension {
      $0.localized("AppIntentVocabulary.plist", in: "Intents", ["en", "fr"])
    }
    // An app with vocabularies of its own has nothing to do with it.
    project.add(.application("Swimmer")) { target in
      target.settings = ["GENERATE_INFOPLIST_FILE": "YES"]
      target.localized("AppIntentVocabulary.plist", in: "Swimmer", ["en"])
    }
    let apps = try ProjectTree(project, ["Intents/Info.plist": .appExtension(intents: [])]).apps()
    let runner = try #require(apps.first { $0.targetName == "Runner" })
    let swimmer = try #require(apps.first { $0.targetName == "Swimmer" })
    #expect(apps.count == 2)
    #expect(runner.memberships.count == 2)
    #expect(runner.memberships.values.allSatisfy { $0 == .otherBundle("Intents") })
    #expect(swimmer.memberships.values.allSatisfy { $0 == .app("Swimmer") })
  }

  @Test func `reaches only the tests`() throws {
    var project = SampleProject.runner()
    project.add(.tests("RunnerTests")) {
      $0.localized("AppIntentVocabulary.plist", in: "Runner/Samples", ["fr"])
    }
    let app = try ProjectTree(project).app()
    #expect(
      app.memberships == [
        path: .app("Runner"),
        "Runner/Samples/fr.lproj/AppIntentVocabulary.plist": .otherBundle("RunnerTests"),
      ])
  }

  @Test func `lies on the disk and in no target`() throws {
    let app = try ProjectTree(
      .runner(),
      [
        "Runner/fr.lproj/AppIntentVocabulary.plist": .vocabulary("fr"),
        "Else/de.lproj/AppIntentVocabulary.plist": .vocabulary("de"),
      ]
    ).app()
    #expect(app.localizationNames == ["en", "fr", "de"])
    for name in ["fr", "de"] {
      let localization = try app.localization(name)
      #expect(localization.shippedFiles.isEmpty && localization.reasons.isEmpty)
      #expect(localization.files.map(\.membership) == [.none(project: "Runner.xcodeproj")])
    }
    #expect(app.path == "Runner")
  }

  @Test func `lies beside the Info plist of an app that has none`() throws {
    let project = SampleProject.runner(
      ["GENERATE_INFOPLIST_FILE": "NO", "INFOPLIST_FILE": "Runner/Info.plist"], languages: [])
    let app = try ProjectTree(
      project, ["Runner/Info.plist": .app(), path: .vocabulary("en")]
    ).app()
    #expect(app.memberships == [path: .none(project: "Runner.xcodeproj")])
  }

  @Test func `that the project names and the disk lacks is told of`() throws {
    let project = SampleProject.runner(languages: ["en", "fr"])
    let tree = MemoryTree(
      try project.files.filter { !$0.key.contains("fr.lproj") }.mapValues { text in
        text.isEmpty ? [UInt8](try Content.vocabulary("en").data()) : Array(text.utf8)
      })
    let app = try #require(try AppDiscovery.apps(in: tree).first)
    #expect(app.memberships.keys.sorted() == [path])
    #expect(
      app.failures.map(\.message) == [
        "the project names Runner/fr.lproj/AppIntentVocabulary.plist, which isn't there"
      ])
    #expect(app.failures.map(\.place.path) == ["Runner.xcodeproj/project.pbxproj"])
  }

  @Test
  func `makes no language of the app's when it reaches none, whose development language stays`()
    throws
  {
    var project = SampleProject("Runner")
    project.add(.application("Runner"))
    let app = try ProjectTree(
      project,
      [
        "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start Runner"),
        "App/de.lproj/AppIntentVocabulary.plist": .vocabulary("Starte Runner"),
      ]
    ).app()
    #expect(app.localizationNames == ["en", "de"])
    #expect(app.languages.map(\.tag) == ["en"])
    #expect(app.memberships.values.allSatisfy { !$0.isShipped })
  }
}
