import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("The intents that an app defines")
struct CustomIntentTests {
  /// A definition of one intent with a title and a description.
  private let definition = Content.plist([
    "INIntents": [
      [
        "INIntentName": "OrderSoup", "INIntentType": "Custom", "INIntentTitle": "Order Soup",
        "INIntentTitleID": "tItl01", "INIntentDescription": "Orders soup",
        "INIntentDescriptionID": "dEsc01",
      ]
    ]
  ])

  /// Each gap as “language role”.
  private func gaps(in app: App) -> [String] {
    app.customIntentGaps.map { "\($0.language.tag) \($0.role)" }
  }

  @Test func `are known by their classes`() throws {
    let app = try ProjectTree(
      .runner { $0.source("Runner/Intents.intentdefinition") },
      ["Runner/Intents.intentdefinition": definition]
    ).app()
    #expect(app.customIntents.map(\.className) == ["OrderSoupIntent"])
    #expect(app.customIntents.first?.place.path == "Runner/Intents.intentdefinition")
  }

  @Test func `lack what the strings beside them lack`() throws {
    let app = try ProjectTree(
      .runner {
        $0.localized("Intents.intentdefinition", in: "Runner", ["Base"])
        $0.localized("Intents.strings", in: "Runner", ["de", "fr"])
        $0.localized("Main.strings", in: "Runner", ["it"])
      },
      [
        "Runner/Base.lproj/Intents.intentdefinition": definition,
        "Runner/de.lproj/Intents.strings": .text("tItl01 = \"Suppe\"; dEsc01 = \"Bestellt\";"),
        "Runner/fr.lproj/Intents.strings": .text("tItl01 = \"Soupe\"; dEsc01 = \"\";"),
      ]
    ).app()
    #expect(app.customIntents.count == 1)
    #expect(gaps(in: app) == ["fr description", "it title", "it description"])
  }

  @Test func `lack nothing where each language has its copy`() throws {
    let app = try ProjectTree(
      .runner { $0.localized("Intents.intentdefinition", in: "Runner", ["en", "de"]) },
      [
        "Runner/en.lproj/Intents.intentdefinition": definition,
        "Runner/de.lproj/Intents.intentdefinition": definition,
      ]
    ).app()
    #expect(app.customIntents.count == 1)
    #expect(gaps(in: app).isEmpty)
  }

  @Test func `lack what their catalog lacks`() throws {
    let app = try ProjectTree(
      .runner {
        $0.localized("Intents.intentdefinition", in: "Runner", ["Base"])
        $0.resource("Runner/Intents.xcstrings")
      },
      [
        "Runner/Base.lproj/Intents.intentdefinition": definition,
        "Runner/Intents.xcstrings": .catalog([
          "tItl01": ["de": "Suppe", "fr": "Soupe"], "dEsc01": ["de": "Bestellt"],
        ]),
      ]
    ).app()
    #expect(app.localizationNames == ["en", "fr", "de"])
    #expect(gaps(in: app) == ["fr description"])
  }

  @Test func `have their texts in the definition, in strings and in a catalog`() throws {
    let labelled = Content.plist([
      "INIntents": [
        [
          "INIntentName": "OrderSoup", "INIntentTitle": "Order Soup", "INIntentTitleID": "tItl01",
          "INIntentParameterCombinations": [
            "soup": [
              "INIntentParameterCombinationTitle": "Order ${soup}",
              "INIntentParameterCombinationTitleID": "cOmb01",
              "INIntentParameterCombinationSubtitle": "Hot",
            ]
          ],
          "INIntentParameters": [
            ["INIntentParameterDisplayName": "Soup", "INIntentParameterDisplayNameID": "pArm01"]
          ],
        ]
      ]
    ])
    let app = try ProjectTree(
      .runner {
        $0.localized("Intents.intentdefinition", in: "Runner", ["Base"])
        $0.localized("Intents.strings", in: "Runner", ["de"])
        $0.resource("Runner/Intents.xcstrings")
      },
      [
        "Runner/Base.lproj/Intents.intentdefinition": labelled,
        "Runner/de.lproj/Intents.strings": .text(
          "tItl01 = \"Suppe\"; pArm01 = \"Suppe\"; oTher1 = \"x\";"),
        "Runner/Intents.xcstrings": .catalog([
          "tItl01": ["fr": "Soupe"], "cOmb01": ["fr": "Commander ${soup}"],
        ]),
      ]
    ).app()
    #expect(
      app.customIntentTexts.map {
        "\($0.language?.tag ?? "-") \($0.role.rawValue): \($0.text.text)"
      }
        == [
          "en title: Order Soup", "en shortcut’s title: Order ${soup}",
          "en shortcut’s subtitle: Hot", "en parameter’s name: Soup", "fr title: Soupe",
          "fr shortcut’s title: Commander ${soup}", "de title: Suppe", "de parameter’s name: Suppe",
        ])
    let german = try #require(app.customIntentTexts.first { $0.language?.tag == "de" })
    #expect(german.text.place.path == "Runner/de.lproj/Intents.strings")
    #expect(german.text.place.range?.start.column == 11)
    #expect(german.text.place(of: 1..<3).range?.start.column == 12)
  }

  @Test func `may be an extension's, whose texts lie with it`() throws {
    var project = SampleProject.runner { $0.localized("Main.strings", in: "Runner", ["de", "fr"]) }
    project.addExtension {
      $0.localized("Intents.intentdefinition", in: "Intents", ["Base"])
      $0.localized("Intents.strings", in: "Intents", ["de"])
    }
    let app = try ProjectTree(
      project,
      [
        "Intents/Info.plist": .appExtension(intents: ["OrderSoupIntent"]),
        "Intents/Base.lproj/Intents.intentdefinition": definition,
        "Intents/de.lproj/Intents.strings": .text("tItl01 = \"Suppe\"; dEsc01 = \"Bestellt\";"),
      ]
    ).app()
    #expect(app.customIntents.map(\.name) == ["OrderSoup"])
    #expect(gaps(in: app) == ["fr title", "fr description"])
  }

  @Test func `are found in a folder and in a built app, too`() throws {
    for folder in ["App", "Runner.app"] {
      let app = try SourceTree([
        "\(folder)/Info.plist": .app(["CFBundleName": "Runner", "CFBundleDevelopmentRegion": "en"]),
        "\(folder)/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
        "\(folder)/Base.lproj/Intents.intentdefinition": definition,
      ]).app()
      #expect(app.customIntents.map(\.name) == ["OrderSoup"], "\(folder)")
      #expect(gaps(in: app).isEmpty, "\(folder)")
    }
  }

  @Test func `spoil nothing where their file can't be read, which is told`() throws {
    let app = try ProjectTree(
      .runner {
        $0.source("Runner/Bad.intentdefinition")
        $0.source("Runner/Good.intentdefinition")
      },
      [
        "Runner/Bad.intentdefinition": .text("<plist><dict>"),
        "Runner/Good.intentdefinition": definition,
      ]
    ).app()
    #expect(app.customIntents.map(\.name) == ["OrderSoup"])
    #expect(app.failures.map(\.place.path) == ["Runner/Bad.intentdefinition"])
    #expect(app.title == "Runner")
  }
}
