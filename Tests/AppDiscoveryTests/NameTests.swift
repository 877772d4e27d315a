import AppDiscovery
import Diagnostics
import Foundation
import TestSupport
import Testing
import Vocabulary

@Suite("The names of an app")
struct NameTests {
  /// An app with an Info.plist, and the tables of some languages.
  private func app(
    _ info: [String: Any], _ tables: KeyValuePairs<String, Content> = [:],
    told: ToldFacts = ToldFacts()
  ) throws -> App {
    let tree = try SourceTree([
      "Info.plist": .app(info), "en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase"),
    ])
    for (language, content) in tables {
      try tree.folder.write(content.data(), to: "\(language).lproj/InfoPlist.strings")
    }
    return try tree.app(told: told)
  }

  @Test func `are the display name before the short name`() throws {
    let both = try app(["CFBundleName": "Run", "CFBundleDisplayName": "Runner"])
    #expect(both.accepted(in: "en") == ["Runner"])
    #expect(both.title == "Runner")
    #expect(both.names.general.first?.place?.path == "Info.plist")
    #expect(both.names.general.first?.place?.keyPath == "CFBundleDisplayName")
    #expect(both.names.general.first?.place?.range != nil)
    #expect(try app(["CFBundleName": "Run"]).accepted(in: "en") == ["Run"])
    #expect(try app(["CFBundleName": "Run", "CFBundleDisplayName": "  "]).title == "Run")
  }

  @Test func `include the spoken one, which alone is no name`() throws {
    let both = try app(["CFBundleName": "Run2", "CFBundleSpokenName": "Run Two"])
    #expect(both.accepted(in: "en") == ["Run2", "Run Two"])
    #expect(both.names.general.map(\.role) == [.display, .spoken])
    #expect(try app(["CFBundleSpokenName": "Run Two"]).accepted(in: "en") == nil)
  }

  @Test(arguments: ["${APP_NAME}", "$(PRODUCT_NAME) Beta", "My $(TARGET_NAME:c99extidentifier)"])
  func `are unknown where a build fills them in`(value: String) throws {
    let app = try app(["CFBundleDisplayName": value, "CFBundleSpokenName": value])
    #expect(app.accepted(in: "en") == nil)
    #expect(app.title == nil)
    #expect(app.names.unresolved.map(\.key) == ["CFBundleDisplayName"])
    #expect(app.names.unresolved.map(\.value) == [value])
    #expect(app.names.unresolved.map(\.place.path) == ["Info.plist"])
  }

  @Test(
    "are read from InfoPlist.strings in any encoding",
    arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian])
  func encodings(encoding: String.Encoding) throws {
    var table = try #require(
      "/* Name */\n\"CFBundleDisplayName\" = \"عدّاء\";\n".data(using: encoding))
    if encoding == .utf16LittleEndian { table = Data([0xFF, 0xFE]) + table }
    let app = try app(["CFBundleName": "Runner"], ["ar": .bytes(table)])
    #expect(app.failures.isEmpty)
    #expect(app.accepted(in: "ar") == ["عدّاء"])
    #expect(app.accepted(in: "en") == ["Runner"])
  }

  @Test func `are read from a binary InfoPlist strings file`() throws {
    let app = try app(
      ["CFBundleDisplayName": "Runner"],
      ["ar": .plist(["CFBundleDisplayName": "عدّاء"], as: .binary)])
    #expect(app.accepted(in: "ar") == ["عدّاء"])
    #expect(app.accepted(in: "en") == ["Runner"])
    #expect(app.names.localized.values.first?.first?.place?.path == "ar.lproj/InfoPlist.strings")
  }

  @Test func `of a language stand in place of the general ones`() throws {
    let app = try app(
      ["CFBundleDisplayName": "Runner", "CFBundleSpokenName": "Runner app"],
      [
        "fr": .text("CFBundleDisplayName = \"Coureur\";"),
        "de": .text("CFBundleSpokenName = \"Läufer\";"),
        "it": .text("CFBundleName = \"Corridore\";"),
        "es": .text("CFBundleSpokenName = \"$(SPOKEN)\"; CFBundleDisplayName = \"${NAME}\";"),
      ])
    #expect(app.accepted(in: "fr") == ["Coureur", "Runner app"])
    #expect(app.accepted(in: "de") == ["Runner", "Läufer"])
    #expect(app.accepted(in: "es") == ["Runner", "Runner app"])
    // The home screen shows the display name of another language before a short name.
    #expect(app.accepted(in: "it") == ["Runner", "Runner app"])
  }

  @Test func `of Base are the general ones`() throws {
    let app = try app(
      ["CFBundleDisplayName": "${APP_NAME}"],
      ["Base": .text("\"CFBundleDisplayName\" = \"Runner\";")])
    #expect(app.accepted(in: "en") == ["Runner"])
    #expect(app.names.unresolved.isEmpty)
  }

  @Test func `include alternative ones with their hints`() throws {
    let app = try app([
      "CFBundleDisplayName": "Runner",
      "INAlternativeAppNames": [
        ["INAlternativeAppName": "Jog", "INAlternativeAppNamePronunciationHint": "dzhog"],
        ["INAlternativeAppName": "Sprint"], ["INAlternativeAppName": "$(NICKNAME)"],
        ["Other": "no name"],
      ],
    ])
    #expect(app.accepted(in: "en") == ["Runner", "Jog", "Sprint"])
    #expect(app.names.general.map(\.pronunciation?.text) == [nil, "dzhog", nil])
    #expect(
      app.names.general[1].pronunciation?.place.keyPath
        == "INAlternativeAppNames/0/INAlternativeAppNamePronunciationHint")
    #expect(
      app.names.general[1].place?.keyPath == "INAlternativeAppNames/0/INAlternativeAppName")
  }

  @Test func `resolve variables of alternative ones in each language, with Base to fall back on`()
    throws
  {
    let app = try app(
      [
        "CFBundleDisplayName": "Runner",
        "INAlternativeAppNames": [
          ["INAlternativeAppName": "ALT_1", "INAlternativeAppNamePronunciationHint": "ALT_1_HINT"],
          ["INAlternativeAppName": "ALT_2"],
        ],
      ],
      [
        "Base": .text("ALT_1 = \"Jog\"; ALT_1_HINT = \"dzhog\"; ALT_2 = \"Sprint\";"),
        "de": .text("ALT_1 = \"Traber\"; ALT_1_HINT = \"tra ber\";"),
        "fr": .text("CFBundleDisplayName = \"Coureur\";"),
      ])
    #expect(app.accepted(in: "en") == ["Runner", "Jog", "Sprint"])
    #expect(app.accepted(in: "de") == ["Runner", "Traber", "Sprint"])
    #expect(app.accepted(in: "fr") == ["Coureur", "Jog", "Sprint"])
    let german = app.names.localized[Language(folderName: "de")] ?? []
    #expect(german.map(\.pronunciation?.text) == ["tra ber", nil])
    #expect(german[0].pronunciation?.place.path == "de.lproj/InfoPlist.strings")
    #expect(
      german.map(\.place?.path) == ["de.lproj/InfoPlist.strings", "Base.lproj/InfoPlist.strings"])
  }

  @Test
  func `take variables of alternative ones from the development language where Base has none`()
    throws
  {
    let app = try app(
      [
        "CFBundleDisplayName": "Runner", "CFBundleDevelopmentRegion": "en",
        "INAlternativeAppNames": [
          [
            "INAlternativeAppName": "APP_NAME_SYNONYM_1",
            "INAlternativeAppNamePronunciationHint": "APP_NAME_SYNONYM_1_HINT",
          ],
          ["INAlternativeAppName": "APP_NAME_SYNONYM_2"],
        ],
      ],
      [
        "en": .text(
          "APP_NAME_SYNONYM_1 = \"Jog\"; APP_NAME_SYNONYM_1_HINT = \"dzhog\";"
            + " APP_NAME_SYNONYM_2 = \"Sprint\";"),
        "Base": .text("APP_NAME_SYNONYM_2 = \"Dash\";"),
        "de": .text("APP_NAME_SYNONYM_1 = \"Traber\";"),
        "fr": .text("CFBundleDisplayName = \"Coureur\";"),
      ])
    #expect(app.accepted(in: "en") == ["Runner", "Jog", "Sprint"])
    #expect(app.accepted(in: "de") == ["Runner", "Traber", "Dash"])
    #expect(app.accepted(in: "fr") == ["Coureur", "Jog", "Dash"])
    // A language without a table of its own.
    #expect(app.accepted(in: "ja") == ["Runner", "Jog", "Dash"])
    #expect(app.names.general.map(\.pronunciation?.text) == [nil, "dzhog", nil])
    #expect(app.names.general[1].place?.path == "en.lproj/InfoPlist.strings")
  }

  @Test(arguments: [
    "APP_NAME_SYNONYM_1", "ALT_1", "APP_NAME", "$(NICKNAME)", "${PRODUCT_NAME} Go", "_A_", " ",
  ])
  func `are never a variable that no table resolves`(variable: String) throws {
    let app = try app(
      [
        "CFBundleDisplayName": "Runner", "CFBundleDevelopmentRegion": "en",
        "INAlternativeAppNames": [
          ["INAlternativeAppName": variable, "INAlternativeAppNamePronunciationHint": "rʌn"],
          [
            "INAlternativeAppName": "Sprint", "INAlternativeAppNamePronunciationHint": variable,
          ],
        ],
      ],
      [
        "de": .text("OTHER = \"x\"; \"\(variable)\" = \" \";"),
        "fr": .text("\"\(variable)\" = \"\(variable)\";"),
      ])
    for language in ["en", "de", "fr", "ja"] {
      #expect(app.accepted(in: language) == ["Runner", "Sprint"], "\(language)")
    }
    let names = app.names.general + app.names.localized.values.flatMap(\.self)
    #expect(names.filter { $0.role == .alternative }.allSatisfy { $0.text == "Sprint" })
    #expect(!names.contains { $0.pronunciation?.text == variable && variable != " " })
  }

  @Test(arguments: ["RUN", "Run_2", "run_now", "R2D2", "ＲＵＮ_ＮＯＷ", "БЕГ_1"])
  func `may look a little like a variable`(name: String) throws {
    let app = try app([
      "CFBundleDisplayName": "Runner", "INAlternativeAppNames": [["INAlternativeAppName": name]],
    ])
    #expect(app.accepted(in: "en") == ["Runner", name])
  }

  @Test func `may be told, for all languages and for one`() throws {
    let told = ToldFacts(
      names: ["Runner", "Jogger"], localizedNames: [Language(folderName: "ar"): ["عدّاء"]])
    let app = try app(["CFBundleDisplayName": "${APP_NAME}"], told: told)
    #expect(app.accepted(in: "en") == ["Runner", "Jogger"])
    #expect(app.accepted(in: "ar") == ["عدّاء"])
    #expect(app.title == "Runner")
    #expect(app.names.general.map(\.role) == [.given, .given])
  }

  @Test func `that are told stand beside those found`() throws {
    let app = try app(
      ["CFBundleDisplayName": "Runner"], ["fr": .text("CFBundleDisplayName = \"Coureur\";")],
      told: ToldFacts(
        names: ["Jogger"], localizedNames: [Language(folderName: "fr"): ["Joggeur"]]))
    #expect(app.accepted(in: "en") == ["Runner", "Jogger"])
    #expect(app.accepted(in: "fr") == ["Coureur", "Joggeur"])
    #expect(app.title == "Runner")
  }

  @Test func `are those of the table nearest to the app's Info plist`() throws {
    let app = try SourceTree([
      "App/Info.plist": .app(["CFBundleDisplayName": "Runner"]),
      "App/fr.lproj/AppIntentVocabulary.plist": .vocabulary("phrase"),
      "App/fr.lproj/InfoPlist.strings": .text("CFBundleDisplayName = \"Coureur\";"),
      "App/A/B/fr.lproj/InfoPlist.strings": .text("CFBundleDisplayName = \"Autre\";"),
    ]).app()
    #expect(app.accepted(in: "fr") == ["Coureur"])
  }

  @Test func `are unknown without an Info plist`() throws {
    let app = try SourceTree(["en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase")]).app()
    #expect(app.title == nil)
    #expect(app.version == nil)
    #expect(app.developmentLanguage == nil)
    #expect(app.names == AppNames())
  }

  @Test(arguments: [
    ("2.1", nil, "2.1"), ("$(MARKETING_VERSION)", nil, nil), ("2.1", "3", "3"), ("", nil, nil),
  ])
  func `stand beside a version, found or told`(found: String, told: String?, version: String?)
    throws
  {
    let app = try app(["CFBundleShortVersionString": found], told: ToldFacts(version: told))
    #expect(app.version == version)
  }
}
