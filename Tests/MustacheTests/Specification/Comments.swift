import Mustache

extension SpecificationCase {
  static let comments = [
    Self("Inline", "ab{{! a note }}cd", gives: "abcd"),
    Self("Multiline", "ab{{!\n  a note\n  of two lines\n}}cd\n", gives: "abcd\n"),
    Self("Standalone", "First\n{{! a note }}\nLast\n", gives: "First\nLast\n"),
    Self("Indented Standalone", "First\n  {{! a note }}\nLast\n", gives: "First\nLast\n"),
    Self("Standalone Line Endings", "<\r\n{{! a note }}\r\n>", gives: "<\r\n>"),
    Self("Standalone Without Previous Line", "  {{! alone }}\n>", gives: ">"),
    Self("Standalone Without Newline", "<\n  {{! alone }}", gives: "<\n"),
    Self("Multiline Standalone", "First\n{{!\na note\n}}\nLast\n", gives: "First\nLast\n"),
    Self(
      "Indented Multiline Standalone", "First\n  {{!\n    a note\n  }}\nLast\n",
      gives: "First\nLast\n"),
    Self("Indented Inline", "  ab {{! cd }}\n", gives: "  ab \n"),
    Self("Surrounding Whitespace", "ab {{! a note }} cd", gives: "ab  cd"),
    Self(
      "Variable Name Collision", "<{{! note }}>",
      with: ["! note": 1, "! note ": 2, "!note": 3, "note": 4], gives: "<>"),
  ]
}
