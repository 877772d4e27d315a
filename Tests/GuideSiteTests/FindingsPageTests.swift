import Diagnostics
import Foundation
import Testing
import Vocabulary

@testable import GuideSite

@Suite("The list of findings")
struct FindingsPageTests {
  private let guide: Guide
  private let english: Localization
  private let phrase: SourceText

  /// The paths of the three views of a lone app.
  private static let paths = [
    "findings.html", "findings/by-language.html", "findings/by-file.html",
  ]

  init() throws {
    let app = try RunnerFixture.app()
    english = try #require(app.localizations.first { $0.name == "en" })
    phrase = try #require(english.intentPhrases.first?.examples.first)
    var options = GuideOptions()
    options.sourceURL = SourceURL("https://git.test/{path}#L{line}")
    guide = try RunnerFixture.guide(options)
  }

  private func site(_ findings: [Diagnostic]) throws -> [SiteFile] {
    var guide = guide
    guide.entries[0].findings = findings.inReportingOrder()
    return try guide.site()
  }

  private func text(_ path: String, of site: [SiteFile]) throws -> String {
    try #require(site.first { $0.path == path }, "\(path)").text
  }

  /// How many findings a page lists.
  private func count(in text: String) -> Int {
    text.matches(of: /data-count="(\d+)"/).reduce(0) { $0 + (Int($1.output.1) ?? 0) }
  }

  private func finding(
    _ rule: String, _ severity: Severity = .warning, _ message: String = "Something is wrong",
    at place: Place? = nil, language: String? = "en", blocks: Bool = false,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, place: place ?? phrase.place,
      language: language, blocks: blocks, notes: notes, fixes: fixes)
  }

  @Test func `has every finding in each of its views, which lead to each other`() throws {
    let findings = guide.entries[0].findings
    #expect(findings.count > 3)
    let site = try site(findings)
    for path in Self.paths {
      let page = try text(path, of: site)
      #expect(count(in: page) == findings.count, "\(path)")
      let (visible, links) = (HTMLText(page).visible, HTMLText(page).links)
      for finding in findings { #expect(visible.contains(finding.message), "\(path)") }
      let folder = path.contains("/") ? "" : "findings/"
      let others = [
        path.contains("/") ? "../findings.html" : nil,
        path.contains("by-language") ? nil : "\(folder)by-language.html",
        path.contains("by-file") ? nil : "\(folder)by-file.html",
      ].compactMap(\.self)
      for other in others { #expect(links.contains(other), "\(other) from \(path)") }
      #expect(page.contains("<a aria-current=\"page\">By "))
    }
  }

  @Test func `has the weightiest rules first, by severity and what may block the upload`() throws {
    let page = try text(
      "findings.html",
      of: site([
        finding("a/note", .note), finding("b/warning", .warning), finding("c/error", .error),
        finding("d/block", .error, blocks: true), finding("e/mixed", .note),
        finding("e/mixed", .error, "Worse"),
      ]))
    let anchors = page.matches(of: /<section class="findings entry (\w+)" id="([^"]*)">/)
      .map { "\($0.output.2) \($0.output.1)" }
    #expect(
      anchors == [
        "d-block error", "c-error error", "e-mixed error", "b-warning warning", "a-note note",
      ])
    // Within a rule as well.
    let mixed = try #require(page.firstRange(of: "id=\"e-mixed\""))
    let rest = page[mixed.upperBound...]
    let worse = try #require(rest.firstRange(of: "Worse"))
    let other = try #require(rest.firstRange(of: "Something is wrong"))
    #expect(worse.lowerBound < other.lowerBound)
  }

  @Test func `leads by language to the phrase itself, and names the languages that are clean`()
    throws
  {
    let phrase = try #require(english.intentPhrases.first?.examples[5])
    let part = phrase.place(of: 0..<5)
    #expect(part != phrase.place)
    let page = try text(
      "findings/by-language.html",
      of: site([
        finding("x/part", at: part), finding("x/app", at: Place(path: ""), language: nil),
        finding(
          "config/unused", at: Place(path: ".siri-guide.json", keyPath: "rules/0"), language: nil),
      ]))
    let html = HTMLText(page)
    #expect(html.links.contains("../en/index.html#phrase-6"))
    #expect(html.identifiers.isSuperset(of: ["app", "language-en"]))
    #expect(html.visible.contains("Nothing to mend in"))
    #expect(html.links.contains("../ar/index.html") && html.links.contains("../de/index.html"))
    #expect(html.visible.contains(".siri-guide.json"))
  }

  @Test func `leads by file to the line, and says the key path`() throws {
    let line = try #require(phrase.place.range?.start.line)
    let page = try text(
      "findings/by-file.html",
      of: site([
        finding("x/y"),
        finding("config/unused", at: Place(path: ".siri-guide.json"), language: nil),
      ]))
    let html = HTMLText(page)
    let address = "https://git.test/\(phrase.place.path)"
    #expect(html.links.contains("\(address)#L\(line)"))
    #expect(html.links.contains("\(address)#L1"))
    #expect(html.visible.contains(phrase.place.keyPath))
    #expect(html.links.contains("https://git.test/.siri-guide.json#L1"))
  }

  @Test func `puts the same words about the same file on one line, and the same notes once`()
    throws
  {
    let phrases = english.intentPhrases.flatMap(\.examples)
    let note = Diagnostic.Note("Accepted here: “Runner”")
    let same = phrases.map { finding("x/same", at: $0.place) }
    let unlike = phrases.enumerated().map {
      finding("x/unlike", .note, "The \($0)th is wrong", at: $1.place, notes: [note])
    }
    let page = try text("findings.html", of: site(same + unlike))
    #expect(count(in: page) == 2 * phrases.count)
    #expect(page.matches(of: /Something is wrong/).count == 1)
    #expect(page.matches(of: /Accepted here/).count == 1)
    for phrase in phrases {
      #expect(HTMLText(page).visible.contains(try #require(phrase.place.position)))
    }
  }

  @Test func `shows the other place of a note with its link`() throws {
    let other = try #require(english.intentPhrases.last?.examples.last).place
    let twice = finding("x/y", notes: [Diagnostic.Note("The first one", at: other)])
    let site = try site([twice])
    let position = try #require(other.position)
    let line = try #require(other.range?.start.line)
    for path in Self.paths + ["en/index.html"] {
      let html = HTMLText(try text(path, of: site))
      #expect(html.visible.contains("The first one: \(position)."), "\(path)")
      #expect(html.links.contains("https://git.test/\(other.path)#L\(line)"))
    }
    // Without an address for sources it leads to the phrase in the guide.
    var guide = guide
    guide.options.sourceURL = nil
    guide.entries[0].findings = [twice]
    let anchor = "#phrase-\(english.intentPhrases.flatMap(\.examples).count)"
    let page = try text("en/index.html", of: guide.site())
    #expect(HTMLText(page).links.contains { $0.hasSuffix(anchor) })
  }

  @Test func `says which fixes the tool makes by itself`() throws {
    func fix(_ isSafe: Bool, _ place: Place) -> Diagnostic.Fix {
      Diagnostic.Fix("Write this", at: place, replacement: "this", isSafe: isSafe)
    }
    var binary = phrase.place
    binary.range = nil
    let does = "Write this: siri-guide check --fix does it."
    let cases = [
      (fix(true, phrase.place), true), (fix(false, phrase.place), false),
      (fix(true, binary), false),
    ]
    for (fix, isDone) in cases {
      let site = try site([finding("x/y", fixes: [fix])])
      for path in Self.paths + ["en/index.html"] {
        let visible = HTMLText(try text(path, of: site)).visible
        #expect(visible.contains(isDone ? does : "Write this."), "\(path)")
        #expect(visible.contains(does) == isDone, "\(path)")
      }
      let mends = HTMLText(try text("findings.html", of: site)).visible.contains("mends 1 finding")
      #expect(mends == isDone)
    }
  }

  @Test func `shows a fix with the note on the text that it mends, and few of many`() throws {
    let phrases = Array(english.intentPhrases.flatMap(\.examples))
    let places = (1...20).map { number in
      var place = phrases[1].place
      place.keyPath += "/\(number)"
      return place
    }
    let many = finding(
      "x/y", notes: places.enumerated().map { Diagnostic.Note("Also the \($0)th", at: $1) },
      fixes: [Diagnostic.Fix("Write the first", at: phrase.place, replacement: "x")]
        + places.enumerated().map {
          Diagnostic.Fix("Write the \($0)th", at: $1, replacement: "x", isSafe: true)
        })
    let site = try site([many])
    let position = try #require(places[0].position)
    for (path, count) in [("findings.html", 3), ("en/index.html", 12)] {
      let visible = HTMLText(try text(path, of: site)).visible
      #expect(visible.contains("Write the first. Also the 0th: \(position) – Write the 0th: "))
      #expect(visible.matches(of: /Write the/).count == count)
      #expect(visible.contains("And \(21 - count) more."))
    }
  }

  @Test func `with thousands of findings has pages that hold all of them and stay small`() throws {
    let languages = guide.entries[0].app.localizations
    let findings = (0..<3000).map { number in
      let language = languages[number % languages.count]
      let path = language.files[0].path
      return finding(
        "r/\(number % 7)", Severity.allCases[number % 3],
        "The \(number)th: “\(String(repeating: "phrase ", count: 20))” is wrong",
        at: Place(
          path: path,
          range: SourceRange(
            SourcePosition(line: number + 1, column: 1, offset: number),
            SourcePosition(line: number + 1, column: 2, offset: number + 1)),
          keyPath: "IntentPhrases/0/IntentExamples/\(number)"),
        language: language.name, notes: [Diagnostic.Note("A note to number \(number)")])
    }
    let site = try site(findings)
    for view in FindingsView.allCases {
      let pages = site.filter { file in
        (1...20).contains { view.path(page: $0) == file.path }
      }
      #expect(pages.count == 20)
      #expect(pages.reduce(0) { $0 + count(in: $1.text) } == findings.count)
      for page in pages { #expect(page.content.count < 200_000, "\(page.path)") }
      let links = HTMLText(try text(view.path(page: 1), of: site)).links
      #expect(links.contains { $0.hasSuffix("\(view.name)-20.html") })
    }
    // A rule's page leads to the page that its findings begin on.
    for page in site where page.path.hasPrefix("rules/") {
      #expect(page.content.count < 60_000)
    }
    var whole = guide
    whole.entries[0].findings = findings
    for file in [try whole.onePage(), try whole.markdownFile()] {
      #expect(count(in: file) == findings.count)
    }
  }

  @Test func `in one file names each finding once`() throws {
    for file in [try guide.onePage(), try guide.markdownFile()] {
      #expect(count(in: file) == guide.entries[0].findings.count)
      #expect(!file.contains("class=\"views\""))
      #expect(HTMLText(file).identifiers.contains("findings--phrase-no-app-name"))
      // A rule's part leads there.
      #expect(file.contains("#findings--phrase-no-app-name"))
    }
  }

  @Test func `of an app that is well says so in a line`() throws {
    let site = try site([])
    for path in Self.paths {
      let visible = HTMLText(try text(path, of: site)).visible
      #expect(visible.contains("Nothing to mend."))
    }
  }
}
