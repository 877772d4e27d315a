import Mustache

extension SpecificationCase {
  static let interpolation =
    plainInterpolation + missingInterpolation + dottedInterpolation + implicitInterpolation
    + interpolationWhitespace

  private static let marks: MustacheValue = ["marks": "& \" < >"]

  private static let plainInterpolation = [
    Self("No Interpolation", "Only {braces}\n", gives: "Only {braces}\n"),
    Self("Basic Interpolation", "To {{whom}}!\n", with: ["whom": "Rosa"], gives: "To Rosa!\n"),
    Self(
      "No Re-interpolation", "{{tag}}: {{city}}", with: ["tag": "{{city}}", "city": "Rome"],
      gives: "{{city}}: Rome"),
    Self("HTML Escaping", "{{marks}}\n", with: marks, gives: "&amp; &quot; &lt; &gt;\n"),
    Self("Triple Mustache", "{{{marks}}}\n", with: marks, gives: "& \" < >\n"),
    Self("Ampersand", "{{&marks}}\n", with: marks, gives: "& \" < >\n"),
    Self("Basic Integer Interpolation", "{{speed}} km/h", with: ["speed": 85], gives: "85 km/h"),
    Self(
      "Triple Mustache Integer Interpolation", "{{{speed}}} km/h", with: ["speed": 85],
      gives: "85 km/h"),
    Self(
      "Ampersand Integer Interpolation", "{{&speed}} km/h", with: ["speed": 85], gives: "85 km/h"),
    Self("Basic Decimal Interpolation", "{{mass}} kg", with: ["mass": 1.210], gives: "1.21 kg"),
    Self(
      "Triple Mustache Decimal Interpolation", "{{{mass}}} kg", with: ["mass": 1.210],
      gives: "1.21 kg"),
    Self(
      "Ampersand Decimal Interpolation", "{{&mass}} kg", with: ["mass": 1.210], gives: "1.21 kg"),
  ]

  private static let missingInterpolation = [
    Self("Basic Null Interpolation", "<{{no}}>", with: ["no": nil], gives: "<>"),
    Self("Triple Mustache Null Interpolation", "<{{{no}}}>", with: ["no": nil], gives: "<>"),
    Self("Ampersand Null Interpolation", "<{{&no}}>", with: ["no": nil], gives: "<>"),
    Self("Basic Context Miss Interpolation", "<{{no}}>", gives: "<>"),
    Self("Triple Mustache Context Miss Interpolation", "<{{{no}}}>", gives: "<>"),
    Self("Ampersand Context Miss Interpolation", "<{{&no}}>", gives: "<>"),
  ]

  private static let rider: MustacheValue = ["rider": ["name": "Rosa"]]
  private static let deep: MustacheValue = ["b": ["c": ["d": ["e": ["name": "Rosa"]]]]]

  private static let dottedInterpolation = [
    Self(
      "Dotted Names - Basic Interpolation", "{{rider.name}} {{#rider}}{{name}}{{/rider}}",
      with: rider, gives: "Rosa Rosa"),
    Self(
      "Dotted Names - Triple Mustache Interpolation",
      "{{{rider.name}}} {{#rider}}{{{name}}}{{/rider}}", with: rider, gives: "Rosa Rosa"),
    Self(
      "Dotted Names - Ampersand Interpolation", "{{&rider.name}} {{#rider}}{{&name}}{{/rider}}",
      with: rider, gives: "Rosa Rosa"),
    Self("Dotted Names - Arbitrary Depth", "{{a.b.c.d.e.name}}", with: ["a": deep], gives: "Rosa"),
    Self("Dotted Names - Broken Chains", "<{{a.b.c}}>", with: ["a": [:]], gives: "<>"),
    Self(
      "Dotted Names - Broken Chain Resolution", "<{{a.b.c.name}}>",
      with: ["a": ["b": [:]], "c": ["name": "Ivo"]], gives: "<>"),
    Self(
      "Dotted Names - Initial Resolution", "{{#a}}{{b.c.d.e.name}}{{/a}}",
      with: ["a": deep, "b": ["c": ["d": ["e": ["name": "Ivo"]]]]], gives: "Rosa"),
    Self(
      "Dotted Names - Context Precedence", "<{{#a}}{{b.c}}{{/a}}>",
      with: ["a": ["b": [:]], "b": ["c": "outer"]], gives: "<>"),
    Self("Dotted Names are never single keys", "<{{a.b}}>", with: ["a.b": "c"], gives: "<>"),
    Self(
      "Dotted Names - No Masking", "{{a.b}}", with: ["a.b": "c", "a": ["b": "d"]], gives: "d"),
  ]

  private static let implicitInterpolation = [
    Self(
      "Implicit Iterators - Basic Interpolation", "To {{.}}!\n", with: "Rosa", gives: "To Rosa!\n"),
    Self(
      "Implicit Iterators - HTML Escaping", "{{.}}\n", with: "& \" < >",
      gives: "&amp; &quot; &lt; &gt;\n"),
    Self(
      "Implicit Iterators - Triple Mustache", "{{{.}}}\n", with: "& \" < >", gives: "& \" < >\n"),
    Self("Implicit Iterators - Ampersand", "{{&.}}\n", with: "& \" < >", gives: "& \" < >\n"),
    Self(
      "Implicit Iterators - Basic Integer Interpolation", "{{.}} km/h", with: 85, gives: "85 km/h"),
  ]

  private static let interpolationWhitespace = [
    Self(
      "Interpolation - Surrounding Whitespace", "< {{dash}} >", with: ["dash": "---"],
      gives: "< --- >"),
    Self(
      "Triple Mustache - Surrounding Whitespace", "< {{{dash}}} >", with: ["dash": "---"],
      gives: "< --- >"),
    Self(
      "Ampersand - Surrounding Whitespace", "< {{&dash}} >", with: ["dash": "---"],
      gives: "< --- >"),
    Self("Interpolation - Standalone", "  {{dash}}\n", with: ["dash": "---"], gives: "  ---\n"),
    Self("Triple Mustache - Standalone", "  {{{dash}}}\n", with: ["dash": "---"], gives: "  ---\n"),
    Self("Ampersand - Standalone", "  {{&dash}}\n", with: ["dash": "---"], gives: "  ---\n"),
    Self("Interpolation With Padding", "<{{ dash }}>", with: ["dash": "---"], gives: "<--->"),
    Self("Triple Mustache With Padding", "<{{{ dash }}}>", with: ["dash": "---"], gives: "<--->"),
    Self("Ampersand With Padding", "<{{& dash }}>", with: ["dash": "---"], gives: "<--->"),
  ]
}
