import AppDiscovery
import Foundation
import Review
import TestSupport
import Testing
import Vocabulary

@testable import GuideSite

@Suite("A guide in Markdown")
struct MarkdownOutputTests {
  enum Source: CaseIterable {
    case hostile, example, several

    func guide() throws -> Guide {
      if self == .hostile { return try RunnerFixture.guide() }
      let folder = ToolProcess.packageRoot + "/Examples"
      let apps = try AppDiscovery.apps(in: self == .example ? "\(folder)/CharityTruck" : folder)
      var options = GuideOptions()
      options.ownPages = OwnPages(
        pages: [OwnPage(name: "about", markdown: "# About\n\nText.\n")])
      return Guide(
        entries: apps.map { Guide.Entry(app: $0, findings: Review().findings(in: $0)) },
        rules: RuleCatalog.all.map(\.description), toolVersion: "0.0.0",
        options: self == .several ? GuideOptions() : options)
    }
  }

  /// The HTML that the `cmark-gfm` command makes of Markdown.
  private func rendered(_ markdown: String, _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(markdown, to: "page.md")
    let run = try ToolProcess.run(
      "cmark-gfm", ["-e", "table"] + options + [folder.path("page.md")])
    try #require(
      run.status == 0,
      "The cmark-gfm command is needed for this test: run scripts/setup tests, or install Debian's cmark-gfm. \(run.errors)"
    )
    return run.output
  }

  private func text(_ path: String, of files: [SiteFile]) throws -> String {
    try #require(files.first { $0.path == path }, "\(path)").text
  }

  @Test(arguments: Source.allCases)
  func `shows the phrases of the site in their order, rendered by cmark-gfm`(source: Source) throws
  {
    let guide = try source.guide()
    let site = try guide.site()
    let folder = try guide.markdownFolder()
    var all: [HTMLText.Phrase] = []
    var count = 0
    for page in try guide.pages(in: .site) {
      let path = page.address.path
      let expected = HTMLText(try text(path, of: site)).phrases
      let markdown = try text(path.dropLast("html".count) + "md", of: folder)
      #expect(HTMLText(try rendered(markdown, "--unsafe")).phrases == expected, "\(path)")
      all += expected
      guard page.template == "language" else { continue }
      // Without our tags, as cmark-gfm renders by itself, the texts are there all the same.
      let visible = HTMLText(try rendered(markdown)).visible.unicodeScalars
      var rest = visible[...]
      for phrase in expected {
        let range = try #require(
          rest.firstRange(of: phrase.text.unicodeScalars), "“\(phrase.text)” in \(path)")
        rest = rest[range.upperBound...]
        count += 1
      }
    }
    #expect(count > 10)
    let file = try rendered(guide.markdownFile(), "--unsafe")
    #expect(HTMLText(file).phrases == all)
  }

  @Test(arguments: [Source.hostile, .example])
  func `has the phrases of each file of the app on its language's page`(source: Source) throws {
    let guide = try source.guide()
    let folder = try guide.markdownFolder()
    for app in guide.apps(in: .markdownFolder) {
      for language in app.languages {
        let page = try rendered(text(language.address.filePath, of: folder), "--unsafe")
        let phrases = language.localization.intentPhrases.flatMap(\.examples).map(\.text)
        #expect(HTMLText(page).phrases.map(\.text) == phrases, "\(language.address.filePath)")
      }
    }
  }

  @Test(arguments: [Source.hostile, .several])
  func `in a folder has only links that lead to a file and a place in it`(source: Source) throws {
    let folder = try source.guide().markdownFolder()
    var pages: [String: (links: [String], identifiers: Set<String>)] = [:]
    for file in folder {
      let html = HTMLText(try rendered(file.text, "--unsafe"))
      pages[file.path] = (html.links, html.identifiers)
    }
    var count = 0
    for (path, page) in pages {
      for link in page.links {
        let target = try #require(
          URL(string: link, relativeTo: URL(string: "http://guide.test/\(path)")), "\(link)")
        let name = String(target.absoluteURL.path(percentEncoded: false).dropFirst())
        let found = try #require(pages[name], "\(link) on \(path)")
        if let fragment = target.fragment(percentEncoded: false) {
          #expect(found.identifiers.contains(fragment), "\(link) on \(path)")
        }
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test(arguments: [Source.hostile, .several])
  func `in one file has only links that lead to a place in it`(source: Source) throws {
    let page = HTMLText(try rendered(source.guide().markdownFile(), "--unsafe"))
    let ids = page.identifiers
    #expect(page.allIdentifiers.count == ids.count)
    #expect(page.links.count > 50)
    for link in page.links {
      let target = try #require(link.dropFirst().removingPercentEncoding)
      #expect(link.hasPrefix("#") && ids.contains(target), "\(link)")
    }
  }

  @Test(arguments: [Source.hostile])
  func `lets no text of the app become markup`(source: Source) throws {
    for file in try source.guide().markdownFolder() {
      let page = try rendered(file.text, "--unsafe").lowercased()
      for danger in ["<script", "<i>", "<b>", "onerror=\"", "=\"javascript:", "=\"data:text"] {
        #expect(!page.contains(danger), "\(danger) in \(file.path)")
      }
    }
  }

  @Test(arguments: [Source.hostile, .example])
  func `is the same each time`(source: Source) throws {
    let guide = try source.guide()
    #expect(try guide.markdownFolder() == guide.markdownFolder())
    #expect(try guide.markdownFolder() == source.guide().markdownFolder())
    #expect(try guide.markdownFile() == source.guide().markdownFile())
  }

  @Test func `can be read as it is`() throws {
    let folder = try Source.example.guide().markdownFolder()
    let english = try text("en/index.md", of: folder)
    // A phrase without a name to mark stands in one piece, without a backslash.
    #expect(english.contains("# English"))
    let references = english.matches(of: /&#\d+;/)
    #expect(references.count < 10, "\(references.map(\.output))")
    let backslashes = english.count { $0 == "\\" }
    #expect(backslashes < 30)
  }
}
