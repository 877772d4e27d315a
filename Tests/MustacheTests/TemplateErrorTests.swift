import Mustache
import Testing

@Suite struct TemplateErrorTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var source: String
    var line: Int
    var column: Int
    var message: String

    init(_ source: String, _ line: Int, _ column: Int, _ message: String) {
      (self.source, self.line, self.column, self.message) = (source, line, column, message)
    }

    var testDescription: String { source.debugDescription }
  }

  @Test(
    "A fault is named with its place",
    arguments: [
      Fault("a {{b", 1, 3, "the tag opened here is never closed with }}"),
      Fault("a {{{b}}", 1, 3, "the tag opened here is never closed with }}}"),
      Fault("{{=<% %>}}", 1, 1, "the tag opened here is never closed with =}}"),
      Fault("{{=<% %>=}}\n<%a", 2, 1, "the tag opened here is never closed with %>"),
      Fault("a\nb{{#phrases}}c", 2, 2, "the section {{#phrases}} opened here is never closed"),
      Fault("{{^a}}{{#b}}{{/b}}", 1, 1, "the section {{^a}} opened here is never closed"),
      Fault("a\r\n{{/b}}", 2, 1, "{{/b}} closes nothing: no section is open here"),
      Fault("\n{{#a}}\n {{/b}}", 3, 2, "{{/b}} stands where {{#a}} of line 2 must close"),
      Fault(
        "{{#a}}{{#b}}{{/a}}{{/b}}", 1, 13, "{{/a}} stands where {{#b}} of line 1 must close"),
      Fault("{{}}", 1, 1, "this tag names nothing"),
      Fault("{{# }}", 1, 1, "this tag names nothing"),
      Fault("{{>}}", 1, 1, "this tag names nothing"),
      Fault("{{a b}}", 1, 1, "“a b” is no name: a name has no spaces"),
      Fault("{{a..b}}", 1, 1, "“a..b” is no name: nothing stands beside one of its dots"),
      Fault("{{.a}}", 1, 1, "“.a” is no name: nothing stands beside one of its dots"),
      Fault(
        "{{=a=}}", 1, 1, "delimiters are set as in {{=<% %>=}}: two marks, without an equals sign"),
      Fault(
        "{{=a b c=}}", 1, 1,
        "delimiters are set as in {{=<% %>=}}: two marks, without an equals sign"),
      Fault(
        "{{=a= b=}}", 1, 1,
        "delimiters are set as in {{=<% %>=}}: two marks, without an equals sign"),
      Fault("{{<a}}", 1, 1, "blocks and parents, written with <, are not supported"),
      Fault("{{$a}}", 1, 1, "blocks and parents, written with $, are not supported"),
      Fault("{{>*a}}", 1, 1, "names of partials that come from the data are not supported"),
      // Columns count Unicode scalars: 汽 is three bytes, 🇩🇪 two scalars, é here two.
      Fault("汽🇩🇪e\u{301}{{", 1, 6, "the tag opened here is never closed with }}"),
      Fault("{{a\u{1B}[31m b}}", 1, 1, "“a\u{FFFD}[31m b” is no name: a name has no spaces"),
    ])
  func faults(_ fault: Fault) {
    let error = #expect(throws: MustacheError.self) {
      try MustacheTemplate(named: "page.md", source: fault.source)
    }
    #expect(
      error
        == MustacheError(
          templateName: "page.md", line: fault.line, column: fault.column, message: fault.message))
  }

  @Test func `An error reads as compilers write them`() {
    let error = MustacheError(templateName: "page.md", line: 3, column: 5, message: "no")
    #expect("\(error)" == "page.md:3:5: no")
  }

  @Test func `A long name is cut short in a message`() throws {
    let name = String(repeating: "汽", count: 100_000)
    let error = try #require(throws: MustacheError.self) {
      try MustacheTemplate(named: "page.md", source: "{{#\(name)}}")
    }
    let shown = String(repeating: "汽", count: 60)
    #expect(error.message == "the section {{#\(shown)…}} opened here is never closed")
  }

  @Test func `A list has no text`() throws {
    let template = try MustacheTemplate(named: "page.md", source: "a\n {{list}}")
    let error = #expect(throws: MustacheError.self) {
      try template.render(["list": [1]], escaping: escapeHTML)
    }
    #expect(
      error?.description == "page.md:2:2: “list” is a list, which has no text of its own")
  }

  @Test func `An object has no text, and the partial that writes it is named`() throws {
    let template = try MustacheTemplate(named: "page.md", source: "{{>head}}")
    let head = try MustacheTemplate(named: "head.md", source: "{{{app}}}")
    let error = #expect(throws: MustacheError.self) {
      try template.render(["app": [:]], partials: ["head": head], escaping: escapeHTML)
    }
    #expect(
      error?.description == "head.md:1:1: “app” is an object, which has no text of its own")
  }
}
