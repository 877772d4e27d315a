import Diagnostics
import Foundation
import Mustache
import Review
import TestSupport
import Testing
import Vocabulary

@testable import GuideSite

@Suite("The pages of a guide")
struct PageContentTests {
  private let guide: Guide

  init() throws { guide = try RunnerFixture.guide() }

  private func data(_ template: String, of guide: Guide) throws -> [MustacheValue] {
    try guide.pages(in: .site).filter { $0.template == template }.map(\.data)
  }

  private func text(_ value: MustacheValue?) -> String {
    switch value {
    case .string(let text), .markup(let text): text
    default: ""
    }
  }

  private func list(_ value: MustacheValue?) -> [MustacheValue] {
    if case .list(let elements)? = value { elements } else { [] }
  }

  @Test func `count on the overview the findings of texts that belong to no language`() throws {
    let loose = VocabularyFile(path: "AppIntentVocabulary.plist", folder: nil)
    var app = App(
      path: "", localizations: [Localization(language: nil, textLanguage: nil, files: [loose])])
    let english = Language(folderName: "en")
    app.localizations.insert(
      Localization(language: english, textLanguage: english, files: []), at: 0)
    let findings = [
      Diagnostic(
        rule: "file/not-in-lproj", severity: .warning, message: "a", place: Place(path: loose.path)),
      Diagnostic(
        rule: "phrase/no-app-name", severity: .warning, message: "b", place: Place(path: loose.path)
      ),
      Diagnostic(rule: "name/unknown", severity: .note, message: "c", place: Place(path: "")),
      Diagnostic(
        rule: "x/y", severity: .note, message: "d", place: Place(path: "en.lproj"), language: "en"),
    ]
    let guide = Guide(
      entries: [Guide.Entry(app: app, findings: findings)], rules: [], toolVersion: "0")
    let overview = try #require(try data("overview", of: guide).first)
    let rows = list(overview["languages"]).map { [text($0["name"]), text($0["findings"])] }
    #expect(rows == [["en", "1"], ["no-language", "2"]])
    // They stand on the page of those texts, too.
    let pages = try data("language", of: guide)
    #expect(pages.map { list($0["findings"]).count } == [1, 2])
  }

  @Test func `name on a vocabulary's page the terms that each language lacks`() throws {
    var guide = guide
    let app = guide.entries[0].app
    let english = try #require(app.localizations.first { $0.name == "en" })
    let vocabulary = try #require(english.files.first?.parameterVocabularies.first)
    var german = vocabulary
    let item = try #require(vocabulary.items.first)
    var other = item
    other.identifier = SourceText("other *term*", at: item.place)
    german.items = [other]
    let index = try #require(app.localizations.firstIndex { $0.name == "de" })
    guide.entries[0].app.localizations[index].files[0].parameterVocabularies = [german]
    let page = try #require(
      try data("parameter", of: guide).first {
        text($0["name"]) == "INStartWorkoutIntent.workoutName"
      })
    let rows = list(page["languages"]).map { row in
      [text(row["name"])] + list(row["missing"]).map { text($0) }
    }
    let identifier = try #require(item.identifier?.text)
    #expect(Set(rows) == [["en"], ["ar"], ["de", identifier], ["zh-Hant"]])
    let site = try guide.site()
    let html = try #require(
      site.first { $0.path == "vocabulary/INStartWorkoutIntent.workoutName.html" }
    ).text
    let gaps = html.matches(of: /<div class="gap">(.*?)<\/div>/.dotMatchesNewlines())
      .map { HTMLText(String($0.output.1)).visible }
    #expect(gaps.filter { $0.contains(identifier) }.count == 1)
  }

  @Test func `put on a language's page the missing intents before the terms`() throws {
    var guide = guide
    let pause = DeclaredIntent("INPauseWorkoutIntent")
    guide.entries[0].app.declarations?.append(
      IntentDeclaration(bundle: "App", kind: .app, supported: [pause]))
    let site = try guide.site()
    for name in ["en", "ar"] {
      let html = try #require(site.first { $0.path == "\(name)/index.html" }).text
      let gap = try #require(html.firstRange(of: "INPauseWorkoutIntent</code>"))
      let term = try #require(html.firstRange(of: "class=\"terms entry\""))
      let phrase = try #require(html.firstRange(of: "id=\"phrase-1\""))
      #expect(phrase.lowerBound < gap.lowerBound && gap.lowerBound < term.lowerBound)
      #expect(html.contains("App Store Connect asks for one"))
    }
  }

  @Test func `have no relative address where a server shows one at any depth`() throws {
    for base in [nil, "https://guide.test/"] {
      var guide = guide
      guide.options.baseURL = base
      guide.options.logo = Picture(SamplePicture.png)
      let page = try #require(try guide.site().first { $0.path == "404.html" })
      let html = HTMLText(page.text)
      let addresses = html.links + html.sources
      #expect(addresses.allSatisfy { $0 == base || $0.hasPrefix("data:") }, "\(addresses)")
      #expect(addresses.contains { $0 == base } == (base != nil))
      for address in page.text.matches(of: /url\(["']?([^)]*)/) {
        #expect(address.output.1.hasPrefix("data:"))
      }
    }
  }
}
