import CommonMark
import Testing

/// Markdown that people can still read must hold any text as well as Markdown that they can't.
@Suite("Readable escaping")
struct ReadableEscapingTests {
  /// Where a text stands as a whole, at `@`.
  static let places = [
    "@", "a\n\n@\n\nb", "- @", "- a\n  - @\n", "1. @\n2. b", "# @", "### @ ###", "> @", "- [ ] @",
    "| a | b |\n|---|---|\n| @ | @ |", "| @ | b |\n|---|---|\n| c | d |", "[@](<b>)",
    "<div>\n\n@\n\n</div>", "<td>\n\n@\n\n</td>",
  ]

  /// Where a text is a part of a line, between tags or other text.
  static let parts = [
    "a <b>@</b> c", "- <strong>@</strong>: a", "# <a href=\"b\">@</a>", "a <i>b</i>@<i>c</i> d",
    "| <b>@</b><i>@</i> |\n|---|\n| c <bdi>@</bdi> |", "- “<span>@</span>”", "- x <bdi>@@</bdi>",
    "a“@”b", "1. “<mark>@</mark>@”",
  ]

  private static let count = 24_000

  @Test func `reads as the text wherever it stands as a whole`() throws {
    try check(Self.places, isPart: false, seed: 11)
  }

  @Test func `reads as the text as a part of a line`() throws {
    try check(Self.parts, isPart: true, seed: 12)
    try check(Self.parts, isPart: false, seed: 13)
  }

  /// As a phrase is cut up where it names the app: each part is escaped for itself.
  @Test func `reads as the text when it is put together of parts`() throws {
    var generator = SeededGenerator(state: 14)
    var cases: [HTMLReader.Case] = []
    for _ in 0..<Self.count / 8 {
      let texts = (0..<4).map { _ in HostileText.random(using: &generator) }
      let inner = texts.enumerated().map { index, text in
        index % 2 == 0 ? readable(text, isPart: true) : "<b>\(readable(text, isPart: true))</b>"
      }.joined()
      let place = "- <bdi>“<span>@</span>”</bdi>\n\n| a |\n|---|\n| <i>@</i> |\n"
      // Read between tags, any run of them is one text: the tags are taken out of both.
      let html = try render(place, inner).without("<b>").without("</b>")
      cases.append(
        HTMLReader.Case(
          html: html, model: try render(place, HTMLReader.placeholder), text: texts.joined()))
    }
    try report(cases)
  }

  @Test(arguments: [
    "Start my workout", "Pause Runner.", "It’s 5:30 p.m., isn’t it?", "Ride (home)", "A + B = C",
    "汽車 2 é", "Mañana, ¿vale?", "50% off / now; “go”", "$5", "a-b", "Hey!", "{{x}}", "a 1. b",
  ])
  func `leaves what people write as it is`(text: String) {
    #expect(readable(text) == text)
  }

  @Test(arguments: [
    ("a*b", "a\\*b"), ("# a", "\\# a"), ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("- a", "\\- a"),
    ("![a]", "\\!\\[a\\]"), ("a_b", "a\\_b"), ("<b>", "&lt;b&gt;"), ("a | b", "a &#124; b"),
    ("&amp;", "&amp;amp;"), ("a\nb", "a&#10;b"), (" a ", "&#32;a&#32;"), ("a@b", "a\\@b"),
  ])
  func `marks only what Markdown would take for a mark`(text: String, markdown: String) {
    #expect(readable(text) == markdown)
  }

  private func readable(_ text: String, isPart: Bool = false) -> String {
    var output = ""
    MarkdownEscaping.appendReadable(text, isPart: isPart, to: &output)
    return output
  }

  private func check(_ places: [String], isPart: Bool, seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    let models = try places.map { try render($0, HTMLReader.placeholder) }
    let cases = try (0..<Self.count / 2).map { number in
      let text = HostileText.random(using: &generator)
      let place = number % places.count
      let html = try render(places[place], readable(text, isPart: isPart))
      return HTMLReader.Case(html: html, model: models[place], text: text)
    }
    try report(cases)
  }

  private func render(_ place: String, _ text: String) throws -> String {
    try Markdown.html(from: place.replacing("@", with: text), trust: .trusted)
  }

  private func report(_ cases: [HTMLReader.Case]) throws {
    let differences = try HTMLReader.differences(in: cases)
    for difference in differences.prefix(5) {
      let text = cases[difference.index].text.debugDescription
      Issue.record("\(text) in \(cases[difference.index].model.debugDescription): \(difference)")
    }
    #expect(differences.isEmpty, "\(differences.count) of \(cases.count)")
  }
}

extension String {
  /// The text without a tag; by scalars, since a mark behind a tag makes one character with its `>`.
  fileprivate func without(_ tag: String) -> String {
    var scalars = UnicodeScalarView()
    for part in unicodeScalars.split(
      separator: tag.unicodeScalars, omittingEmptySubsequences: false)
    {
      scalars.append(contentsOf: part)
    }
    return String(scalars)
  }
}
