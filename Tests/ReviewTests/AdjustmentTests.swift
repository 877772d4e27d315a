import Diagnostics
import Review
import Testing

/// Two languages, in each of which a phrase lacks the app's name and one stands twice.
@Suite("An entry of rules in the settings")
struct AdjustmentTests {
  private static let phrases = [
    "Start my workout", "start my workout", "Start my CardioBonanza run",
  ]

  private func results(
    _ rules: String..., isStrict: Bool = false
  ) throws -> (findings: [String], dropped: Int, mails: Int) {
    let example = RuleExample(
      [
        RuleExample.File(SettingsFile.name, "{rules: [\(rules.joined(separator: ","))]}"),
        RuleExample.File("App/en.lproj/AppIntentVocabulary.plist", Self.vocabulary),
        RuleExample.File("App/fr.lproj/AppIntentVocabulary.plist", Self.vocabulary),
      ], declared: ["INStartWorkoutIntent", "INEndWorkoutIntent"])
    let app = try ExampleApp(example)
    let review = Review(
      rules: ["phrase/no-app-name", "phrase/duplicate", "cover/missing-example"].compactMap(
        RuleCatalog.rule), isStrict: isStrict, settings: app.settings)
    let result = try #require(review.results(in: [app.app]).first)
    let findings = result.findings.map { finding in
      "\(finding.language ?? "") \(finding.rule) \(finding.severity.rawValue)"
    }
    #expect(app.settings.irregularities.isEmpty, "\(app.settings.irregularities)")
    return (findings.sorted(), result.dropped, result.storeMessages.count)
  }

  private static let vocabulary = """
    <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
    <key>IntentName</key><string>INStartWorkoutIntent</string><key>IntentExamples</key><array>
    \(phrases.map { "<string>\($0)</string>" }.joined(separator: "\n"))
    </array></dict></array></dict></plist>
    """

  private static let all = ["en", "fr"].flatMap { language in
    [
      "\(language) cover/missing-example warning", "\(language) phrase/duplicate warning",
      "\(language) phrase/no-app-name warning", "\(language) phrase/no-app-name warning",
    ]
  }

  @Test func `that isn't there changes nothing`() throws {
    #expect(try results().findings == Self.all)
  }

  @Test(arguments: [
    ("{rule: 'phrase/duplicate', severity: 'off', reason: 'x'}", 2),
    ("{rule: 'phrase/*', severity: 'off', reason: 'x'}", 6),
    ("{rule: '*', severity: 'off', reason: 'x'}", 8),
    ("{rule: 'phrase/*', severity: 'off', language: 'fr', reason: 'x'}", 3),
    ("{rule: 'phrase/*', severity: 'off', language: ['fr', 'fr-CA'], reason: 'x'}", 3),
    ("{rule: '*', severity: 'off', intent: 'INEndWorkoutIntent', reason: 'x'}", 2),
    ("{rule: '*', severity: 'off', path: 'fr.lproj', reason: 'x'}", 4),
    ("{rule: '*', severity: 'off', path: 'App/f*/AppIntent?ocabulary.plist', reason: 'x'}", 4),
    ("{rule: '*', severity: 'off', path: ['**/en.lproj/**', 'App/fr.lproj/'], reason: 'x'}", 8),
    ("{rule: '*', severity: 'off', phrase: 'Start my workout', reason: 'x'}", 2),
    (
      "{rule: '*', severity: 'off', phrase: 'start my workout', language: 'en', reason: 'x'}", 2
    ),
    ("{rule: 'phrase/no-app-name', severity: 'off', phrase: 'Start', reason: 'x'}", 0),
    ("{rule: 'phrase/no-app-name', severity: 'off', path: 'lproj', reason: 'x'}", 0),
  ])
  func `drops the findings it names, and counts them`(rule: String, dropped: Int) throws {
    let results = try results(rule)
    #expect(results.dropped == dropped)
    #expect(results.findings.count == Self.all.count - dropped)
  }

  @Test func `doesn't keep the store from mailing`() throws {
    let off = try results("{rule: 'cover/missing-example', severity: 'off', reason: 'later'}")
    #expect(off.dropped == 2)
    #expect(off.mails == 2)
    #expect(try results().mails == 2)
  }

  @Test func `with a key that isn't known concerns nothing, rather than more than was meant`()
    throws
  {
    let settings = try ExampleApp(
      RuleExample([
        RuleExample.File(
          SettingsFile.name, "{rules: [{rule: '*', severity: 'off', lang: 'fr', reason: 'x'}]}"),
        RuleExample.File("App/en.lproj/AppIntentVocabulary.plist", Self.vocabulary),
      ])
    ).settings
    #expect(settings.adjustments.isEmpty)
    #expect(settings.irregularities.count == 1)
  }

  @Test func `gives the findings it names another severity`() throws {
    let results = try results(
      "{rule: 'phrase/duplicate', severity: 'error', language: 'en', reason: 'x'}")
    #expect(results.dropped == 0)
    #expect(
      results.findings
        == Self.all.map {
          $0 == "en phrase/duplicate warning" ? "en phrase/duplicate error" : $0
        })
  }

  @Test func `yields to one further down`() throws {
    let general = "{rule: 'phrase/duplicate', severity: 'off', reason: 'x'}"
    let special = "{rule: 'phrase/duplicate', severity: 'note', language: 'fr', reason: 'x'}"
    #expect(try results(general, special).dropped == 1)
    #expect(try results(general, special).findings.contains("fr phrase/duplicate note"))
    #expect(try results(special, general).dropped == 2)
  }

  @Test func `is not raised under strict`() throws {
    let rule = "{rule: 'cover/missing-example', severity: 'warning', language: 'fr', reason: 'x'}"
    let found = try results(rule, isStrict: true).findings
    #expect(found.contains("fr cover/missing-example warning"))
    #expect(found.contains("en cover/missing-example error"))
  }

  @Test func `doesn't touch the findings about the settings`() throws {
    let example = RuleExample(
      [
        RuleExample.File(
          SettingsFile.name, "{rules: [{rule: '*', severity: 'off', reason: 'x'}], what: 1}")
      ] + [RuleExample.File("en.lproj/AppIntentVocabulary.plist", Self.vocabulary)])
    let app = try ExampleApp(example)
    let found = Review(settings: app.settings).findings(in: app.app)
    #expect(found.map(\.rule) == ["config/unknown-key"])
  }

  @Test func `is unused only when no app uses it, and that is told once`() throws {
    let settings = SettingsFile(
      parsing: Array(
        """
        {rules: [{rule: 'phrase/no-app-name', severity: 'off', reason: 'x'},
          {rule: 'phrase/wake-word', severity: 'off', reason: 'x'}]}
        """.utf8), path: SettingsFile.name
    ).settings
    let clean = RuleExample([
      RuleExample.File(
        "en.lproj/AppIntentVocabulary.plist",
        Self.vocabulary.replacing("my ", with: "CardioBonanza "))
    ])
    let faulty = RuleExample([
      RuleExample.File("en.lproj/AppIntentVocabulary.plist", Self.vocabulary)
    ])
    let apps = try [clean, faulty, clean].map { try ExampleApp($0).app }
    let results = Review(settings: settings).results(in: apps)
    let told = results.map { $0.findings.filter { $0.rule == "config/unused" }.map(\.message) }
    #expect(told == [["No finding fits this entry for phrase/wake-word"], [], []])
    #expect(results.map(\.dropped) == [0, 2, 0])
  }
}
