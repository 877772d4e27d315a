import Diagnostics
import Foundation
import Review
import TestSupport
import Testing
import Vocabulary

@testable import GuideSite

@Suite("With many languages and intents")
struct PageSizeTests {
  private static let tags = """
    en af ar bg bn ca cs cy da de el es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka km kn \
    ko lt lv mk ml mr ms nb nl pa pl pt-BR pt-PT ro ru sk sl sq sr sv ta th tr uk ur vi zh-Hans zh-HK
    """.split(separator: " ").map(String.init)

  private static let intents = [
    "INStartWorkoutIntent", "INPauseWorkoutIntent", "INEndWorkoutIntent", "INSendMessageIntent",
    "INStartCallIntent", "INCreateNoteIntent", "INSetTaskAttributeIntent", "INRequestRideIntent",
    "INSendPaymentIntent", "INSearchForPhotosIntent", "INPlayMediaIntent", "INGetVisualCodeIntent",
  ]

  /// An app in many languages with two phrases for each intent, three terms, and a gap in each
  /// language but the first.
  private func guide(languages: Int) -> Guide {
    let localizations = Self.tags.prefix(languages).enumerated().map { index, tag in
      let language = Language(folderName: tag)
      return Localization(
        language: language, textLanguage: language, files: [file(language, number: index)])
    }
    let app = App(
      path: "App", names: AppNames(general: [AppName("Polyglot", role: .display)]),
      version: "60.12",
      developmentLanguage: Language(folderName: "en"), localizations: localizations,
      declarations: [
        IntentDeclaration(
          bundle: "App", kind: .app, supported: Self.intents.map { DeclaredIntent($0) })
      ])
    return Guide(
      entries: [Guide.Entry(app: app, findings: Review().findings(in: app))],
      rules: RuleCatalog.all.map(\.description), toolVersion: "0")
  }

  private func file(_ language: Language, number: Int) -> VocabularyFile {
    let path = "App/\(language.tag).lproj/AppIntentVocabulary.plist"
    var line = 0
    func text(_ text: String) -> SourceText {
      line += 1
      let start = SourcePosition(line: line, column: 13, offset: line * 50)
      return SourceText(
        text, at: Place(path: path, range: SourceRange(start, start), keyPath: "\(line)"))
    }
    // What the language is called by its speakers brings every script along.
    let word = language.endonym
    let intents = Self.intents.enumerated().filter { number == 0 || ($0.offset + number) % 9 != 0 }
    let phrases = intents.map { index, intent in
      IntentPhrases(
        intentName: text(intent),
        examples: [
          text("\(word), \(word) \(index) — Polyglot, \(word)?"),
          text("Polyglot: \(word) \(index)!"),
        ], place: text("").place)
    }
    let items = (1...3).map { index in
      VocabularyItem(
        identifier: text("term_\(index)"),
        synonyms: [
          Synonym(
            phrase: text("\(word) \(index)"),
            // Few languages need hints.
            pronunciation: language.tag == "en" ? text("poly glot") : nil,
            examples: [text("\(word) \(index), Polyglot.")], place: text("").place)
        ], place: text("").place)
    }
    return VocabularyFile(
      path: path, folder: language.tag, intentPhrases: phrases,
      parameterVocabularies: [
        ParameterVocabulary(
          parameterNames: [text("INStartWorkoutIntent.workoutName")], items: items,
          place: text("").place)
      ])
  }

  @Test func `each page but coverage stays under 60 kB, and a list of findings under 200 kB`()
    throws
  {
    let site = try guide(languages: 60).site()
    let pages = site.filter { $0.path.hasSuffix(".html") }
    let other = pages.filter { !$0.path.hasPrefix("findings") }
    #expect(other.count == 1 + 60 + 12 + 1 + 1 + 1 + RuleCatalog.all.count + 1)
    for page in pages where page.path != "coverage.html" {
      let most = page.path.hasPrefix("findings") ? 200_000 : 60_000
      #expect(page.content.count < most, "\(page.path) has \(page.content.count) bytes")
    }
  }

  @Test func `the list of rules and a rule with many findings stay under 60 kB, too`() throws {
    var guide = guide(languages: 1)
    guide.rules = (0..<150).map { number in
      var rule = RuleCatalog.all[number % RuleCatalog.all.count].description
      rule.id += "-\(number)"
      return rule
    }
    let place = Place(path: "Sources/App/Resources/Supporting Files/en.lproj/\(Self.intents[0])")
    let finding = Diagnostic(
      rule: guide.rules[0].id, severity: .error,
      message: "“\(Self.tags.joined(separator: " "))” is not what anybody would say",
      place: place, language: "en", storeMessage: Self.intents.joined(separator: " "),
      notes: [Diagnostic.Note(Self.tags.joined(separator: ", "))])
    guide.entries[0].findings = (0..<1000).map { number in
      var other = finding
      other.message += ", \(number)"
      return other
    }
    for page in try guide.site() where page.path.hasPrefix("rules") {
      #expect(page.content.count < 60_000, "\(page.path) has \(page.content.count) bytes")
    }
  }

  @Test func `a language's page is the same however many others there are`() throws {
    let few = try guide(languages: 10).site()
    let many = try guide(languages: 60).site()
    for tag in Self.tags.prefix(10) {
      let path = "\(tag)/index.html"
      let texts = try [few, many].map { site in
        // The name of the search index carries the hash of its content.
        try #require(site.first { $0.path == path }).text
          .replacing(/search-[0-9a-f]{16}/, with: "search")
      }
      #expect(texts[0] == texts[1], "\(path)")
    }
  }
}
