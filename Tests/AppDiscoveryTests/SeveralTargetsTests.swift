import AppDiscovery
import TestSupport
import Testing
import Vocabulary

@Suite("Several apps in projects")
struct SeveralTargetsTests {
  /// Adds an application whose Info.plist Xcode makes, with a vocabulary in a folder.
  private func add(
    _ name: String, vocabularyIn folder: String?, _ settings: SampleSettings = [:],
    to project: inout SampleProject
  ) {
    project.add(.application(name)) { target in
      target.settings = ["GENERATE_INFOPLIST_FILE": "YES"].merging(settings) { _, new in new }
      if let folder { target.localized("AppIntentVocabulary.plist", in: folder, ["en"]) }
    }
  }

  @Test func `are told apart by their targets, each with its own files`() throws {
    var project = SampleProject.runner(["MARKETING_VERSION": "1"])
    add("Swimmer", vocabularyIn: "Swimmer", ["MARKETING_VERSION": "2"], to: &project)
    let apps = try ProjectTree(
      project, ["Swimmer/fr.lproj/AppIntentVocabulary.plist": .vocabulary("nage")]
    ).apps()
    #expect(apps.map(\.title) == ["Runner", "Swimmer"])
    #expect(apps.map(\.version) == ["1", "2"])
    #expect(apps.map(\.path) == ["Runner", "Swimmer"])
    // What no target has goes to the nearest.
    #expect(apps.map(\.localizationNames) == [["en"], ["en", "fr"]])
  }

  @Test func `may share their files`() throws {
    var project = SampleProject.runner()
    add("Runner Pro", vocabularyIn: "Runner", to: &project)
    let apps = try ProjectTree(project).apps()
    #expect(apps.map(\.path) == ["Runner", "Runner"])
    #expect(apps.map(\.targetName) == ["Runner", "Runner Pro"])
    #expect(apps.map(\.title) == ["Runner", "Runner Pro"])
    let path = "Runner/en.lproj/AppIntentVocabulary.plist"
    #expect(apps.map(\.memberships) == [[path: .app("Runner")], [path: .app("Runner Pro")]])
  }

  @Test(arguments: ["macosx", "appletvos", "watchos"])
  func `are no apps where they are built for another system`(sdk: String) throws {
    var project = SampleProject.runner()
    add("Elsewhere", vocabularyIn: "Runner", ["SDKROOT": sdk], to: &project)
    let apps = try ProjectTree(project).apps()
    #expect(apps.map(\.targetName) == ["Runner"])
  }

  @Test func `are told of only where they have a vocabulary`() throws {
    var project = SampleProject.runner()
    add("Swimmer", vocabularyIn: nil, to: &project)
    #expect(try ProjectTree(project).apps().map(\.targetName) == ["Runner"])
  }

  @Test func `may come from projects in one repository, one inside of another`() throws {
    let outer = SampleProject.runner()
    var inner = SampleProject("Swimmer")
    inner.folder = "Apps/Swimmer"
    add("Swimmer", vocabularyIn: "App", to: &inner)
    let apps = try ProjectTree(
      [outer, inner],
      [
        "Apps/Swimmer/App/fr.lproj/AppIntentVocabulary.plist": .vocabulary("nage"),
        "Runner/de.lproj/AppIntentVocabulary.plist": .vocabulary("lauf"),
      ]
    ).apps()
    #expect(apps.map(\.path) == ["Apps/Swimmer/App", "Runner"])
    #expect(apps.map(\.localizationNames) == [["en", "fr"], ["en", "de"]])
    #expect(
      apps[0].memberships["Apps/Swimmer/App/fr.lproj/AppIntentVocabulary.plist"]
        == .none(project: "Apps/Swimmer/Swimmer.xcodeproj"))
    #expect(apps.allSatisfy { $0.failures.isEmpty })
  }

  @Test func `may lie beside one that has no project`() throws {
    var project = SampleProject.runner { $0.resource("Runner/Localizable.xcstrings") }
    project.addExtension { $0.localized("Localizable.strings", in: "Intents", ["da"]) }
    let apps = try ProjectTree(
      project,
      [
        "Runner/Localizable.xcstrings": .catalog(["Hello": ["ja": "x"]]),
        "Intents/Info.plist": .appExtension(intents: ["INStartCallIntent"]),
        "Swimmer/project.yml": .text("name: Swimmer"),
        "Swimmer/App/Info.plist": .app(["CFBundleDisplayName": "Swimmer"]),
        "Swimmer/App/fr.lproj/AppIntentVocabulary.plist": .vocabulary("nage"),
        "Swimmer/App/Localizable.xcstrings": .catalog(["Hello": ["it": "x"]]),
      ]
    ).apps()
    #expect(apps.map(\.title) == ["Runner", "Swimmer"])
    #expect(apps.map(\.localizationNames) == [["en", "ja"], ["en", "fr", "it"]])
    #expect(apps.map { $0.declarations?.map(\.bundle) } == [["Intents"], nil])
    #expect(
      apps.map(\.container.generator) == [
        nil, App.Generator("XcodeGen", path: "Swimmer/project.yml"),
      ])
  }

  @Test func `leave alone an app in a folder where the project is of something else`() throws {
    var tools = SampleProject("Tools")
    tools.add(SampleTarget("tool", productType: "tool"))
    let app = try ProjectTree(
      tools,
      [
        "App/project.yml": .text("name: App"),
        "App/Info.plist": .app(["CFBundleDisplayName": "Runner"]),
        "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
      ]
    ).app()
    #expect(app.container.kind == .folder)
    #expect(app.title == "Runner")
    #expect(app.memberships.values.allSatisfy { $0 == .unknown })
    #expect(app.failures.isEmpty)
  }

  @Test func `may come from projects in one folder, where a stray file goes to the nearest`() throws
  {
    var other = SampleProject("Other")
    add("Swimmer", vocabularyIn: "Swimmer", to: &other)
    let apps = try ProjectTree(
      [.runner(), other],
      [
        "Runner/fr.lproj/AppIntentVocabulary.plist": .vocabulary("fr"),
        "Swimmer/de.lproj/AppIntentVocabulary.plist": .vocabulary("de"),
      ]
    ).apps()
    #expect(apps.map(\.targetName) == ["Runner", "Swimmer"])
    #expect(apps.map(\.localizationNames) == [["en", "fr"], ["en", "de"]])
  }
}
