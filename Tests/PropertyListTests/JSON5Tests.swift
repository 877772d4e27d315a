import Diagnostics
import PropertyList
import Testing

@Suite struct `JSON5` {
  private func root(_ text: String) throws -> PropertyListNode {
    try PropertyListDocument(parsingJSON5: Array(text.utf8)).root
  }

  @Test(arguments: [
    ("{a: 1, $b_: 2, 'c': 3, \"d\": 4,}", "{k61 i1 k24625f i2 k63 i3 k64 i4}"),
    ("[1, 2, ]", "(i1 i2)"), ("// one\n1 /* two */", "i1"), ("[/**/]", "()"),
    ("/* ** // \n */ {// }\r}", "{}"), ("{while: null}", "{k7768696c65 n}"),
    (
      "[+1, -.5, 5., 5.e1, 0x1F, -0XaB]",
      "(i1 rbfe0000000000000 r4014000000000000 "
        + "r4049000000000000 i31 i-171)"
    ),
    ("[Infinity, -Infinity, +NaN]", "(r7ff0000000000000 rfff0000000000000 rnan)"),
    ("\u{FEFF}\u{A0}\u{3000}\u{2028}\u{B}1", "i1"), ("0x10000000000000000", "r43f0000000000000"),
  ])
  func `has what JSON lacks`(source: String, canonical: String) throws {
    #expect(try root(source).canonical == canonical)
  }

  @Test(arguments: [
    (#"'it\'s "it"'"#, "it's \"it\""), (#"'\v\0\x41\xfC\q\ü'"#, "\u{B}\0Aüqü"),
    ("'a\\\nb\\\r\nc\\\rd\\\u{2029}e'", "abcde"), ("'\t\u{2028}'", "\t\u{2028}"),
    (#"'\ud83d\ude95'"#, "🚕"),
  ])
  func `has more ways to write a text`(source: String, expected: String) throws {
    #expect(try root(source).string == expected)
  }

  @Test func `has keys without quotes, escapes in them decoded`() throws {
    let keys = try root(#"{über: 1, \u0061b: 2, Ⅷ: 3, x‿٣: 4}"#).entries?.map(\.key)
    #expect(keys == ["über", "ab", "Ⅷ", "x‿٣"])
  }

  @Test func `has exact places`() throws {
    let source = "// über\n{\n  ü : 'a\\\nb', /* 🚕 */ n: -0x1F,\n}\n"
    let root = try root(source)
    #expect(text(root.entries?[0].keyRange, in: source) == "ü")
    #expect(text(root.entries?[0].keyContentRange, in: source) == "ü")
    #expect(text(root["ü"]?.range, in: source) == "'a\\\nb'")
    #expect(text(root["ü"]?.contentRange, in: source) == "a\\\nb")
    #expect(text(root["n"]?.range, in: source) == "-0x1F")
    #expect(root["n"]?.range?.start == SourcePosition(line: 4, column: 16, offset: 40))
    #expect(text(root.range, in: source) == String(source.dropFirst(8).dropLast()))
  }

  @Test(arguments: [
    ("// nothing", "expected JSON, found a file without content", 10),
    ("[1, /* two", "expected “*/” to close the “/*” of line 1, found the end of the file", 10),
    ("{a: 1", "expected “}” to close the “{” of line 1, found the end of the file", 5),
    ("{a: 'b", "expected ' to close the ' of line 1, found the end of the file", 6),
    ("[,]", "expected a value, found “,”", 1), ("{,}", "expected a key, found “,”", 1),
    ("[1,,]", "expected a value, found “,”", 3),
    ("{a-b: 1}", "expected “:” behind the key “a”, found “-b”", 2),
    ("{1a: 1}", "expected a key, found “1a”", 1),
    ("{\\x: 1}", "expected “u” behind the backslash, found “x”", 2),
    ("{\\u0031: 1}", "expected a letter, found “1”", 1),
    ("[0x]", "expected a hexadecimal digit, found “]”", 3),
    ("[.]", "expected a digit, found “]”", 2),
    ("+", "expected a digit, found the end of the file", 1),
    ("[01]", "expected “,” or “]”, found “1”", 2),
    ("'\\1'", "expected no digit behind the backslash, found “1”", 2),
    ("'\\01'", "expected no digit behind the backslash, found “01”", 2),
    ("'\\xg'", "expected two hexadecimal digits behind \\x, found “xg”", 2),
    (
      "'a\nb'",
      "expected “'” to end the text, or an escape such as \\n or \\u000A, found the character U+000A",
      2
    ),
    ("'\\ud83d'", "the reference \\ud83d stands for no character", 1),
    ("undefined", "expected a value, found “undefined”", 0),
    ("<plist/>", "expected JSON, found XML", 0),
    ("{\n<<<<<<< HEAD\n", "expected JSON, found the marker of an unresolved Git conflict", 2),
  ])
  func `has its faults named with their places`(source: String, message: String, offset: Int) {
    do throws(PropertyListError) {
      let root = try PropertyListDocument(parsingJSON5: Array(source.utf8)).root
      Issue.record("read: \(root.canonical)")
    } catch {
      #expect(error.message == message)
      #expect(error.position?.offset == offset)
    }
  }

  @Test func `is read no deeper than JSON`() {
    let deep = String(repeating: "[//\n", count: PropertyListLimits.depth + 1)
    #expect(throws: PropertyListError.self) { try root(deep) }
  }
}
