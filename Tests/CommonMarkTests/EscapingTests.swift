import CommonMark
import Testing

@Suite struct EscapingTests {
  /// Pieces of Markdown that a text is put into, at `@`.
  static let markdownPlaces = [
    "@", "a@b", "a @ b", "- @", "- a\n  - @\n", "1. @\n2. b", "# @", "### @ ###", "@\n===", "> @",
    "| a | b |\n|---|---|\n| @ | @ |", "| @ | b |\n|---|---|\n| c | d |", "[@](<b>)",
    "a <b>@</b> c", "- <strong>@</strong>: a", "<div>\n@\n</div>", "<p>@</p>", "<td>\n\n@\n\n</td>",
    "a <i title=\"@\">b</i>", "<div title=\"@\">\nb\n</div>", "# <a href=\"@\">@</a>",
    "| <a href=\"@\" title=\"@\">@</a> |\n|---|\n| <b>@</b>@ |", "- [ ] @", "@<br>@",
  ]

  private static let count = 24_000

  @Test func `Any text reads as itself wherever it is put in Markdown`() throws {
    var generator = SeededGenerator(state: 1)
    var cases: [HTMLReader.Case] = []
    let models = try Self.markdownPlaces.map { try render($0, HTMLReader.placeholder) }
    for number in 0..<Self.count {
      let text = HostileText.random(using: &generator)
      let place = number % Self.markdownPlaces.count
      let html = try render(Self.markdownPlaces[place], MarkdownEscaping.escape(text))
      cases.append(HTMLReader.Case(html: html, model: models[place], text: text))
    }
    report(try HTMLReader.differences(in: cases), of: cases)
  }

  @Test func `Any text is one address in a Markdown link`() throws {
    var generator = SeededGenerator(state: 2)
    var cases: [HTMLReader.Case] = []
    let place = "| [a](<@>) |\n|---|\n| [b](<@> \"c\") |\n"
    let model = try render(place, HTMLReader.placeholder)
    for _ in 0..<Self.count / 8 {
      let text = HostileText.random(using: &generator)
      let html = try render(place, MarkdownEscaping.escape(text))
      cases.append(HTMLReader.Case(html: html, model: model, text: text, isAddress: true))
    }
    report(try HTMLReader.differences(in: cases), of: cases)
  }

  @Test func `Any text reads as itself in HTML`() throws {
    var generator = SeededGenerator(state: 3)
    let place = "<p title=\"@\">@ <b class='@'>a@</b></p><ul><li>@</ul>"
    let model = place.replacing("@", with: HTMLReader.placeholder)
    let cases = (0..<Self.count / 4).map { _ in
      let text = HostileText.random(using: &generator)
      let html = place.replacing("@", with: HTMLEscaping.escape(text))
      return HTMLReader.Case(html: html, model: model, text: text)
    }
    report(try HTMLReader.differences(in: cases), of: cases)
  }

  @Test func `The reader sees what escaping must prevent`() throws {
    let model = try render("# @", HTMLReader.placeholder)
    let cases = try ["<b>", "a\rb", "a  ", "&lt;", "`a`"].map { text in
      HTMLReader.Case(html: try render("# @", text), model: model, text: text)
    }
    #expect(try HTMLReader.differences(in: cases).map(\.index) == Array(cases.indices))
  }

  @Test func `Letters and digits stay readable in Markdown`() {
    #expect(MarkdownEscaping.escape("Call me a taxi") == "Call me a taxi")
    #expect(MarkdownEscaping.escape("汽車 2 é") == "汽車 2 é")
    #expect(MarkdownEscaping.escape(" a  b\n") == "&#32;a &#32;b&#10;")
    #expect(MarkdownEscaping.escape("a*b") == "a&#42;b")
    #expect(MarkdownEscaping.escape("\0\u{FEFF}\u{85}") == "\u{FFFD}&#65279;\u{85}")
    #expect(MarkdownEscaping.escape("") == "")
  }

  @Test func `HTML escaping leaves all but seven characters`() {
    #expect(HTMLEscaping.escape("a & b") == "a &amp; b")
    #expect(
      HTMLEscaping.escape("<\"'>\r\n\t\0") == "&lt;&quot;&#39;&gt;&#13;\n\t\u{FFFD}")
  }

  private func render(_ place: String, _ text: String) throws -> String {
    try Markdown.html(from: place.replacing("@", with: text), trust: .trusted)
  }

  private func report(_ differences: [HTMLReader.Difference], of cases: [HTMLReader.Case]) {
    for difference in differences.prefix(5) {
      let text = cases[difference.index].text.debugDescription
      Issue.record("\(text) in \(cases[difference.index].model.debugDescription): \(difference)")
    }
    #expect(differences.isEmpty)
  }
}
