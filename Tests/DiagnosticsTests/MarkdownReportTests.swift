import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("The Markdown report")
struct MarkdownReportTests {
  private func text(_ apps: ReportedApp..., limit: Int = 1_000_000) -> String {
    MarkdownReport(limit: limit).text(
      for: Report(apps: apps, rules: Sample.rules, toolVersion: "1.0"))
  }

  @Test func `shows counts, coverage, the store's mail, and findings folded by language`() {
    var missing = Sample.finding
    missing.storeMessage = "ITMS-90626: \"fr\""
    missing.blocks = true
    #expect(
      text(Sample.app([missing, Sample.misspelt, Sample.unknownName])) == """
        ## Runner 2.1

        **1 error, 1 warning, 1 note** · 2 languages × 1 intent = 2, 1 filled, 1 missing · \
        **1 may block the upload**

        | Language | INStartWorkoutIntent |
        | --- | :-: |
        | English (en) | ✓ 2 (1 without the app’s name) |
        | French (fr) | **missing** |

        ### App Store Connect would mail

        A warning; the delivery succeeds.

        - ITMS-90626: "fr"

        ### Findings

        <details><summary>French (fr): 1 error, 1 warning</summary>

        <code>Apps/Sources/fr.lproj/V.plist</code>

        - <code>14:13</code> **warning** “Start” doesn't name the app <code>phrase/no-app-name</code>
          - Accepted here: “A”
        - <code>20:9</code> **error** “INStartWorkout” is no intent <code>cover/unknown-intent</code>
          - Right here: en.lproj/V.plist:3:5
          - Declared here: Info.plist
          - Write INStartWorkoutIntent

        </details>

        <details><summary>The app as a whole: 1 note</summary>

        <code>Apps/Sources</code>

        - **note** The app's name was not found <code>name/unknown</code>

        </details>


        """)
  }

  @Test func `says in a line when nothing is to mend, or nothing has to be`() {
    #expect(text(Sample.app([])).contains("\n**Nothing to mend** · 2 languages"))
    #expect(
      text(Sample.app([Sample.unknownName]))
        .contains("\n**0 errors, 0 warnings, 1 note: nothing has to be mended** · 2 languages"))
    var app = Sample.app([])
    app.remarks = ["2 findings of the baseline not shown"]
    #expect(
      text(app).contains(
        "\n**Nothing else to mend** · 2 languages × 1 intent = 2, 1 filled, 1 missing · "
          + "2 findings of the baseline not shown\n"))
  }

  @Test func `begins with a table of apps where there are several`() {
    #expect(
      text(Sample.app([Sample.finding]), Sample.app([], name: "Walker")).hasPrefix(
        """
        | App | Errors | Warnings | Notes |
        | --- | --: | --: | --: |
        | Runner 2.1 — Sources/Runner | 0 | 1 | 0 |
        | Walker 2.1 — Sources/Runner | 0 | 0 | 0 |

        ## Runner 2.1

        """))
  }

  @Test func `leaves text the text it is, as GitHub renders it`() throws {
    let html = try RenderedMarkdown(text(Sample.hostileApp, Sample.app([Sample.finding])))
    #expect(
      html.tags == [
        "h2", "h3", "p", "strong", "table", "thead", "tbody", "tr", "th", "td", "details",
        "summary", "code", "ul", "li",
      ])
    for text in Sample.hostileTexts where !text.isEmpty {
      let shown = text.printable.split(separator: " ").joined(separator: " ")
      #expect(html.text.contains(shown), "\(shown)")
    }
  }

  @Test(arguments: [2_000, 20_000, 100_000])
  func `keeps within its limit and says what it leaves out`(limit: Int) throws {
    let findings = (1...1_000).map { number in
      var finding = Sample.finding
      finding.message = "Number \(number)!"
      finding.language = number.isMultiple(of: 2) ? "fr" : "en"
      return finding
    }
    let text = text(Sample.app(findings), limit: limit)
    #expect(text.utf8.count <= limit && text.utf8.count > limit - 1_000)
    let shown = text.components(separatedBy: "Number ").count - 1
    #expect(
      text.hasSuffix(
        "\n**\(1_000 - shown) findings left out here, where there is no more room; "
          + "`siri-guide check` prints everything.**\n"))
    #expect(
      text.components(separatedBy: "<details>").count
        == text.components(separatedBy: "</details>").count)
    #expect(shown > 0 && shown < 1_000)
  }
}

/// Markdown as cmark-gfm renders it with all of GitHub's extensions.
private struct RenderedMarkdown {
  /// The names of all elements.
  let tags: Set<String>
  /// The text of them, with single spaces.
  let text: String

  init(_ markdown: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(markdown, to: "report.md")
    let rendered = try ToolProcess.run(
      "cmark-gfm",
      ["--unsafe"] + ["table", "strikethrough", "autolink", "tasklist"].flatMap { ["-e", $0] }
        + [folder.path("report.md")])
    #expect(rendered.status == 0)
    try folder.write(rendered.output, to: "report.html")
    let read = try ToolProcess.run("python3", ["-c", Self.script, folder.path("report.html")])
    struct Answer: Decodable {
      let tags: Set<String>
      let text: String
    }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(read.output.utf8))
    tags = answer.tags
    text = answer.text
  }

  private static let script = """
    import html.parser, json, sys
    class Reader(html.parser.HTMLParser):
        tags, text = set(), ""
        def handle_starttag(self, tag, attributes): self.tags.add(tag)
        def handle_data(self, data): self.text += data
    reader = Reader()
    reader.feed(open(sys.argv[1], encoding="utf-8").read())
    print(json.dumps({"tags": sorted(reader.tags), "text": " ".join(reader.text.split())}))
    """
}
