import Mustache

extension SpecificationCase {
  static let partials = [
    Self(
      "Basic Behavior", "<{{>inner}}>", partials: ["inner": "from inside"], gives: "<from inside>"),
    Self("Failed Lookup", "<{{>inner}}>", gives: "<>"),
    Self(
      "Context", "<{{>inner}}>", with: ["word": "on"], partials: ["inner": "-{{word}}-"],
      gives: "<-on->"),
    Self(
      "Recursion", "{{>node}}",
      with: ["word": "A", "nodes": [["word": "B", "nodes": []]]],
      partials: ["node": "{{word}}({{#nodes}}{{>node}}{{/nodes}})"], gives: "A(B())"),
    Self(
      "Nested", "{{>outer}}", with: ["a": "good", "b": "day"],
      partials: ["outer": "-{{a}} {{>inner}}-", "inner": "{{b}}!"], gives: "-good day!-"),
    Self(
      "Surrounding Whitespace", "< {{>inner}} >", partials: ["inner": "\t-\t"], gives: "< \t-\t >"),
    Self(
      "Inline Indentation", "  {{mark}}  {{> inner}}\n", with: ["mark": "-"],
      partials: ["inner": "+\n+"], gives: "  -  +\n+\n"),
    Self(
      "Standalone Line Endings", "<\r\n{{>inner}}\r\n>", partials: ["inner": "+"],
      gives: "<\r\n+>"),
    Self(
      "Standalone Without Previous Line", "  {{>inner}}\n>", partials: ["inner": "+\n+"],
      gives: "  +\n  +>"),
    Self(
      "Standalone Without Newline", "<\n  {{>inner}}", partials: ["inner": "+\n+"],
      gives: "<\n  +\n  +"),
    Self(
      "Standalone Indentation", "<\n {{>inner}}\n>\n", with: ["lines": "a\nb"],
      partials: ["inner": "+\n{{{lines}}}\n+\n"], gives: "<\n +\n a\nb\n +\n>\n"),
    Self("Padding Whitespace", "<{{> inner }}>", partials: ["inner": "()"], gives: "<()>"),
  ]
}
