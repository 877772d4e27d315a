import Foundation
import GuideCommandLine
import TestSupport
import Testing

/// What people who publish a guide can add to it.
@Suite("Build with")
struct PublicationTests {
  private let app: SampleApp

  init() throws { app = try SampleApp() }

  /// The file of a page in the site that the options give.
  private func build(_ options: String..., inputs: [String] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let transcript = Transcript()
    let arguments = ["build", app.path] + inputs + ["-o", folder.path("Site"), "-q"] + options
    #expect(transcript.run(arguments) == .clean, "\(transcript.complaint)")
    return folder
  }

  /// The one line of a refusal, after which there is no site.
  private func refusal(_ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    let transcript = Transcript()
    #expect(transcript.run(["build", app.path, "-o", folder.path("Site")] + options) == .failure)
    #expect(transcript.result.isEmpty)
    #expect(transcript.complaint.split(separator: "\n").count == 1, "\(transcript.complaint)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    return transcript.complaint
  }

  private func pages(of site: TemporaryFolder) throws -> [String] {
    try TemporaryFolder.files(below: site.path("Site")).filter { $0.hasSuffix(".html") }
  }

  // MARK: - Titles and versions

  @Test func `a version and a revision shows both`() throws {
    let site = try build("--app-version", "9.8 <beta>", "--revision", "f00d & co")
    for page in ["index.html", "en/index.html"] {
      let text = try site.text("Site/\(page)")
      #expect(text.contains("9.8 &lt;beta&gt;"), "\(page)")
      #expect(text.contains("f00d &amp; co"), "\(page)")
    }
    #expect(try site.text("Site/guide.json").contains("\"appVersion\" : \"9.8 <beta>\""))
  }

  @Test func `a title names the site on each page`() throws {
    let site = try build("--site-title", "Our <apps> & you")
    for page in try pages(of: site) where page != "404.html" {
      let text = try site.text("Site/\(page)")
      #expect(text.contains(" · Our &lt;apps&gt; &amp; you</title>"), "\(page)")
    }
  }

  @Test func `several inputs makes a shelf with the title as its heading`() throws {
    let other = try SampleApp(name: "Walker")
    let site = try build("--site-title", "Our apps", inputs: [other.path])
    let shelf = try site.text("Site/index.html")
    #expect(shelf.contains("<h1>Our apps</h1>"))
    #expect(shelf.contains("href=\"apps/Runner/index.html\""))
    #expect(shelf.contains("href=\"apps/Walker/index.html\""))
    #expect(shelf.contains("1 language × 2 intents = 2, 1 filled, 1 missing"))
    #expect(
      try site.text("Site/apps/Walker/en/index.html").contains("href=\"../../../index.html\""))
  }

  // MARK: - Addresses

  @Test(arguments: [
    "https://guide.test/siri", "https://guide.test/siri/", "HTTP://guide.test/a&b/",
  ])
  func `a base address writes a sitemap and canonical links`(base: String) throws {
    try app.folder.write("# About", to: "Pages/über uns.md")
    let site = try build("--base-url", base, "--pages", app.folder.path("Pages"))
    let root = base.hasSuffix("/") ? base : base + "/"
    let addresses = try addresses(inSitemap: site.path("Site/sitemap.xml"))
    let pages = try pages(of: site).filter { $0 != "404.html" }
    #expect(addresses.sorted() == pages.map { root + $0 }.sorted())
    #expect(addresses.allSatisfy { URL(string: $0) != nil })
    let escaped = root.replacing("&", with: "&amp;")
    for page in pages {
      let link = "<link rel=\"canonical\" href=\"\(escaped)\(page)\">"
      #expect(try site.text("Site/\(page)").contains(link), "\(page)")
    }
    #expect(try site.text("Site/404.html").contains("href=\"\(escaped)\""))
  }

  /// The addresses that Python's XML parser finds where the protocol has them.
  private func addresses(inSitemap path: String) throws -> [String] {
    let script = """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
      assert root.tag == space + "urlset", root.tag
      assert all(url.tag == space + "url" and len(url) == 1 for url in root)
      print("\\n".join(url.find(space + "loc").text for url in root))
      """
    let run = try ToolProcess.run("python3", ["-c", script, path])
    #expect(run.status == 0, "python3 is needed for this test: \(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `no base address writes no sitemap, and no relative address into 404`() throws {
    let site = try build()
    #expect(try !TemporaryFolder.files(below: site.path("Site")).contains("sitemap.xml"))
    let page = try site.text("Site/404.html")
    for mark in page.matches(of: /(?:href|src)="([^"]*)"/) {
      #expect(mark.output.1.hasPrefix("data:"), "\(mark.output.0)")
    }
    for address in page.matches(of: /url\(["']?([^)]*)/) {
      #expect(address.output.1.hasPrefix("data:"), "\(address.output.0)")
    }
  }

  @Test func `a source address links each phrase to its line`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: app.path, toPath: folder.path("A b&c é#"))
    let site = try TemporaryFolder()
    let transcript = Transcript()
    let ending = transcript.run(
      "build", folder.path, "-o", site.path("Site"), "--source-url",
      "https://code.test/r?p={path}&at=1#L{line}")
    #expect(ending == .clean)
    let page = try site.text("Site/en/index.html")
    let path = "A%20b%26c%20%C3%A9%23/en.lproj/AppIntentVocabulary.plist"
    for line in [9, 10] {
      #expect(
        page.contains("href=\"https://code.test/r?p=\(path)&amp;at=1#L\(line)\""), "\(line)")
    }
    #expect(try site.text("Site/findings.html").contains("p=\(path)&amp;at=1#L10\""))
  }

  @Test(arguments: [
    "javascript:alert('{path}')", "data:text/html,{path}", "file:///{path}", "{path}",
    "//code.test/{path}", " https://code.test/{path}", "https://code.test/",
    "ftp://code.test/{path}",
    "",
  ])
  func `no source address of another form`(value: String) throws {
    #expect(try refusal("--source-url", value).contains("--source-url"))
  }

  @Test(arguments: ["javascript:alert(1)", "guide.test", "", "ftp://guide.test/"])
  func `no base address of another form`(value: String) throws {
    #expect(try refusal("--base-url", value).contains("--base-url"))
  }

  // MARK: - Pictures

  @Test(arguments: [
    ("logo.png", SamplePicture.png, "png"), ("logo.bin", SamplePicture.svg, "svg"),
    ("logo", SamplePicture.jpeg, "jpeg"),
  ])
  func `a logo shows it on each page`(name: String, content: Data, suffix: String) throws {
    try app.folder.write(content, to: name)
    let site = try build("--logo", app.folder.path(name))
    let logos = try TemporaryFolder.files(below: site.path("Site")).filter {
      $0.hasPrefix("assets/logo-")
    }
    try #require(logos.count == 1)
    #expect(logos[0].hasSuffix(".\(suffix)"))
    let stored = try Data(contentsOf: URL(fileURLWithPath: site.path("Site/\(logos[0])")))
    #expect(stored == content)
    for page in try pages(of: site) where page != "404.html" {
      let up = String(repeating: "../", count: page.split(separator: "/").count - 1)
      #expect(try site.text("Site/\(page)").contains("<img src=\"\(up)\(logos[0])\""), "\(page)")
    }
  }

  @Test func `a logo that is no picture, too large or not there is refused`() throws {
    try app.folder.write("no picture", to: "logo.png")
    #expect(
      try refusal("--logo", app.folder.path("logo.png"))
        == "siri-guide: \(app.folder.path("logo.png")): this is no PNG, JPEG or SVG picture\n")
    try app.folder.write(SamplePicture.packed(), to: "packed.png")
    #expect(try refusal("--logo", app.folder.path("packed.png")).contains("no PNG, JPEG or SVG"))
    try app.folder.write(SamplePicture.png(comment: 5 << 20), to: "large.png")
    #expect(try refusal("--logo", app.folder.path("large.png")).contains("larger than 4 MB"))
    for name in ["missing.png", "App"] {
      let complaint = try refusal("--logo", app.folder.path(name))
      #expect(complaint.hasPrefix("siri-guide: \(app.folder.path(name)): "))
    }
  }

  // MARK: - Pages

  @Test func `pages adds them and the introductions to languages`() throws {
    try app.folder.write("# How we write\n\nSee [us](https://x.test).", to: "Pages/style.md")
    try app.folder.write("No heading here.", to: "Pages/A note.md")
    try app.folder.write("hidden", to: "Pages/.draft.md")
    try app.folder.write("other", to: "Pages/notes.txt")
    try app.folder.write("Say **Runner** as one word.", to: "Pages/languages/en.md")
    let site = try build("--pages", app.folder.path("Pages"))
    let own = try pages(of: site).filter { $0.hasPrefix("pages/") }
    #expect(own == ["pages/A-note.html", "pages/style.html"])
    let style = try site.text("Site/pages/style.html")
    #expect(style.contains("<h1>How we write</h1>"))
    #expect(style.contains("<a href=\"https://x.test\">us</a>"))
    #expect(try site.text("Site/pages/A-note.html").contains("<h1>A note</h1>"))
    let overview = try site.text("Site/index.html")
    #expect(overview.contains("<a href=\"pages/style.html\">How we write</a>"))
    #expect(overview.contains("<a href=\"pages/A-note.html\">A note</a>"))
    #expect(
      try site.text("Site/en/index.html").contains("Say <strong>Runner</strong> as one word."))
  }

  @Test func `an introduction to a language that no app comes in says that it isn't shown`() throws
  {
    let pages = try TemporaryFolder()
    try pages.write("Bonjour", to: "languages/fr-QQ.md")
    let site = try TemporaryFolder()
    let transcript = Transcript()
    let ending = transcript.run(
      "build", app.path, "-o", site.path("Site"), "--pages", pages.path)
    #expect(ending == .clean)
    #expect(transcript.complaint.contains("languages/fr-QQ.md: no app comes in this language"))
  }

  @Test(arguments: ["page.md", "languages/en.md"])
  func `pages too large to be safe names the file`(name: String) throws {
    try app.folder.write("# a\n" + String(repeating: "word ", count: 4_000), to: "Pages/\(name)")
    let complaint = try refusal("--pages", app.folder.path("Pages"))
    #expect(complaint.contains(name), "\(complaint)")
    #expect(complaint.contains("bytes, more than the 16384"), "\(complaint)")
  }

  @Test func `pages that can't be read is refused`() throws {
    try app.folder.write(Data([0x23, 0x20, 0xFF, 0xFE]), to: "Pages/latin.md")
    #expect(
      try refusal("--pages", app.folder.path("Pages"))
        == "siri-guide: \(app.folder.path("Pages"))/latin.md: the file is not UTF-8 text\n")
    let missing = app.folder.path("Missing")
    #expect(try refusal("--pages", missing).hasPrefix("siri-guide: \(missing): "))
    try app.folder.write("x", to: "file.md")
    #expect(try refusal("--pages", app.folder.path("file.md")).contains("file.md: the folder"))
  }
}
