import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("The languages of an app in a project")
struct ProjectLanguageTests {
  @Test func `are those of any of its resources`() throws {
    let app = try ProjectTree(
      .runner { $0.localized("Main.strings", in: "Views", ["en", "de", "zh-Hans"]) }
    ).app()
    #expect(app.localizationNames == ["en", "zh-Hans", "de"])
    #expect(try app.localization("de").reasons == [.folder("Views/de.lproj")])
    #expect(
      try app.localization("en").reasons == [.folder("Runner/en.lproj"), .folder("Views/en.lproj")])
  }

  @Test func `are those that its string catalogs have texts in`() throws {
    let app = try ProjectTree(
      .runner { $0.resource("Runner/Localizable.xcstrings") },
      ["Runner/Localizable.xcstrings": .catalog(["Hello": ["ja": "こんにちは", "en": "Hello"]])]
    ).app()
    #expect(app.localizationNames == ["en", "ja"])
    #expect(try app.localization("ja").reasons == [.catalog("Runner/Localizable.xcstrings")])
  }

  @Test func `are those that its Info plist lists`() throws {
    let tree = try ProjectTree(
      .runner(withInfoPlist: [:]),
      ["Runner/Info.plist": .app(["CFBundleLocalizations": ["it", "ja"]])])
    let app = try tree.app()
    #expect(app.localizationNames == ["en", "it", "ja"])
    guard case .listed(let place)? = try app.localization("it").reasons.first else {
      return #expect(Bool(false), "Italian should be listed")
    }
    #expect(tree.text(at: place) == "it")
  }

  @Test func `are not those of its extensions, its tests or of files in no target`() throws {
    var project = SampleProject.runner()
    project.addExtension {
      $0.localized("Localizable.strings", in: "Intents", ["da"])
      $0.resource("Intents/Localizable.xcstrings")
    }
    project.add(.tests("RunnerTests")) { $0.localized("T.strings", in: "RunnerTests", ["fi"]) }
    let app = try ProjectTree(
      project,
      [
        "Intents/Info.plist": .appExtension(intents: []),
        "Intents/Localizable.xcstrings": .catalog(["Hello": ["sv": "Hej"]]),
        "Runner/nl.lproj/Main.strings": .text(""),
        "Runner/Loose.xcstrings": .catalog(["Hello": ["pl": "x"]]),
      ]
    ).app()
    #expect(app.localizationNames == ["en"])
  }

  @Test func `are not those that the project alone knows`() throws {
    var project = SampleProject.runner()
    project.knownRegions = ["en", "Base", "fr", "ja"]
    #expect(try ProjectTree(project).app().localizationNames == ["en"])
  }

  @Test func `make Base the development language`() throws {
    var project = SampleProject.runner(languages: ["Base", "en"])
    project.developmentRegion = "pt-BR"
    let app = try ProjectTree(project).app()
    #expect(app.localizationNames == ["pt-BR", "en"])
    #expect(try app.localization("pt-BR").reasons == [.folder("Runner/Base.lproj")])
  }

  @Test func `are the development language alone where nothing else says one`() throws {
    let app = try ProjectTree(
      .runner(languages: []) { $0.resource("Runner/AppIntentVocabulary.plist") }
    ).app()
    #expect(app.localizationNames == ["en", "no-language"])
    #expect(try app.localization("en").reasons == [.developmentRegion])
  }
}
