import Foundation
import Testing
import Vocabulary

@testable import GuideSite

@Suite("A site")
struct SiteTests {
  @Test func `is the same each time it is made`() throws {
    let guide = try RunnerFixture.guide()
    #expect(try guide.site() == guide.site())
    #expect(try guide.site() == RunnerFixture.guide().site())
  }

  @Test func `lets no text of the app become markup`() throws {
    for file in try RunnerFixture.guide().site() where file.path.hasSuffix(".html") {
      // The page's own script is the only one.
      let own = /<script src="[^"]*assets\/site-[0-9a-f]{16}\.js" defer><\/script>/
      let page = file.text.lowercased().replacing(own, with: "", maxReplacements: 1)
      for markup in ["<script", "<img", "<i>", "<b>", "\"javascript:", "\"data:text"] {
        #expect(!page.contains(markup), "\(markup) in \(file.path)")
      }
      #expect(page.firstMatch(of: /<[^>]*\sonerror=/) == nil, "\(file.path)")
      // The Markdown and the Mustache in the phrases are text as well.
      #expect(!page.contains("<strong>bold"), "\(file.path)")
      #expect(!page.contains("<h1>jogger"), "\(file.path)")
      #expect(!page.contains("there is no page at this address") || file.path == "404.html")
    }
  }

  @Test func `shows each phrase and term as it was written`() throws {
    let site = try RunnerFixture.guide().site()
    for localization in try RunnerFixture.app().localizations {
      let page = try #require(site.first { $0.path == "\(localization.name)/index.html" })
      let text = HTMLText(page.text)
      let texts =
        localization.intentPhrases.flatMap(\.examples).map(\.text)
        + localization.files.flatMap(\.synonyms).compactMap { $0.synonym.phrase?.text }
        + localization.files.flatMap(\.synonyms).compactMap { $0.item.identifier?.text }
      #expect(!texts.isEmpty)
      for phrase in texts {
        let found = text.visible.unicodeScalars.contains(phrase.unicodeScalars)
        #expect(found, "“\(phrase)” in \(page.path)")
      }
    }
  }

  @Test func `has only links that lead to a page and a place in it`() throws {
    let guide = try RunnerFixture.guide()
    let shelf = Guide(
      entries: guide.entries + guide.entries, rules: guide.rules, toolVersion: "0.0.0")
    for site in [try guide.site(), try shelf.site()] {
      let pages = Dictionary(uniqueKeysWithValues: site.map { ($0.path, $0) })
      var count = 0
      for page in site where page.path.hasSuffix(".html") {
        for link in HTMLText(page.text).links where !link.hasPrefix("data:,") {
          let target = try #require(
            URL(string: link, relativeTo: URL(string: "http://guide.test/\(page.path)")), "\(link)")
          let path = target.absoluteURL.path(percentEncoded: false).dropFirst()
          let found = try #require(pages[String(path)], "\(link) on \(page.path)")
          if let fragment = target.fragment(percentEncoded: false) {
            #expect(HTMLText(found.text).identifiers.contains(fragment), "\(link) on \(page.path)")
          }
          count += 1
        }
      }
      #expect(count > 100)
    }
  }

  @Test func `marks each phrase with its language and direction`() throws {
    let site = try RunnerFixture.guide().site()
    let arabic = try #require(site.first { $0.path == "ar/index.html" })
    #expect(arabic.text.contains("<html lang=\"en\" dir=\"rtl\" data-root=\"../\">"))
    #expect(arabic.text.contains("<span class=\"phrase\" id=\"phrase-1\" lang=\"ar\" dir=\"rtl\">"))
    let german = try #require(site.first { $0.path == "de/index.html" })
    #expect(german.text.contains("<span class=\"phrase\" id=\"phrase-1\" lang=\"de\" dir=\"ltr\">"))
  }

  @Test func `of several apps gives each its own folder and a shelf`() throws {
    let entry = try #require(try RunnerFixture.guide().entries.first)
    let guide = Guide(entries: [entry, entry], rules: [], toolVersion: "0.0.0")
    let paths = try guide.site().map(\.path)
    #expect(paths == paths.sorted())
    #expect(Set(paths).count == paths.count)
    #expect(paths.filter { $0.hasSuffix("/coverage.html") }.count == 2)
    #expect(paths.contains("index.html"))
  }

  @Test(arguments: [
    "index.html", "guide.json", "404.html", "assets", "intents", "apps", "rules", "rules.html",
  ])
  func `keeps a language's folder apart from files of the same name`(name: String) throws {
    var entry = try #require(try RunnerFixture.guide().entries.first)
    entry.app.localizations[1].language = .init(folderName: name)
    let guide = Guide(entries: [entry], rules: [], toolVersion: "0.0.0")
    let paths = try guide.site().map(\.path)
    #expect(paths.contains("\(name)-2/index.html"))
    for path in paths {
      #expect(!paths.contains { $0.hasPrefix("\(path)/") }, "\(path) is a file and a folder")
    }
  }
}
