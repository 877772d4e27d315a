import Diagnostics
import Review
import Testing
import Vocabulary

@Suite("A review")
struct ReviewTests {
  @Test func `raises the warnings of the release gate under strict, and no others`() throws {
    let example = RuleExample(
      [
        RuleExample.File(
          "en.lproj/AppIntentVocabulary.plist",
          """
          <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
          <key>IntentName</key><string>INStartWorkoutIntent</string>
          <key>IntentExamples</key><array><string>Start my workout</string></array>
          </dict></array></dict></plist>
          """)
      ], declared: ["INStartWorkoutIntent", "INEndWorkoutIntent"])
    let app = try ExampleApp(example).app
    let usual = Review().findings(in: app).filter { $0.severity > .note }
    let strict = Review(isStrict: true).findings(in: app).filter { $0.severity > .note }
    #expect(usual.map(\.rule) == ["cover/missing-example", "phrase/no-app-name"])
    #expect(usual.map(\.severity) == [.warning, .warning])
    #expect(strict.map(\.severity) == [.error, .warning])
  }

  @Test func `keeps a broken file from hiding the others' findings`() throws {
    let broken = VocabularyReader.read(
      Array("<plist><dict>".utf8), path: "de.lproj/AppIntentVocabulary.plist", folder: "de")
    let english = try ExampleApp(
      RuleExample(
        [RuleExample.File("en.lproj/AppIntentVocabulary.plist", "<plist><array/></plist>")]))
    var app = english.app
    let german = Language(folderName: "de")
    app.localizations.append(
      Localization(language: german, textLanguage: german, files: [broken]))
    #expect(
      Set(Review().findings(in: app).map(\.rule)).isSuperset(of: ["file/unreadable", "schema/root"])
    )
  }

  @Test func `does not call phrases missing that it could not read`() throws {
    let broken = VocabularyReader.read(
      Array("<plist><dict>".utf8), path: "de.lproj/AppIntentVocabulary.plist", folder: "de")
    let german = Language(folderName: "de")
    let app = App(
      path: "",
      localizations: [Localization(language: german, textLanguage: german, files: [broken])],
      declarations: [
        IntentDeclaration(
          bundle: "App", kind: .app, supported: [DeclaredIntent("INStartWorkoutIntent")])
      ])
    #expect(!Review().findings(in: app).map(\.rule).contains("cover/missing-example"))
    #expect(Coverage(of: app).totals.unreadable == 1)
  }
}
