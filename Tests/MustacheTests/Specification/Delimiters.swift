import Mustache

extension SpecificationCase {
  static let delimiters = [
    Self("Pair Behavior", "{{=<% %>=}}(<%word%>)", with: ["word": "on"], gives: "(on)"),
    Self("Special Characters", "({{=[ ]=}}[word])", with: ["word": "on"], gives: "(on)"),
    Self(
      "Sections",
      "{{#part}}\n  {{word}}\n  |word|\n{{/part}}\n\n{{= | | =}}\n"
        + "|#part|\n  {{word}}\n  |word|\n|/part|\n",
      with: ["part": true, "word": "on"],
      gives: "  on\n  |word|\n\n  {{word}}\n  on\n"),
    Self(
      "Inverted Sections",
      "{{^part}}\n  {{word}}\n  |word|\n{{/part}}\n\n{{= | | =}}\n"
        + "|^part|\n  {{word}}\n  |word|\n|/part|\n",
      with: ["part": false, "word": "on"],
      gives: "  on\n  |word|\n\n  {{word}}\n  on\n"),
    Self(
      "Partial Inheritence", "({{>inner}})\n{{= | | =}}\n(|>inner|)\n", with: ["word": "on"],
      partials: ["inner": "-{{word}}-"], gives: "(-on-)\n(-on-)\n"),
    Self(
      "Post-Partial Behavior", "({{>inner}})\n(-{{word}}-|word|-)\n", with: ["word": "on"],
      partials: ["inner": "-{{word}}-{{= | | =}}-|word|-"],
      gives: "(-on--on-)\n(-on-|word|-)\n"),
    Self("Surrounding Whitespace", "< {{=@ @=}} >", gives: "<  >"),
    Self("Outlying Whitespace (Inline)", " < {{=@ @=}}\n", gives: " < \n"),
    Self("Standalone Tag", "First\n{{=@ @=}}\nLast\n", gives: "First\nLast\n"),
    Self("Indented Standalone Tag", "First\n  {{=@ @=}}\nLast\n", gives: "First\nLast\n"),
    Self("Standalone Line Endings", "<\r\n{{= @ @ =}}\r\n>", gives: "<\r\n>"),
    Self("Standalone Without Previous Line", "  {{=@ @=}}\n>", gives: ">"),
    Self("Standalone Without Newline", "<\n  {{=@ @=}}", gives: "<\n"),
    Self("Pair with Padding", "<{{= @   @ =}}>", gives: "<>"),
  ]
}
