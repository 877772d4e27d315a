import Mustache

extension SpecificationCase {
  static let sections =
    plainSections + nestedSections + iteratorSections + dottedSections + sectionWhitespace

  private static let plainSections = [
    Self("Truthy", "<{{#set}}shown{{/set}}>", with: ["set": true], gives: "<shown>"),
    Self("Falsey", "<{{#set}}shown{{/set}}>", with: ["set": false], gives: "<>"),
    Self("Null is falsey", "<{{#set}}shown{{/set}}>", with: ["set": nil], gives: "<>"),
    Self(
      "Context", "<{{#rider}}to {{name}}{{/rider}}>", with: ["rider": ["name": "Ivo"]],
      gives: "<to Ivo>"),
    Self(
      "Parent contexts", "{{#inner}}{{a}}, {{b}}, {{c.d}}{{/inner}}",
      with: ["a": "outer a", "b": "wrong", "inner": ["b": "inner b"], "c": ["d": "outer d"]],
      gives: "outer a, inner b, outer d"),
    Self(
      "Variable test", "{{#word}}{{.}} is {{word}}{{/word}}", with: ["word": "on"],
      gives: "on is on"),
    Self(
      "List", "<{{#list}}{{n}}{{/list}}>", with: ["list": [["n": 1], ["n": 2], ["n": 3]]],
      gives: "<123>"),
    Self("Empty List", "<{{#list}}some{{/list}}>", with: ["list": []], gives: "<>"),
    Self(
      "Doubled", "{{#set}}\n- one\n{{/set}}\n- {{two}}\n{{#set}}\n- three\n{{/set}}\n",
      with: ["set": true, "two": "2"], gives: "- one\n- 2\n- three\n"),
    Self("Context Misses", "<{{#no}}some{{/no}}>", gives: "<>"),
  ]

  private static let nestedSections = [
    Self(
      "List Contexts",
      "{{#apps}}{{#languages}}{{title.short}}{{code}}:"
        + "{{#phrases}}{{title.long}}{{code}}{{text}}.{{/phrases}}{{/languages}}{{/apps}}",
      with: [
        "apps": [
          [
            "title": ["long": "APP", "short": "app"],
            "languages": [["code": "-fr", "phrases": [["text": "-un"], ["text": "-deux"]]]],
          ]
        ]
      ],
      gives: "app-fr:APP-fr-un.APP-fr-deux."),
    Self(
      "Deeply Nested Contexts",
      """
      {{#a}}
      {{one}}
      {{#b}}
      {{one}}{{two}}{{one}}
      {{#c}}
      {{one}}{{two}}{{three}}{{two}}{{one}}
      {{#d}}
      {{one}}{{two}}{{three}}{{four}}{{three}}{{two}}{{one}}
      {{#five}}
      {{one}}{{two}}{{three}}{{four}}{{five}}{{four}}{{three}}{{two}}{{one}}
      {{one}}{{two}}{{three}}{{four}}{{.}}0{{.}}{{four}}{{three}}{{two}}{{one}}
      {{/five}}
      {{four}}{{three}}
      {{/d}}
      {{three}}{{two}}{{four}}
      {{/c}}
      {{two}}{{one}}{{three}}
      {{/b}}
      {{one}}{{two}}
      {{/a}}

      """,
      with: [
        "a": ["one": 1], "b": ["two": 2], "c": ["three": 3, "d": ["four": 4, "five": 5]],
      ],
      gives: "1\n121\n12321\n1234321\n123454321\n12345054321\n43\n32\n21\n1\n"),
    Self(
      "Nested (Truthy)", "a {{#set}}b {{#set}}c{{/set}} d{{/set}} e", with: ["set": true],
      gives: "a b c d e"),
    Self(
      "Nested (Falsey)", "a {{#set}}b {{#set}}c{{/set}} d{{/set}} e", with: ["set": false],
      gives: "a  e"),
  ]

  private static let marks: MustacheValue = ["list": ["&", "\"", "<", ">"]]

  private static let iteratorSections = [
    Self(
      "Implicit Iterator - String", "{{#list}}({{.}}){{/list}}", with: ["list": ["a", "b", "c"]],
      gives: "(a)(b)(c)"),
    Self(
      "Implicit Iterator - Integer", "{{#list}}({{.}}){{/list}}", with: ["list": [1, 2, 3]],
      gives: "(1)(2)(3)"),
    Self(
      "Implicit Iterator - Decimal", "{{#list}}({{.}}){{/list}}", with: ["list": [1.10, 2.20]],
      gives: "(1.1)(2.2)"),
    Self(
      "Implicit Iterator - Array", "{{#list}}({{#.}}{{.}}{{/.}}){{/list}}",
      with: ["list": [[1, 2], ["a", "b"]]], gives: "(12)(ab)"),
    Self(
      "Implicit Iterator - HTML Escaping", "{{#list}}({{.}}){{/list}}", with: marks,
      gives: "(&amp;)(&quot;)(&lt;)(&gt;)"),
    Self(
      "Implicit Iterator - Triple mustache", "{{#list}}({{{.}}}){{/list}}", with: marks,
      gives: "(&)(\")(<)(>)"),
    Self(
      "Implicit Iterator - Ampersand", "{{#list}}({{&.}}){{/list}}", with: marks,
      gives: "(&)(\")(<)(>)"),
    Self(
      "Implicit Iterator - Root-level", "{{#.}}({{word}}){{/.}}",
      with: [["word": "a"], ["word": "b"]], gives: "(a)(b)"),
  ]

  private static let dottedSections = [
    Self(
      "Dotted Names - Truthy", "<{{#a.b.c}}some{{/a.b.c}}>", with: ["a": ["b": ["c": true]]],
      gives: "<some>"),
    Self(
      "Dotted Names - Falsey", "<{{#a.b.c}}some{{/a.b.c}}>", with: ["a": ["b": ["c": false]]],
      gives: "<>"),
    Self(
      "Dotted Names - Broken Chains", "<{{#a.b.c}}some{{/a.b.c}}>", with: ["a": [:]], gives: "<>"),
  ]

  private static let sectionWhitespace = [
    Self(
      "Surrounding Whitespace", " < {{#set}}\t-\t{{/set}} > \n", with: ["set": true],
      gives: " < \t-\t > \n"),
    Self(
      "Internal Whitespace", " < {{#set}} {{! kept }}\n {{/set}} > \n", with: ["set": true],
      gives: " <  \n  > \n"),
    Self(
      "Indented Inline Sections", " {{#set}}a{{/set}}\n {{#set}}b{{/set}}\n",
      with: ["set": true], gives: " a\n b\n"),
    Self(
      "Standalone Lines", "First\n{{#set}}\n-\n{{/set}}\nLast\n", with: ["set": true],
      gives: "First\n-\nLast\n"),
    Self(
      "Indented Standalone Lines", "First\n  {{#set}}\n-\n  {{/set}}\nLast\n",
      with: ["set": true], gives: "First\n-\nLast\n"),
    Self(
      "Standalone Line Endings", "<\r\n{{#set}}\r\n{{/set}}\r\n>", with: ["set": true],
      gives: "<\r\n>"),
    Self(
      "Standalone Without Previous Line", "  {{#set}}\n<{{/set}}\n>", with: ["set": true],
      gives: "<\n>"),
    Self(
      "Standalone Without Newline", "<{{#set}}\n>\n  {{/set}}", with: ["set": true],
      gives: "<\n>\n"),
    Self("Padding", "<{{# set }}-{{/ set }}>", with: ["set": true], gives: "<->"),
  ]
}
