import CommonMark
import Testing

@Suite struct MarkdownTests {
  private func html(_ markdown: String, _ trust: Markdown.Trust = .trusted) throws -> String {
    try Markdown.html(from: markdown, trust: trust)
  }

  @Test func `A table is aligned by style`() throws {
    #expect(
      try html("| a | b |\n|---|:-:|\n| c | d |\n") == """
        <table>
        <thead>
        <tr>
        <th>a</th>
        <th style="text-align: center">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>c</td>
        <td style="text-align: center">d</td>
        </tr>
        </tbody>
        </table>

        """)
  }

  @Test func `Strikethrough and task lists are known`() throws {
    #expect(try html("~~a~~") == "<p><del>a</del></p>\n")
    #expect(
      try html("- [x] a").contains("<input type=\"checkbox\" checked=\"\" disabled=\"\" /> a"))
  }

  @Test(arguments: [Markdown.Trust.trusted, .untrusted])
  func `A bare address stays text`(_ trust: Markdown.Trust) throws {
    let text = "https://example.org www.example.org a@example.org"
    #expect(try html(text, trust) == "<p>\(text)</p>\n")
  }

  @Test func `HTML passes only from our own templates`() throws {
    let markdown = "a <b>c</b>\n\n<div>d</div>\n"
    #expect(try html(markdown) == "<p>a <b>c</b></p>\n<div>d</div>\n")
    let untrusted = try html(markdown, .untrusted)
    #expect(!untrusted.contains("<b>") && !untrusted.contains("<div>"))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "a <script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "<!-- a --><svg onload=alert(1)>", "[a](javascript:alert(1))", "[a](<javascript:alert(1)>)",
    "[a](JaVaScRiPt&colon;alert(1))", "[a](vbscript:a)", "![a](data:text/html,a)",
    "[a]: javascript:alert(1)\n\n[a]", "<javascript:alert(1)>", "<xmp>a", "<?a?>", "<![CDATA[a]]>",
  ])
  func `Nothing that could run comes through from others`(_ markdown: String) throws {
    let html = try html(markdown, .untrusted)
    let withoutNotes = html.replacing("<!-- raw HTML omitted -->", with: "").lowercased()
    for danger in [
      "<script", "<img src=\"d", "<svg", "onerror=", "href=\"j", "href=\"v", "<xmp", "<?", "<!",
    ] {
      #expect(!withoutNotes.contains(danger), "\(html)")
    }
  }

  @Test func `A carriage return that was referred to stays one`() throws {
    #expect(try html("a&#13;&#10;b `c`") == "<p>a&#13;\nb <code>c</code></p>\n")
  }

  @Test func `Lines may end in any of the three ways`() throws {
    let expected = try html("a\nb\n\n<div\nid=\"c\">\n</div>\n\n    d\n    e\n")
    #expect(!expected.utf8.contains(13))
    #expect(
      try html("a\r\nb\r\n\r\n<div\r\nid=\"c\">\r\n</div>\r\n\r\n    d\r\n    e\r\n") == expected)
    #expect(try html("a\rb\r\r<div\rid=\"c\">\r</div>\r\r    d\r    e\r") == expected)
    #expect(try html("a\n\rb") == html("a\n\nb"))
  }

  @Test func `A U+0000 becomes a replacement character`() throws {
    #expect(try html("a\0b&#0;c") == "<p>a\u{FFFD}b\u{FFFD}c</p>\n")
  }

  @Test func `No text gives no HTML`() throws {
    #expect(try html("") == "")
    #expect(try html("\n \n", .untrusted) == "")
  }

  @Test(arguments: [Markdown.Trust.trusted, .untrusted])
  func `A text beyond the limit is refused`(_ trust: Markdown.Trust) throws {
    let limit = trust.maximumByteCount
    let error = #expect(throws: CommonMarkError.self) {
      try html(String(repeating: "a", count: limit + 1), trust)
    }
    #expect(error == .tooLarge(byteCount: limit + 1, limit: limit))
    #expect(
      error?.description
        == "the Markdown has \(limit + 1) bytes, more than the \(limit) that are accepted")
    #expect(try html(String(repeating: "a", count: limit), trust).utf8.count == limit + 8)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      // What comes first, what is repeated up to the limit, and what comes last.
      ("", "> ", "a"), ("", "- ", "a"), ("", "[", ""), ("", "![[]()", ""), ("", "*a_ ", ""),
      ("", "**a", ""), ("", "<a ", ""), ("", "<!--", ""), ("", "| a |\n|---|\n", ""),
      (String(repeating: "- ", count: 4_000) + "a\n", "\n", ""),
      (String(repeating: "> ", count: 4_000) + "a\n", "b\n", ""),
      ("[a]: " + String(repeating: "x", count: 8_000) + "\n\n", "[a]", ""),
    ])
  func `Hostile Markdown ends within bounds`(before: String, part: String, after: String) throws {
    let room = Markdown.Trust.untrusted.maximumByteCount - before.utf8.count - after.utf8.count
    let markdown = before + String(repeating: part, count: room / part.utf8.count) + after
    #expect(try html(markdown, .untrusted).utf8.count < 16 << 20)
  }

  @Test func `A table whose rows would be filled up without measure is refused`() throws {
    func table(_ columns: Int, rows: Int) -> String {
      String(repeating: "|a", count: columns) + "\n" + String(repeating: "|-", count: columns)
        + "\n" + String(repeating: "a\n", count: rows)
    }
    let error = #expect(throws: CommonMarkError.self) {
      try html(table(1_000, rows: 1_000), .untrusted)
    }
    #expect(error == .tableTooLarge(cells: 1_001 * 1_003, limit: Markdown.maximumTableCells))
    #expect(try html(table(10, rows: 1_000), .untrusted).contains("</table>"))
    // Wide lines that are no table are refused too: finding that out takes quadratic time.
    #expect(throws: CommonMarkError.self) {
      try html(String(repeating: "|", count: 16_000) + "\n|-|\n", .untrusted)
    }
  }

  @Test func `Pages are rendered from several threads at once`() async throws {
    let markdown = "# a\n\n| b |\n|---|\n| ~~c~~ |\n"
    let expected = try html(markdown)
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<200 {
        group.addTask { try Markdown.html(from: markdown, trust: .trusted) }
      }
      for try await result in group { #expect(result == expected) }
    }
  }
}
