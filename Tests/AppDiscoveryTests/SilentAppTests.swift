import AppDiscovery
import TestSupport
import Testing
import Vocabulary

@Suite("An app without a vocabulary")
struct SilentAppTests {
  private let intents: [String: Any] = ["INIntentsSupported": ["INStartWorkoutIntent"]]

  @Test func `is told of where it declares an intent of the system`() throws {
    let app = try SourceTree([
      "Runner.app/Info.plist": .app(intents), "Runner.app/en.lproj/Localizable.strings": .text(""),
    ]).app()
    #expect(app.localizationNames == ["en"])
    #expect(app.declaredIntents?.map(\.name) == ["INStartWorkoutIntent"])
    #expect(Coverage(of: app).totals.missing == 1)
  }

  @Test(arguments: [["INIntentsSupported": ["OrderSoupIntent"]], ["INIntentsSupported": []], [:]])
  func `is not told of where it declares none`(info: [String: [String]]) throws {
    let tree = try SourceTree(["Runner.app/Info.plist": .app(info)])
    #expect(throws: DiscoveryError.self) { try tree.apps() }
  }
}

@Suite("A vocabulary that reaches no app")
struct StrayLanguageTests {
  @Test func `makes no language of the app's, whose development language stays`() throws {
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

@Suite("Base.lproj")
struct BaseLanguageTests {
  @Test func `is no language beside others where the development language is unknown`() throws {
    let files: KeyValuePairs<String, Content> = [
      "Info.plist": .app(["CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)"]),
      "Base.lproj/LaunchScreen.storyboard": .text(""),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("Start Runner"),
    ]
    #expect(try SourceTree(files).app().localizationNames == ["en"])
  }
}
