import Mustache

extension SpecificationCase {
  static let inverted = [
    Self("Falsey", "<{{^set}}shown{{/set}}>", with: ["set": false], gives: "<shown>"),
    Self("Truthy", "<{{^set}}shown{{/set}}>", with: ["set": true], gives: "<>"),
    Self("Null is falsey", "<{{^set}}shown{{/set}}>", with: ["set": nil], gives: "<shown>"),
    Self(
      "Context", "<{{^rider}}{{name}}{{/rider}}>", with: ["rider": ["name": "Ivo"]], gives: "<>"),
    Self("List", "<{{^list}}{{n}}{{/list}}>", with: ["list": [["n": 1], ["n": 2]]], gives: "<>"),
    Self("Empty List", "<{{^list}}none{{/list}}>", with: ["list": []], gives: "<none>"),
    Self(
      "Doubled", "{{^set}}\n- one\n{{/set}}\n- {{two}}\n{{^set}}\n- three\n{{/set}}\n",
      with: ["set": false, "two": "2"], gives: "- one\n- 2\n- three\n"),
    Self(
      "Nested (Falsey)", "a {{^set}}b {{^set}}c{{/set}} d{{/set}} e", with: ["set": false],
      gives: "a b c d e"),
    Self(
      "Nested (Truthy)", "a {{^set}}b {{^set}}c{{/set}} d{{/set}} e", with: ["set": true],
      gives: "a  e"),
    Self("Context Misses", "<{{^no}}none{{/no}}>", gives: "<none>"),
    Self(
      "Dotted Names - Truthy", "<{{^a.b.c}}none{{/a.b.c}}>", with: ["a": ["b": ["c": true]]],
      gives: "<>"),
    Self(
      "Dotted Names - Falsey", "<{{^a.b.c}}none{{/a.b.c}}>", with: ["a": ["b": ["c": false]]],
      gives: "<none>"),
    Self(
      "Dotted Names - Broken Chains", "<{{^a.b.c}}none{{/a.b.c}}>", with: ["a": [:]],
      gives: "<none>"),
    Self(
      "Surrounding Whitespace", " < {{^set}}\t-\t{{/set}} > \n", with: ["set": false],
      gives: " < \t-\t > \n"),
    Self(
      "Internal Whitespace", " < {{^set}} {{! kept }}\n {{/set}} > \n", with: ["set": false],
      gives: " <  \n  > \n"),
    Self(
      "Indented Inline Sections", " {{^set}}a{{/set}}\n {{^set}}b{{/set}}\n",
      with: ["set": false], gives: " a\n b\n"),
    Self(
      "Standalone Lines", "First\n{{^set}}\n-\n{{/set}}\nLast\n", with: ["set": false],
      gives: "First\n-\nLast\n"),
    Self(
      "Standalone Indented Lines", "First\n  {{^set}}\n-\n  {{/set}}\nLast\n",
      with: ["set": false], gives: "First\n-\nLast\n"),
    Self(
      "Standalone Line Endings", "<\r\n{{^set}}\r\n{{/set}}\r\n>", with: ["set": false],
      gives: "<\r\n>"),
    Self(
      "Standalone Without Previous Line", "  {{^set}}\n<{{/set}}\n>", with: ["set": false],
      gives: "<\n>"),
    Self(
      "Standalone Without Newline", "<{{^set}}\n>\n  {{/set}}", with: ["set": false],
      gives: "<\n>\n"),
    Self("Padding", "<{{^ set }}-{{/ set }}>", with: ["set": false], gives: "<->"),
  ]
}
