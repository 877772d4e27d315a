import Mustache
import Testing

@Suite struct RenderingTests {
  private func render(
    _ source: String, _ data: MustacheValue, partials: [String: String] = [:]
  ) throws -> String {
    var templates: [String: MustacheTemplate] = [:]
    for (name, source) in partials {
      templates[name] = try MustacheTemplate(named: name, source: source)
    }
    return try MustacheTemplate(named: "template", source: source)
      .render(data, partials: templates, escaping: escapeHTML)
  }

  @Test func `Markup is written as it is by every kind of tag`() throws {
    let data: MustacheValue = ["mark": .markup("<b>")]
    #expect(try render("{{mark}} {{{mark}}} {{&mark}}", data) == "<b> <b> <b>")
  }

  @Test func `The escaping is the caller's`() throws {
    let template = try MustacheTemplate(named: "template", source: "{{a}} {{{a}}} {{n}}")
    let output = try template.render(["a": "x", "n": -1]) { $1 += "[\($0)]" }
    #expect(output == "[x] x [-1]")
  }

  @Test func `A condition is written as a word`() throws {
    #expect(try render("{{yes}} {{no}}", ["yes": true, "no": false]) == "true false")
  }

  @Test(
    "Nothing, zero and what is empty are false",
    arguments: [nil, false, 0, 0.0, .decimal(.nan), "", .markup(""), []] as [MustacheValue])
  func falsehood(_ value: MustacheValue) throws {
    #expect(try render("{{#value}}yes{{/value}}{{^value}}no{{/value}}", ["value": value]) == "no")
  }

  @Test(
    "All else is true",
    arguments: [true, 1, -0.5, " ", .markup("0"), [nil], [:]] as [MustacheValue])
  func truth(_ value: MustacheValue) throws {
    #expect(try render("{{#value}}yes{{/value}}{{^value}}no{{/value}}", ["value": value]) == "yes")
  }

  @Test func `Every item counts, also a false one`() throws {
    #expect(try render("{{#list}}({{.}}){{/list}}", ["list": [0, "", nil]]) == "(0)()()")
  }

  @Test func `A name with the value nothing hides that name further out`() throws {
    #expect(try render("{{#a}}<{{b}}>{{/a}}", ["a": ["b": nil], "b": "outer"]) == "<>")
  }

  @Test func `Whitespace may stand before the mark of a tag`() throws {
    #expect(try render("{{ #a }}{{\n.\n}}{{ /a }}{{ ! note }}{{ & a }}", ["a": "x"]) == "xx")
  }

  @Test func `Braces that open no tag are text`() throws {
    #expect(try render("a { b } }} {c} {", [:]) == "a { b } }} {c} {")
  }

  @Test func `Two tags on a line leave the line`() throws {
    #expect(try render("a\n{{#b}}{{/b}}\nc", ["b": true]) == "a\n\nc")
  }

  @Test func `Indentation adds up through partials, and leaves values and inner lines alone`()
    throws
  {
    let output = try render(
      "- a\n  {{> list}}\n", ["word": "w", "items": [["word": "x\ny"], ["word": "z"]]],
      partials: [
        "list": "{{#items}}\n- item\n  {{> item}}\n{{/items}}\nend {{> item}}\n",
        "item": "{{{word}}}\nmore\n",
      ])
    let lines = [
      "- a", "  - item", "    x", "y", "    more", "  - item", "    z", "    more", "  end w",
      "more", "", "",
    ]
    #expect(output == lines.joined(separator: "\n"))
  }

  @Test func `Text of any script passes unchanged`() throws {
    let text = "汽車 🇩🇪 e\u{301} \u{202E}אב\u{2066} \u{1F469}\u{200D}\u{1F4BB} \u{0} \u{FEFF}"
    let output = try render("\(text){{{a}}}\(text)", ["a": .string(text)])
    #expect(output.unicodeScalars.elementsEqual((text + text + text).unicodeScalars))
  }

  @Test func `A template tells which partials it includes`() throws {
    let template = try MustacheTemplate(
      named: "template", source: "{{>b}}{{#x}}{{^y}}{{>a}}{{/y}}{{>b}}{{/x}}")
    #expect(template.partialNames == ["a", "b"])
  }
}
