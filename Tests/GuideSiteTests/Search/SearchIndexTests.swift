import Diagnostics
import Foundation
import Testing
import Vocabulary

@testable import GuideSite

@Suite("The search index")
struct SearchIndexTests {
  private let index = SearchIndexReader(apps: [SearchableApp.cycling()])

  @Test func `leads from each phrase to its number on the language's page`() {
    #expect(
      index.entries(of: "phrase") == [
        Entry(
          "phrase", "Start a ride", "en", "en/index.html#phrase-1", ["English", "Start a workout"]),
        Entry("phrase", "Go", "en", "en/index.html#phrase-3", ["English", "Start a workout"]),
        Entry("phrase", "No intent", "en", "en/index.html#phrase-4", ["English"]),
        Entry("phrase", "ابدأ", "ar", "ar/index.html#phrase-1", ["Arabic", "Start a workout"]),
      ])
  }

  @Test func `leads from each term and hint to the term on the language's page`() {
    let context = ["English", "hill ride"]
    #expect(
      index.entries(of: "term") == [
        Entry("term", "Hill", "en", "en/index.html#term-hill-ride", context),
        Entry("term", "Mountain", "en", "en/index.html#term-hill-ride", context),
        // The second of the same identifier leads to the first, one without any to the page.
        Entry("term", "Climb", "en", "en/index.html#term-hill-ride", context),
        Entry("term", "Nameless", "en", "en/index.html", ["English"]),
      ])
    #expect(
      index.entries(of: "pronunciation") == [
        Entry("pronunciation", "sigh kling", "", "index.html", ["Cycling"]),
        Entry("pronunciation", "hil", "en", "en/index.html#term-hill-ride", context),
      ])
  }

  @Test func `has the names of app, languages and intents`() {
    #expect(
      index.entries(of: "app") == [
        Entry("app", "Cycler", "", "index.html", []),
        Entry("app", "Cycling", "", "index.html", ["Cycler"]),
        Entry("app", "دراجة", "ar", "index.html", ["Cycler"]),
      ])
    #expect(
      index.entries(of: "language") == [
        Entry("language", "English (en)", "en", "en/index.html", []),
        Entry("language", "Arabic (ar)", "en", "ar/index.html", []),
        Entry("language", "العربية", "ar", "ar/index.html", ["Arabic"]),
      ])
    #expect(
      index.entries(of: "intent") == [
        Entry("intent", "Start a workout", "en", "intents/INStartWorkoutIntent.html", [])
      ])
  }

  @Test func `has each identifier once`() {
    #expect(
      index.entries(of: "identifier") == [
        Entry(
          "identifier", "INStartWorkoutIntent", "", "intents/INStartWorkoutIntent.html",
          ["Start a workout"]),
        Entry("identifier", "hill ride", "", "en/index.html#term-hill-ride", ["English"]),
        Entry(
          "identifier", "INStartWorkoutIntent.workoutName", "",
          "vocabulary/INStartWorkoutIntent.workoutName.html", ["Start a workout"]),
      ])
  }

  @Test func `tells the direction of each language`() {
    let directions = Dictionary(
      index.entries(of: "phrase").map { ($0.lang, $0.dir) }, uniquingKeysWith: { $1 })
    #expect(directions == ["en": "ltr", "ar": "rtl"])
  }

  @Test func `names the app where there are several`() {
    let index = SearchIndexReader(
      apps: [SearchableApp.cycling(slug: "a"), SearchableApp.cycling(slug: "b")])
    let phrases = index.entries(of: "phrase")
    #expect(phrases.count == 8)
    #expect(phrases.allSatisfy { $0.context.last == "Cycler" })
    #expect(phrases.last?.link == "apps/b/ar/index.html#phrase-1")
    #expect(index.entries(of: "app").first?.context == [])
  }

  @Test func `leads to each rule by what it asks for and by its identifier`() {
    let rule = RuleDescription(
      id: "phrase/polite", severity: .note, summary: "Phrases say please", rationale: "",
      remedy: "", source: "", bad: [], good: [])
    for slug in ["", "a"] {
      let apps = [SearchableApp.cycling(slug: slug), SearchableApp.cycling(slug: "b")]
        .prefix(slug.isEmpty ? 1 : 2)
      let entries = SearchIndexReader(apps: Array(apps), rules: [rule]).entries(of: "rule")
      let link = "rules/phrase-polite.html"
      #expect(
        entries == [
          Entry("rule", "Phrases say please", "en", link, ["phrase/polite"]),
          Entry("rule", "phrase/polite", "", link, ["Phrases say please"]),
        ])
    }
    let page = SearchIndexReader(apps: [SearchableApp.cycling(medium: .page)], rules: [rule])
    #expect(
      page.entries(of: "rule").map(\.link) == Array(repeating: "#rules-phrase-polite", count: 2))
  }

  @Test func `leads to the parts of a guide in one file`() {
    let index = SearchIndexReader(apps: [SearchableApp.cycling(medium: .page)])
    #expect(index.entries(of: "phrase").map(\.link).last == "#ar-index--phrase-1")
    #expect(index.entries(of: "term").map(\.link).first == "#en-index--term-hill-ride")
  }

  @Test func `is the same each time it is made`() {
    let script = SearchIndex(apps: [SearchableApp.cycling()]).script
    #expect(script == SearchIndex(apps: [SearchableApp.cycling()]).script)
    #expect(script.hasPrefix("globalThis.siriGuideIndex={"))
    #expect(script.hasSuffix("};\n"))
  }

  @Test(arguments: [
    "</script><script>alert(1)", "<!--", "<\u{338}", "a\u{2028}b\u{2029}c", "\"\\\u{0}\u{1F}\r\n",
    "é e\u{301} \u{1F6B4}\u{200D}\u{2642}\u{FE0F}",
  ])
  func `holds any text without becoming markup`(text: String) {
    let script = SearchIndex(apps: [SearchableApp.saying([text])]).script
    for scalar in ["<", "\u{2028}", "\u{2029}", "\u{0}"] as [Unicode.Scalar] {
      #expect(!script.unicodeScalars.contains(scalar))
    }
    #expect(script.unicodeScalars.count { $0 == "\n" } == 1)
    let phrases = SearchIndexReader(script: script).entries(of: "phrase").map(\.text)
    #expect(phrases.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test func `of an app without any text has its name and languages alone`() {
    let index = SearchIndexReader(apps: [SearchableApp.saying([" ", ""])])
    #expect(Set(index.entries.map(\.kind)) == ["app", "language", "intent", "identifier"])
  }

  @Test func `stays small with sixty languages`() {
    let app = SearchableApp.large(languages: 60, intents: 12, phrases: 3)
    let script = SearchIndex(apps: [app]).script
    let phrases = SearchIndexReader(script: script).entries(of: "phrase")
    #expect(phrases.count == 60 * 12 * 3)
    let texts = phrases.map(\.text.utf8.count).reduce(0, +)
    #expect(texts > 120_000)
    #expect(script.utf8.count < 250_000)
    // What stands around the texts is less than a fifth of it.
    #expect(script.utf8.count - texts < 50_000)
  }
}
