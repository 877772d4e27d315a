import AppDiscovery
import Foundation
import Review
import TestSupport
import Testing
import Vocabulary

@testable import GuideSite

@Suite("A guide in one file")
struct OnePageTests {
  /// The file without its style and scripts.
  private func markup(_ page: String) -> String {
    page.replacing(/<(style|script)>.*?<\/(style|script)>/.dotMatchesNewlines(), with: "")
  }

  /// Guides of one app and of several, with everything that can be added.
  private func guides() throws -> [Guide] {
    var options = GuideOptions()
    options.siteTitle = "Our <apps>"
    options.logo = Picture(SamplePicture.svg)
    options.revision = "f00d"
    options.ownPages = OwnPages(
      pages: [OwnPage(name: "a", markdown: "# One\n\n# Two\n\n## Three\n\ntext")],
      introductions: ["en": "# Four\n\ntext"])
    let lone = try RunnerFixture.guide(options)
    var entry = try #require(lone.entries.first)
    entry.app.icon = SamplePicture.png
    let several = Guide(
      entries: [entry, entry], rules: lone.rules, toolVersion: "0", options: options)
    return [try RunnerFixture.guide(), lone, several]
  }

  @Test func `has each id once and a target for each link`() throws {
    for guide in try guides() {
      let html = HTMLText(markup(try guide.onePage()))
      let ids = html.allIdentifiers
      let targets = Set(ids)
      let repeated = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(repeated.isEmpty)
      #expect(!ids.contains(""))
      let links = html.links.filter { $0 != "data:," }
      #expect(links.count > 50)
      for link in links {
        #expect(link.hasPrefix("#"))
        let target = link.dropFirst().removingPercentEncoding
        #expect(target.map(targets.contains) == true, "\(link)")
      }
    }
  }

  @Test func `fetches nothing`() throws {
    for guide in try guides() {
      let page = try guide.onePage()
      #expect(HTMLText(markup(page)).sources.allSatisfy { $0.hasPrefix("data:") })
      for address in page.matches(of: /url\(["']?([^)]*)/) {
        #expect(address.output.1.hasPrefix("data:"))
      }
      let tags = markup(page)
      for fetching in ["<link rel=\"stylesheet\"", "<base", "<iframe", "srcset=", "<script src"] {
        #expect(!tags.contains(fetching), "\(fetching)")
      }
      #expect(!page.contains("@import"))
      #expect(page.contains("content=\"default-src &#39;none&#39;; "))
    }
  }

  @Test func `has one heading of the first level`() throws {
    for guide in try guides() {
      let page = markup(try guide.onePage())
      #expect(page.matches(of: /<h1[\s>]/).count == 1)
      #expect(page.matches(of: /<\/h1>/).count == 1)
      #expect(
        page.matches(of: /<h([1-6])[^>]*>.*?<\/h([1-6])>/.dotMatchesNewlines())
          .allSatisfy { $0.output.1 == $0.output.2 })
    }
  }

  /// What Python finds of the policy and of what stands between the tags.
  private struct Hashes: Decodable {
    let allowed: [String]
    let found: [String]
  }

  @Test func `allows its own style and scripts by their hashes, and no others`() throws {
    let script = """
      import base64, hashlib, html, json, re, sys
      page = open(sys.argv[1], "rb").read().decode()
      policy = html.unescape(re.search(
          'http-equiv="Content-Security-Policy" content="([^"]*)"', page).group(1))
      texts = re.findall("<(?:style|script)>(.*?)</(?:style|script)>", page, re.DOTALL)
      found = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in texts]
      allowed = re.findall("'sha256-([^']*)'", policy)
      print(json.dumps({"allowed": sorted(allowed), "found": sorted(found)}))
      """
    for guide in try guides() {
      let folder = try TemporaryFolder()
      let page = try guide.onePage()
      try folder.write(page, to: "page.html")
      let run = try ToolProcess.run("python3", ["-c", script, folder.path("page.html")])
      #expect(run.status == 0, "python3 is needed for this test: \(run.errors)")
      let hashes = try JSONDecoder().decode(Hashes.self, from: Data(run.output.utf8))
      #expect(hashes.found.count == 3)
      #expect(hashes.allowed == hashes.found)
      // A browser would make other lines of these before it hashes.
      #expect(!page.unicodeScalars.contains("\r") && !page.unicodeScalars.contains("\0"))
      #expect(page.matches(of: /<(?:style|script)[\s>]/).count == 3)
      #expect(page.firstMatch(of: /\sstyle="|\son[a-z]+="/) == nil)
    }
  }

  @Test func `shows each phrase and term with its language`() throws {
    let app = try RunnerFixture.app()
    for guide in try guides() {
      let shown = HTMLText(markup(try guide.onePage()))
      let phrases = Set(shown.phrases)
      let visible = shown.visible.unicodeScalars
      for localization in app.localizations {
        let lang = localization.textLanguage?.htmlLang
        for phrase in localization.intentPhrases.flatMap(\.examples) {
          #expect(
            phrases.contains(HTMLText.Phrase(text: phrase.text, language: lang)),
            "“\(phrase.text)”")
        }
        for (item, synonym) in localization.files.flatMap(\.synonyms) {
          for text in [item.identifier?.text, synonym.phrase?.text, synonym.pronunciation?.text] {
            #expect(text.map { visible.contains($0.unicodeScalars) } != false)
          }
        }
      }
    }
  }

  @Test func `is the same each time`() throws {
    for (one, other) in zip(try guides(), try guides()) {
      let page = try one.onePage()
      #expect(try page == one.onePage())
      #expect(try page == other.onePage())
    }
  }

  @Test func `lets no text of the app become markup`() throws {
    for guide in try guides() {
      let page = markup(try guide.onePage()).lowercased()
      for danger in ["<script", "<i>", "onerror=\"", "=\"javascript:", "=\"data:text"] {
        #expect(!page.contains(danger), "\(danger)")
      }
    }
  }
}
