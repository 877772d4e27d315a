import Diagnostics
import Review
import Testing
import Vocabulary

@Suite("A file of settings")
struct SettingsFileTests {
  private func file(_ text: String) -> SettingsFile {
    SettingsFile(parsing: Array(text.utf8), path: SettingsFile.name)
  }

  @Test func `is read with all it says`() {
    let file = file(
      """
      {
        $schema: './siri-guide.schema.json',
        appNames: {'*': ['Cardio'], ar: ['كارديو'], zh_TW: ['有氧']},
        rules: [{rule: 'phrase/*', severity: 'note', language: 'de', intent: ['INStartWorkoutIntent'],
          path: 'App/**', phrase: 'Go', reason: 'Because'}],
        glossary: [{term: 'Craze', keep: true}, {term: 'run', translations: {de: 'Lauf', fr: ['a', 'b']}}],
        limits: {fewestPhrases: 5, mostTerms: 0x10},
        words: {thirdPartyNames: ['FitStar'], allowedNames: ['Strava'], reservedWords: ['watch']},
      }
      """)
    #expect(file.irregularities.isEmpty, "\(file.irregularities)")
    let settings = file.settings
    #expect(settings.names.everywhere.map(\.text) == ["Cardio"])
    #expect(settings.names.everywhere.first?.place?.range?.start.line == 3)
    #expect(
      settings.names.forms(in: Language(folderName: "ar")).map(\.text) == ["Cardio", "كارديو"])
    #expect(
      settings.names.forms(in: Language(folderName: "zh-Hant")).map(\.text) == ["Cardio", "有氧"])
    #expect(settings.adjustments.count == 1)
    #expect(
      settings.adjustments.first?.words
        == "phrase/* in de for INStartWorkoutIntent at “Go” below App/**")
    #expect(settings.adjustments.first?.reason == "Because")
    #expect(settings.adjustments.first?.severity == .note)
    let (german, french) = (Language(folderName: "de"), Language(folderName: "fr"))
    #expect(
      settings.glossary == [
        GlossaryTerm("Craze", isKept: true),
        GlossaryTerm("run", translations: [german: ["Lauf"], french: ["a", "b"]]),
      ])
    #expect(settings.limits.fewestPhrases == 5)
    #expect(settings.limits.mostTerms == 16)
    #expect(settings.limits.longestPhraseWords == ReviewLimits().longestPhraseWords)
    #expect(settings.words.thirdPartyNames == ["FitStar"])
    #expect(settings.words.allowedNames == ["Strava"])
    #expect(settings.words.reservedWords == ["watch"])
  }

  @Test(arguments: [
    ("[]", "The root must be an object, but this is a list"),
    ("{rules: {}}", "“rules” must be a list, but this is an object"),
    ("{rules: [1]}", "An entry of “rules” must be an object, but this is a number"),
    ("{appNames: {'*': 'Cardio'}}", "“*” must be a list of texts, but this is a text"),
    ("{appNames: {de: [null]}}", "An entry of “de” must be a text, but this is null"),
    ("{appNames: {de: [' ']}}", "An entry of “de” is blank"),
    (
      "{appNames: {german: ['x']}}", "“german” is no language; expected a tag such as de or zh-Hant"
    ),
    ("{appNames: {German: ['x']}}", "“German” is no language; did you mean de?"),
    ("{appNames: {jp: ['x']}}", "“jp” is no language; did you mean ja?"),
    (
      "{limits: {mostTerms: 1.5}}",
      "“mostTerms” must be a whole number from 0 to 1000000, but this is a number"
    ),
    (
      "{limits: {mostTerms: -1}}",
      "“mostTerms” must be a whole number from 0 to 1000000, but this is -1"
    ),
    (
      "{glossary: [{term: 'x'}]}",
      "This is an entry of glossary with neither of “keep” and “translations”, so it says nothing"
    ),
    ("{glossary: [{keep: true}]}", "This is an entry of glossary without “term”"),
    ("{glossary: [{term: 'x', keep: 'yes'}]}", "“keep” must be true or false, but this is a text"),
    ("{limits: {}, limits: {}}", "“limits” stands twice here, and only the last is read"),
  ])
  func `has its bad values named`(text: String, problem: String) {
    #expect(file(text).irregularities.map(\.kind) == [.badValue(problem)])
  }

  @Test(arguments: [
    (
      "rule: 'no-app-name', severity: 'off'",
      "“no-app-name” is no rule; did you mean phrase/no-app-name?"
    ),
    (
      "rule: 'frobnicate', severity: 'off'",
      "“frobnicate” is no rule; siri-guide explain lists them"
    ),
    (
      "rule: 'phrases/*', severity: 'off'",
      "“phrases/*” is no family of rules; did you mean phrase/*?"
    ),
    (
      "rule: 'config/unused', severity: 'off'",
      "Findings about the settings themselves, such as config/unused, can't be adjusted"
    ),
    ("rule: '*', severity: 'Off'", "“Off” is no severity; did you mean off?"),
    (
      "rule: '*', severity: 'fatal'", "“fatal” is no severity; expected off, note, warning or error"
    ),
    ("rule: '*'", "This is an entry of rules without “severity”"),
    ("severity: 'off'", "This is an entry of rules without “rule”"),
    ("rule: '*', severity: 'off', language: []", "“language” is an empty list, which fits nothing"),
    (
      "rule: '*', severity: 'off', language: ['de', 'xx']",
      "“xx” is no language; expected a tag such as de or zh-Hant"
    ),
    (
      "rule: '*', severity: 'off', path: '../x'",
      "“../x” fits no path; expected one from INPUT on, such as fr.lproj or App/*.lproj"
    ),
    (
      "rule: '*', severity: 'off', phrase: 1",
      "“phrase” must be a text or a list of texts, but this is a number"
    ),
  ])
  func `passes over an entry of rules that it can't use as a whole`(entry: String, problem: String)
  {
    let file = file("{rules: [{\(entry), reason: 'x'}]}")
    #expect(file.irregularities.map(\.kind) == [.badValue(problem)])
    #expect(file.settings.adjustments.isEmpty)
  }

  @Test func `keeps what is right beside what is wrong`() {
    let file = file(
      """
      {appNames: {de: ['Kardio', 1], nope: ['x']}, limits: {fewestPhrases: 2, mostTerms: 'x'},
       words: {allowedNames: [' ', 'Strava']}, rules: [{}, {rule: '*', severity: 'off', reason: 'x'}]}
      """)
    #expect(file.settings.names.all.map(\.name.text) == ["Kardio"])
    #expect(file.settings.limits.fewestPhrases == 2)
    #expect(file.settings.words.allowedNames == ["Strava"])
    #expect(file.settings.adjustments.count == 1)
    #expect(file.irregularities.count == 6)
  }

  @Test func `is bounded`() {
    let entry = "{rule: '*', severity: 'off', reason: 'x'},"
    let file = file("{rules: [\(String(repeating: entry, count: 1001))]}")
    #expect(file.settings.adjustments.count == 1000)
    #expect(
      file.irregularities.map(\.kind) == [
        .badValue("“rules” has more than 1000 entries; the rest is not read")
      ])
  }

  @Test func `is read or refused with places in it, however it is damaged`() throws {
    let bytes = Array(
      """
      // ü
      {appNames: {'*': ['Cardio'], ar: ['كارديو']}, rules: [{rule: 'phrase/*', severity: 'off',
      language: ['de'], path: 'a/**', reason: 'x'}], limits: {mostTerms: 0x10}, $schema: 'x',
      glossary: [{term: 'Craze', keep: true, translations: {de: 'Wahn'}}], words: {allowedNames: []}}
      """.utf8)
    var read = 0
    for start in bytes.indices {
      for length in [1, 7, 40] {
        let damaged = Array(bytes[..<start] + bytes[min(bytes.count, start + length)...])
        for damage in [damaged, Array(bytes[..<start]), damaged + bytes[start...]] {
          let file = SettingsFile(parsing: damage, path: SettingsFile.name)
          read += file.irregularities.isEmpty ? 1 : 0
          for irregularity in file.irregularities {
            #expect(!irregularity.message.isEmpty && !irregularity.message.contains("\n"))
            #expect((irregularity.place.range?.bytes.upperBound ?? 0) <= damage.count)
          }
        }
      }
    }
    #expect(read > 20, "\(read)")
  }

  @Test func `says nothing where it can't be read`() {
    let file = file("{rules: [")
    #expect(file.settings.adjustments.isEmpty)
    #expect(
      file.irregularities.map(\.kind) == [
        .unreadable("expected “]” to close the “[” of line 1, found the end of the file")
      ])
    #expect(file.irregularities.first?.place.range?.start.offset == 9)
  }
}
