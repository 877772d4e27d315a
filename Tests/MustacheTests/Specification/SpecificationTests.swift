import Mustache
import Testing

/// The core of the Mustache specification, case by case under the names used there, with data of
/// our own: https://github.com/mustache/spec.
@Suite struct SpecificationTests {
  @Test("Comments never show", arguments: SpecificationCase.comments)
  func comments(_ specified: SpecificationCase) throws { try check(specified) }

  @Test("Delimiters can be set", arguments: SpecificationCase.delimiters)
  func delimiters(_ specified: SpecificationCase) throws { try check(specified) }

  @Test("Names give way to values", arguments: SpecificationCase.interpolation)
  func interpolation(_ specified: SpecificationCase) throws { try check(specified) }

  @Test("Inverted sections show what is missing", arguments: SpecificationCase.inverted)
  func inverted(_ specified: SpecificationCase) throws { try check(specified) }

  @Test("Partials are included", arguments: SpecificationCase.partials)
  func partials(_ specified: SpecificationCase) throws { try check(specified) }

  @Test("Sections repeat and depend on values", arguments: SpecificationCase.sections)
  func sections(_ specified: SpecificationCase) throws { try check(specified) }

  @Test func `Every case of the specification's core is here`() {
    let counts = [
      SpecificationCase.comments, SpecificationCase.delimiters, SpecificationCase.interpolation,
      SpecificationCase.inverted, SpecificationCase.partials, SpecificationCase.sections,
    ].map { Set($0.map(\.name)).count }
    #expect(counts == [12, 14, 42, 22, 12, 34])
  }

  private func check(_ specified: SpecificationCase) throws {
    let template = try MustacheTemplate(named: "template", source: specified.template)
    var partials: [String: MustacheTemplate] = [:]
    for (name, source) in specified.partials {
      partials[name] = try MustacheTemplate(named: name, source: source)
    }
    let output = try template.render(specified.data, partials: partials, escaping: escapeHTML)
    #expect(output == specified.expected)
  }
}

/// The least that the specification asks of escaping for HTML.
func escapeHTML(_ text: String, into output: inout String) {
  for character in text {
    switch character {
    case "&": output += "&amp;"
    case "\"": output += "&quot;"
    case "<": output += "&lt;"
    case ">": output += "&gt;"
    default: output.append(character)
    }
  }
}
