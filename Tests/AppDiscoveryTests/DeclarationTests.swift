import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("The intents an app declares")
struct DeclarationTests {
  @Test func `are those of its Intents extensions and of the app itself, each once`() throws {
    let app = try SourceTree([
      "App/Info.plist": .app(["INIntentsSupported": ["INPlayMediaIntent", "INSendMessageIntent"]]),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase"),
      "Calls/Info.plist": .appExtension(intents: ["INStartCallIntent"]),
      "Messages/Info.plist": .appExtension(intents: ["INSendMessageIntent", "INStartCallIntent"]),
    ]).app()
    let declared = try #require(app.declaredIntents)
    #expect(
      declared.map(\.name) == ["INPlayMediaIntent", "INSendMessageIntent", "INStartCallIntent"])
    #expect(
      declared.map(\.place?.path) == ["App/Info.plist", "App/Info.plist", "Calls/Info.plist"])
    #expect(
      declared.last?.place?.keyPath == "NSExtension/NSExtensionAttributes/IntentsSupported/0")
  }

  @Test(arguments: [
    "com.apple.intents-ui-service", "com.apple.share-services",
    "com.apple.usernotifications.service", "com.apple.widgetkit-extension",
  ])
  func `are not those of an extension of another kind`(point: String) throws {
    let app = try SourceTree([
      "App/Info.plist": .app(),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase"),
      "Other/Info.plist": .appExtension(point: point, intents: ["INStartCallIntent"]),
    ]).app()
    #expect(app.declaredIntents == nil)
  }

  @Test func `are not those of another app's extension`() throws {
    let apps = try SourceTree([
      "One/App/Info.plist": .app(),
      "One/App/en.lproj/AppIntentVocabulary.plist": .vocabulary("one"),
      "One/Intents/Info.plist": .appExtension(intents: ["INStartCallIntent"]),
      "Two/App/Info.plist": .app(),
      "Two/App/en.lproj/AppIntentVocabulary.plist": .vocabulary("two"),
      "Two/Intents/Info.plist": .appExtension(intents: ["INPlayMediaIntent"]),
    ]).apps()
    #expect(apps.map(\.path) == ["One/App", "Two/App"])
    #expect(
      apps.map { $0.declaredIntents?.map(\.name) } == [
        ["INStartCallIntent"], ["INPlayMediaIntent"],
      ]
    )
  }

  @Test func `are not those of an app without a vocabulary`() throws {
    let app = try SourceTree([
      "One/Info.plist": .app(),
      "One/en.lproj/AppIntentVocabulary.plist": .vocabulary("one"),
      "Two/Info.plist": .app(),
      "Two/Intents/Info.plist": .appExtension(intents: ["INPlayMediaIntent"]),
    ]).app()
    #expect(app.declaredIntents == nil)
  }

  @Test func `are none where a list says so, and unknown where there is no list`() throws {
    let vocabulary = Content.vocabulary("phrase")
    let empty = try SourceTree([
      "Info.plist": .app(["INIntentsSupported": [String]()]),
      "en.lproj/AppIntentVocabulary.plist": vocabulary,
    ]).app()
    #expect(empty.declaredIntents == [])
    let unknown = try SourceTree([
      "Info.plist": .app(), "en.lproj/AppIntentVocabulary.plist": vocabulary,
    ]).app()
    #expect(unknown.declaredIntents == nil)
  }

  @Test func `may be told besides those found`() throws {
    let tree = try SourceTree([
      "Info.plist": .app(["INIntentsSupported": ["INPlayMediaIntent"]]),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase"),
    ])
    let told = ToldFacts(declaredIntents: ["INStartCallIntent", "INPlayMediaIntent"])
    let declared = try #require(try tree.app(told: told).declaredIntents)
    #expect(declared.map(\.name) == ["INPlayMediaIntent", "INStartCallIntent"])
    #expect(declared.last?.place == nil)
  }

  @Test func `are read past values of the wrong type`() throws {
    let app = try SourceTree([
      "Info.plist": .app(["INIntentsSupported": [1, "INPlayMediaIntent", ["x"]] as [Any]]),
      "Intents/Info.plist": .plist([
        "NSExtension": [
          "NSExtensionPointIdentifier": "com.apple.intents-service",
          "NSExtensionAttributes": "none",
        ]
      ]),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase"),
    ]).app()
    #expect(app.declaredIntents?.map(\.name) == ["INPlayMediaIntent"])
  }
}
