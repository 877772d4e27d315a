import Diagnostics
import Review
import Testing
import Vocabulary

/// One cause is one finding, whatever else a rule could say of the same words.
@Suite("A translation")
struct TranslationTests {
  private func rules(
    _ files: [RuleExample.File], declared: [String]? = nil, languages: [String] = [],
    settings: ReviewSettings = ReviewSettings()
  ) throws -> [String] {
    let example = RuleExample(files, declared: declared, languages: languages)
    let findings = Review(settings: settings).findings(in: try ExampleApp(example).app)
    let families = ["l10n/", "cover/missing", "cover/intent", "cover/unknown-intent", "schema/"]
    return findings.filter { finding in families.contains(where: finding.rule.hasPrefix) }
      .map { "\($0.language ?? "-"): \($0.rule)" }
  }

  private func file(_ tag: String, _ entries: [(String, [String])]) -> RuleExample.File {
    let body = entries.map { intent, phrases in
      """
      <dict><key>IntentName</key><string>\(intent)</string><key>IntentExamples</key><array>
      \(phrases.map { "<string>\($0)</string>" }.joined(separator: "\n"))
      </array></dict>
      """
    }
    return RuleExample.File(
      "\(tag).lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array>
      \(body.joined(separator: "\n"))
      </array></dict></plist>
      """)
  }

  private let start = "INStartWorkoutIntent"
  private let end = "INEndWorkoutIntent"
  private let english = [
    "Start my 10 minute CardioBonanza workout", "Where is my CardioBonanza plan?",
  ]

  @Test func `that is a copy is told so once, with all that follows from it`() throws {
    for tag in ["ru", "ja", "es", "fr", "ar", "zh-Hant"] {
      let found = try rules([file("en", [(start, english)]), file(tag, [(start, english)])])
      #expect(found == ["\(tag): l10n/whole-file-copy"])
    }
  }

  @Test func `with copies among its phrases is told of those, not of their script and marks`()
    throws
  {
    let phrases = ["Начни мою тренировку в CardioBonanza на 10 минут", english[1]]
    let found = try rules([file("en", [(start, english)]), file("ru", [(start, phrases)])])
    #expect(found == ["ru: l10n/untranslated"])
  }

  @Test func `may be word for word the source where the language is the same`() throws {
    for tags in [("en", "en-GB"), ("zh-Hant", "zh-HK"), ("pt", "pt-BR"), ("Base", "en")] {
      let files = [file(tags.0, [(start, english)]), file(tags.1, [(start, english)])]
      #expect(try !rules(files).contains { $0.hasSuffix("copy") || $0.hasSuffix("untranslated") })
    }
  }

  @Test func `may keep what the team keeps in every language`() throws {
    let phrases = ["Show My Way with CardioBonanza"]
    var settings = ReviewSettings()
    let files = [file("en", [(start, phrases)]), file("de", [(start, phrases)])]
    #expect(try rules(files) == ["de: l10n/whole-file-copy"])
    settings.glossary = [GlossaryTerm("Show My Way with", isKept: true)]
    #expect(try rules(files, settings: settings).isEmpty)
  }

  @Test func `lacks an intent by one rule, which goes by what is declared`() throws {
    let files = [
      file(
        "en",
        [(start, ["Start my CardioBonanza workout"]), (end, ["End my CardioBonanza workout"])]),
      file("fr", [(start, ["Lance mon entraînement CardioBonanza"])]),
    ]
    #expect(try rules(files) == ["fr: l10n/missing-intent"])
    #expect(try rules(files, declared: [start, end]) == ["fr: cover/missing-example"])
    #expect(try rules(files, declared: [start]) == ["en: cover/intent-not-declared"])
  }

  @Test func `has an intent too many by one rule, which goes by what is declared`() throws {
    let files = [
      file("en", [(start, ["Start my CardioBonanza workout"])]),
      file(
        "fr",
        [
          (start, ["Lance mon entraînement CardioBonanza"]),
          (end, ["Termine mon entraînement CardioBonanza"]),
        ]),
    ]
    #expect(try rules(files) == ["fr: l10n/orphan"])
    #expect(try rules(files, declared: [start, end]) == ["en: cover/missing-example"])
    #expect(try rules(files, declared: [start]) == ["fr: cover/intent-not-declared"])
  }

  @Test(arguments: ["INEndWorkoutsIntent", "", "Entraînement terminé"])
  func `with a damaged intent name is told of the name alone`(_ name: String) throws {
    let files = [
      file(
        "en",
        [(start, ["Start my CardioBonanza workout"]), (end, ["End my CardioBonanza workout"])]),
      file(
        "fr",
        [
          (start, ["Lance mon entraînement CardioBonanza"]),
          (name, ["Termine mon entraînement CardioBonanza"]),
        ]),
    ]
    #expect(try !rules(files).contains { $0.contains("l10n/") })
  }

  @Test func `beside a source of the wrong shape is told of nothing that may be unread there`()
    throws
  {
    let damaged = RuleExample.File(
      "en.lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array><string>\(start)</string></array>
      <key>ParameterVocabularies</key><dict/></dict></plist>
      """)
    let terms = RuleExample.File(
      "fr.lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array/><key>ParameterVocabularies</key>
      <array><dict><key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string>
      </array><key>ParameterVocabulary</key><array><dict><key>VocabularyItemIdentifier</key>
      <string>storm</string><key>VocabularyItemSynonyms</key><array><dict>
      <key>VocabularyItemPhrase</key><string>Tempête</string></dict></array></dict></array></dict>
      </array></dict></plist>
      """)
    let files = [damaged, file("de", [(start, ["Starte mein CardioBonanza-Training"])]), terms]
    #expect(try !rules(files).contains { $0.contains("l10n/") })
  }

  @Test func `into a region without a file is told with its base, and others together`() throws {
    let files = [file("en", [(start, ["Start my CardioBonanza workout"])])]
    let found = try rules(files, languages: ["en-GB", "fr", "fr-CA"])
    #expect(found == ["-: l10n/missing-intent", "en-GB: l10n/regional-gap"])
    let declared = try rules(files, declared: [start], languages: ["en-GB", "fr"])
    #expect(declared == ["en-GB: cover/missing-example", "fr: cover/missing-example"])
  }

  @Test func `may have more phrases than the source, and others`() throws {
    let french = [
      "Lance mon entraînement CardioBonanza", "CardioBonanza, on y va pour 20 minutes",
      "Démarre un entraînement avec CardioBonanza",
    ]
    #expect(try rules([file("en", [(start, english)]), file("fr", [(start, french)])]).isEmpty)
  }

  @Test func `that can't be read, or has a placeholder, isn't measured`() throws {
    let broken = RuleExample.File("fr.lproj/AppIntentVocabulary.plist", "<plist><dict>")
    let unfinished = file("de", [(start, ["TODO", "TODO 99"])])
    let found = try rules([file("en", [(start, english)]), broken, unfinished])
    #expect(!found.contains { $0.contains("l10n/") })
  }
}
