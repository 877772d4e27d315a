import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("The names of an app in each language of a project")
struct LocalizedNameTests {
  @Test func `are those of its catalog`() throws {
    let tree = try ProjectTree(
      .runner { $0.resource("Runner/InfoPlist.xcstrings") },
      [
        "Runner/InfoPlist.xcstrings": .catalog([
          "CFBundleName": ["fr": "Coureur", "de": "Läufer"],
          "CFBundleSpokenName": ["fr": "Le Coureur"],
        ])
      ])
    let app = try tree.app()
    #expect(app.accepted(in: "en") == ["Runner"])
    #expect(app.accepted(in: "fr") == ["Coureur", "Le Coureur"])
    #expect(app.accepted(in: "de") == ["Läufer"])
    let french = app.names.localized[Language(folderName: "fr")]
    #expect(tree.text(at: french?.first?.place) == "Coureur")
    #expect(french?.first?.place?.keyPath == "CFBundleName")
  }

  @Test(arguments: ["InfoPlist", "Runner-InfoPlist"])
  func `are those of its strings files`(name: String) throws {
    let app = try ProjectTree(
      .runner { $0.localized("\(name).strings", in: "Runner", ["fr"]) },
      ["Runner/fr.lproj/\(name).strings": .text("CFBundleDisplayName = \"Coureur\";")]
    ).app()
    #expect(app.accepted(in: "fr") == ["Coureur"])
  }

  @Test func `are not those of a file that belongs to another target or to none`() throws {
    var project = SampleProject.runner { $0.localized("Main.strings", in: "Runner", ["fr", "de"]) }
    project.addExtension { $0.localized("InfoPlist.strings", in: "Runner", ["fr"]) }
    let app = try ProjectTree(
      project,
      [
        "Intents/Info.plist": .appExtension(intents: []),
        "Runner/fr.lproj/InfoPlist.strings": .text("CFBundleName = \"Extension\";"),
        "Runner/de.lproj/InfoPlist.strings": .text("CFBundleName = \"Stray\";"),
        "Runner/InfoPlist.xcstrings": .catalog(["CFBundleName": ["ja": "迷子"]]),
      ]
    ).app()
    #expect(app.names.localized.isEmpty)
    #expect(app.localizationNames == ["en", "fr", "de"])
  }

  @Test func `are those of a strings file before those of a catalog`() throws {
    let app = try ProjectTree(
      .runner {
        $0.localized("InfoPlist.strings", in: "Runner", ["fr"])
        $0.resource("Runner/InfoPlist.xcstrings")
      },
      [
        "Runner/fr.lproj/InfoPlist.strings": .text("CFBundleName = \"Coureur\";"),
        "Runner/InfoPlist.xcstrings": .catalog([
          "CFBundleName": ["fr": "Autre", "de": "Läufer"], "CFBundleSpokenName": ["fr": "Parlé"],
        ]),
      ]
    ).app()
    #expect(app.accepted(in: "fr") == ["Coureur", "Parlé"])
    #expect(app.accepted(in: "de") == ["Läufer"])
  }

  @Test func `include alternative ones by variables in the catalog`() throws {
    let app = try ProjectTree(
      .runner(withInfoPlist: [:]) { $0.resource("Runner/InfoPlist.xcstrings") },
      [
        "Runner/Info.plist": .app([
          "CFBundleName": "$(PRODUCT_NAME)",
          "INAlternativeAppNames": [
            [
              "INAlternativeAppName": "SYNONYM_1",
              "INAlternativeAppNamePronunciationHint": "SYNONYM_1_HINT",
            ],
            ["INAlternativeAppName": "$(PRODUCT_NAME) Go"],
          ],
        ]),
        "Runner/InfoPlist.xcstrings": .catalog([
          "SYNONYM_1": ["en": "Jog", "fr": "Trot"], "SYNONYM_1_HINT": ["fr": "tro"],
        ]),
      ]
    ).app()
    #expect(app.accepted(in: "en") == ["Runner", "Jog", "Runner Go"])
    #expect(app.accepted(in: "fr") == ["Runner", "Trot", "Runner Go"])
    let entry = try #require(app.alternativeNames.first?.entries?.first)
    #expect(entry.isVariable && entry.written == "SYNONYM_1")
    #expect(entry.texts.map(\.value).sorted() == ["Jog", "Trot"])
  }

  @Test func `are found without a project, too`() throws {
    let app = try SourceTree([
      "App/Info.plist": .app(["CFBundleName": "Runner"]),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
      "App/InfoPlist.xcstrings": .catalog(["CFBundleName": ["fr": "Coureur"]]),
    ]).app()
    #expect(app.accepted(in: "fr") == ["Coureur"])
    #expect(app.localizationNames == ["en", "fr"])
  }

  @Test func `are unknown where the catalog can't be read, which is told`() throws {
    let app = try ProjectTree(
      .runner { $0.resource("Runner/InfoPlist.xcstrings") },
      ["Runner/InfoPlist.xcstrings": .text("{\"sourceLanguage\": \"en\", ")]
    ).app()
    #expect(app.title == "Runner")
    #expect(app.failures.map(\.place.path) == ["Runner/InfoPlist.xcstrings"])
    #expect(app.localizationNames == ["en"])
  }
}
