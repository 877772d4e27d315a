import Foundation
import TestSupport
import Testing

@testable import GuideSite

/// What others write for a guide is shown, but can't act.
@Suite("A page of one's own")
struct OwnPageTests {
  /// The HTML of a page and of an introduction with the same Markdown, in a site and in one file.
  private func rendered(_ markdown: String) throws -> [String] {
    let end = "The end of it"
    let markdown = "\(markdown)\n\n\(end)\n"
    var options = GuideOptions()
    options.ownPages = OwnPages(
      pages: [OwnPage(name: "note", markdown: markdown)], introductions: ["de": markdown])
    let guide = try RunnerFixture.guide(options)
    return try [Medium.site, .page].flatMap { medium in
      let renderer = try PageRenderer(theme: options.theme, medium: medium)
      let pages = try guide.pages(in: medium).filter {
        ["pages/note.html", "de/index.html"].contains($0.address.path)
      }
      #expect(pages.count == 2)
      return try pages.map { page in
        let html = try renderer.html(of: page)
        let start = try #require(html.firstRange(of: "<div class=\"own\">"))
        let own = html[start.upperBound...]
        return String(own[..<(own.firstRange(of: end)?.lowerBound ?? own.endIndex)])
      }
    }
  }

  @Test(arguments: [(Medium.site, "other-one.html"), (.page, "#pages-other-one")])
  func `leads to another by the name of its file`(_ medium: Medium, _ link: String) throws {
    var options = GuideOptions()
    options.ownPages = OwnPages(pages: [
      OwnPage(name: "note", markdown: "[there](other%20one.md) [away](https://x.test/other.md)"),
      OwnPage(name: "other one", markdown: "# Other"),
    ])
    let guide = try RunnerFixture.guide(options)
    let page = try #require(
      guide.pages(in: medium).first { $0.address.path == "pages/note.html" })
    let html = try PageRenderer(theme: options.theme, medium: medium).html(of: page)
    #expect(html.contains("<a href=\"\(link)\">there</a>"))
    #expect(html.contains("https://x.test/other.md"))
  }

  @Test(arguments: [Medium.site, .page])
  func `shows pictures of its folder, and of others their description`(_ medium: Medium) throws {
    var options = GuideOptions()
    let picture = try #require(Picture(SamplePicture.png(comment: 1)))
    let markdown =
      "![mine](img/a%20b.png \"t\") ![up](../../secret.png) ![out](https://x.test/p.png)"
    options.ownPages = OwnPages(
      pages: [OwnPage(name: "note", markdown: markdown)],
      introductions: ["de": "![m](../img/a%20b.png)"],
      pictures: ["img/a b.png": picture])
    let guide = try RunnerFixture.guide(options)
    let renderer = try PageRenderer(theme: options.theme, medium: medium)
    for path in ["pages/note.html", "de/index.html"] {
      let page = try #require(guide.pages(in: medium).first { $0.address.path == path })
      let html = try renderer.html(of: page)
      let sources = html.matches(of: /<img src="([^"]*)" alt="(?:mine|m)">/).map { String($0.1) }
      let link = path == "de/index.html" ? "../pages/img/a%20b.png" : "img/a%20b.png"
      #expect(sources == [medium == .page ? picture.dataURL : link])
      #expect(!html.contains("x.test") && !html.contains("secret"))
    }
    let files = try guide.site().map(\.path)
    #expect(files.contains("pages/img/a b.png"))
  }

  @Test func `has GitHub's tables, task lists and strikethrough`() throws {
    let markdown = "| a | b |\n|---|--:|\n| c | d |\n\n- [x] done\n- [ ] open\n\n~~old~~ **new**\n"
    for page in try rendered(markdown) {
      #expect(page.contains("<table>"))
      #expect(page.contains("<th class=\"right\">b</th>"))
      #expect(page.contains("<td class=\"right\">d</td>"))
      #expect(page.contains(/<input type="checkbox"[^>]* checked="" disabled="" \/> done/))
      #expect(page.contains(/<input type="checkbox"(?![^>]*checked)[^>]* disabled="" \/> open/))
      #expect(page.contains("<del>old</del> <strong>new</strong>"))
      #expect(!page.contains("style="))
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "a <img src=x onerror=alert(1)> b", "<style>p{}</style>",
    "[a](javascript:alert(1))", "[a](JAVASCRIPT:alert(1))", "<javascript:alert(1)>",
    "![a](data:text/html,x)", "[a]: javascript:alert(1)\n\n[a]", "<a href=\"javascript:x\">a</a>",
    "<div onclick=\"x\">\n\n[a](vbscript:x)\n\n</div>", "a\n\n    b\n \n    <script>\n\nc",
  ])
  func `can't act`(_ markdown: String) throws {
    for page in try rendered(markdown) {
      let text = page.lowercased()
      for danger in [
        "<script", "<img src=\"x", "<img src=\"d", "<style", "href=\"j", "href=\"v", "onclick",
        "onerror=",
      ] {
        let isText = danger == "onclick" || danger == "onerror="
        #expect(!text.contains(danger) || isText && !text.contains("<div on"), "\(page)")
      }
    }
  }

  /// Blank lines would end the HTML within the guide's own Markdown.
  @Test(arguments: ["", " ", "   ", "\t", " \t ", "        "])
  func `keeps blank lines in code, and what follows them stays code`(blank: String) throws {
    let code = "first\n\(blank)\n\(blank)\n[x](javascript:alert(1)) *y* <b>\n\(blank)\n# last"
    for markdown in ["```\n\(code)\n```\n", "text\n\n```swift\n\(code)\n```\n\n*end*\n"] {
      for page in try rendered(markdown) {
        let found = try #require(
          page.firstMatch(of: /<code[^>]*>(.*?)<\/code>/.dotMatchesNewlines()), "\(page)")
        #expect(HTMLText(String(found.output.1)).visible == code + "\n", "\(page)")
        #expect(!page.contains("<em>y</em>") && !page.contains("href=\"javascript"))
      }
    }
  }

  @Test func `keeps loose lists, quotes and paragraphs apart`() throws {
    let markdown = "- a\n\n  b\n- c\n\n> d\n>\n> e\n\nf\ng\n\n***\n\n1. h\n"
    for page in try rendered(markdown) {
      for part in [
        "<p>a</p>", "<p>b</p>", "<p>c</p>", "<p>d</p>", "<p>e</p>", "<p>f\ng</p>", "<hr />",
        "<li>h</li>",
      ] {
        #expect(page.contains(part), "\(part) in \(page)")
      }
    }
  }

  @Test func `stays the text that it is where it looks like a template`() throws {
    for page in try rendered("{{title}} {{{body}}} {{#a}} {{> shelf}}\n") {
      #expect(HTMLText(page).visible.contains("{{title}} {{{body}}} {{#a}} {{> shelf}}"))
    }
  }

  @Test func `ends within bounds, whatever it holds`() throws {
    for part in ["> ", "*a_ ", "[a](", "<!--", "`", "| a "] {
      let count = 16_000 / part.utf8.count
      do { _ = try rendered(String(repeating: part, count: count)) } catch let error
        as GuideSiteError
      {
        #expect(error.message.contains("more than the"))
      }
    }
  }

  @Test func `is named by its file where it is too large`() throws {
    var options = GuideOptions()
    options.ownPages = OwnPages(
      pages: [OwnPage(name: "note", markdown: String(repeating: "a", count: 20_000))])
    let error = #expect(throws: GuideSiteError.self) { try RunnerFixture.guide(options).site() }
    #expect(error?.message.hasPrefix("note.md: ") == true)
    let table = "|a|b|c|d\n|-|-|-|-" + String(repeating: "\na", count: 5_000)
    options.ownPages = OwnPages(introductions: ["de": table])
    let other = #expect(throws: GuideSiteError.self) { try RunnerFixture.guide(options).onePage() }
    #expect(other?.message.hasPrefix("languages/de.md: ") == true)
  }

  @Test func `has an address of its own, whatever its file is called`() throws {
    let names = ["概要", "说明", "a b", "a-b", "A B", "über"]
    var options = GuideOptions()
    options.ownPages = OwnPages(
      pages: names.map { OwnPage(name: $0, markdown: "# Page \($0)\n\nText of \($0).") })
    options.baseURL = "https://guide.test/"
    let guide = try RunnerFixture.guide(options)
    let site = try guide.site()
    let paths = site.map(\.path)
    #expect(Set(paths).count == paths.count)
    let pages = site.filter { $0.path.hasPrefix("pages/") }
    #expect(pages.count == names.count)
    for name in names {
      #expect(pages.count { $0.text.contains("<p>Text of \(name).</p>") } == 1, "\(name)")
    }
    let overview = try #require(site.first { $0.path == "index.html" })
    let links = HTMLText(overview.text).links.filter { $0.hasPrefix("pages/") }
    #expect(Set(links).count == names.count)
    #expect(try Set(guide.markdownFolder().map(\.path)).count == guide.markdownFolder().count)
  }

  @Test(arguments: [
    ("# One\n\n# Two", "One"), ("text\n\nSetext\n===\n", "Setext"), ("  #  Edges  ##", "Edges"),
    ("# Our *apps* & `code` <3", "Our apps & code <3"), ("text", "a_b_c"),
    ("text\n\n```sh\n# a comment\n```\n", "a_b_c"), ("    # code\n", "a_b_c"),
    ("## Second level", "a_b_c"), ("#hashtag", "a_b_c"), ("> # Quoted", "Quoted"),
    ("# One\r\ntext\r\n", "One"), ("# &lt;b&gt; [x](y)", "<b> x"),
  ])
  func `is called by its heading, else by its file, and has one heading for sure`(
    markdown: String, title: String
  ) throws {
    let page = OwnPage(name: "a_b_c", markdown: markdown)
    #expect(page.title == title)
    var options = GuideOptions()
    options.ownPages = OwnPages(pages: [page])
    let site = try RunnerFixture.guide(options).site()
    let html = try #require(site.first { $0.path == "pages/a_b_c.html" }).text
    let heading = try #require(html.firstMatch(of: /<h1>(.*?)<\/h1>/))
    #expect(HTMLText(String(heading.output.1)).visible == title)
    #expect(html.matches(of: /<h1>/).count == (markdown.contains("# Two") ? 2 : 1))
    let shown = try #require(html.firstMatch(of: /<title>(.*?)<\/title>/))
    #expect(HTMLText(String(shown.output.1)).visible == title)
  }
}
