import Diagnostics
import PropertyList
import Testing

@Suite struct `OpenStep property lists` {
  @Test(arguments: [
    ("\"text\"", "s74657874"), ("( a, 'b\"', )", "(s61 s6222)"), ("()", "()"), ("{}", "{}"),
    ("{ a = b; \"c d\" = { e = (); }; }", "{k61 s62 k632064 {k65 ()}}"),
    ("{ b = 1; a = 2; b = 3; }", "{k62 s31 k61 s32 k62 s33}"),
    ("a = b;", "{k61 s62}"), ("a; b;", "{k61 s61 k62 s62}"), ("\"a\" = \"b\";", "{k61 s62}"),
    ("{ /* c */ a /**/ = // x\n b; } // end", "{k61 s62}"), ("<0fB d7 7\n7a>", "x0fbd777a"),
    ("(<>, <00>)", "(x x00)"),
    ("(/Library/x.y:z-$_1, http:)", "(s2f4c6962726172792f782e793a7a2d245f31 s687474703a)"),
    ("(a/*b*/,c//d\n)", "(s61 s63)"), ("{a=\"ü叫\";}", "{k61 sc3bce58fab}"),
    ("\u{FEFF}{a=b;}", "{k61 s62}"), ("(a\u{2028},\u{B}b\u{C})", "(s61 s62)"),
  ])
  func `values are read in the order of the file`(source: String, canonical: String) throws {
    let document = try document(source)
    #expect(document.root.canonical == canonical)
    #expect(document.format == .openStep)
  }

  @Test(arguments: [
    (#"\n\t\r\a\b\f\v\"\'\\"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}\"'\\"), (#"\U0041\U00e9"#, "Aé"),
    (#"\Ud83d\Ude95"#, "🚕"), (#"\U41g"#, "Ag"), (#"\101\7x\0"#, "A\u{7}x\0"),
    (#"\200\377\341\256"#, "\u{A0}\u{FFFD}Æﬁ"), (#"\q\u\ü"#, "quü"), ("a\\\nb", "a\nb"),
    ("two\r\nlines", "two\r\nlines"), (#"\1234"#, "S4"), (#"\U"#, "\0"),
  ])
  func `escapes stand for what Foundation reads`(source: String, expected: String) throws {
    #expect(try document("\"\(source)\"").root.string == expected)
  }

  @Test func `places are exact`() throws {
    let source = "// ü\n{ \"ü\" = ( 'b c', <00> );\r\n  d; }"
    let root = try document(source).root
    #expect(root.range?.start == SourcePosition(line: 2, column: 1, offset: 6))
    #expect(text(root.range, in: source) == String(source.dropFirst(5)))
    #expect(text(root.entries?[0].keyRange, in: source) == "\"ü\"")
    #expect(text(root.entries?[0].keyContentRange, in: source) == "ü")
    #expect(text(root["ü"]?.range, in: source) == "( 'b c', <00> )")
    #expect(text(root["ü"]?.contentRange, in: source) == " 'b c', <00> ")
    #expect(text(root["ü"]?.array?[0].range, in: source) == "'b c'")
    #expect(text(root["ü"]?.array?[0].contentRange, in: source) == "b c")
    #expect(text(root["ü"]?.array?[1].contentRange, in: source) == "00")
    #expect(root["d"]?.range?.start == SourcePosition(line: 3, column: 3, offset: 35))
    #expect(root["ü"]?.array?[1].keyPath.description == "ü/1")
  }

  @Test(arguments: [
    ("(a b)", "expected “,” or “)”, found “b”", 3),
    ("(a", "expected “)” to close the “(” of line 1, found the end of the file", 2),
    ("(", "expected “)” to close the “(” of line 1, found the end of the file", 1),
    ("{", "expected “}” to close the “{” of line 1, found the end of the file", 1),
    ("{a", "expected “=” or “;” behind the key “a”, found the end of the file", 2),
    ("{a=", "expected “}” to close the “{” of line 1, found the end of the file", 3),
    ("{a=1}", "expected “;”, found “}”", 4),
    ("{a=1;", "expected “}” to close the “{” of line 1, found the end of the file", 5),
    ("{a 1;}", "expected “=” or “;” behind the key “a”, found “1”", 3),
    ("{=1;}", "expected a key, found “=”", 1),
    ("{(a)=1;}", "expected a key, found “(”", 1),
    ("{a=;}", "expected a value, found “;”", 3),
    ("(a,,b)", "expected a value, found “,”", 3),
    ("(ü)", "expected a value, found “ü”", 1),
    ("{a=1;} x", "expected the end of the file, found “x”", 7),
    ("\"a\" b", "expected the end of the file, found “b”", 4),
    ("a = 1; }", "expected a key, found “}”", 7),
    ("\"abc", "expected \" to close the \" of line 1, found the end of the file", 4),
    ("\"abc\\", "expected \" to close the \" of line 1, found the end of the file", 5),
    ("('abc", "expected ' to close the ' of line 1, found the end of the file", 5),
    ("\n/* abc", "expected “*/” to close the “/*” of line 2, found the end of the file", 7),
    ("{a=1;} /*", "expected “*/” to close the “/*” of line 1, found the end of the file", 9),
    ("(<0>)", "expected a second hexadecimal digit, found “>”", 3),
    ("(<0g>)", "expected a second hexadecimal digit, found “g”", 3),
    ("(<xy>)", "expected hexadecimal digits or “>”, found “xy”", 2),
    ("(<00", "expected “>” to close the “<” of line 1, found the end of the file", 4),
    ("(\"\\Ud83d\")", "the reference \\Ud83d stands for no character", 2),
    ("(\"\\Ude95\")", "the reference \\Ude95 stands for no character", 2),
    ("(\"\\Ud83d\\U0041\")", "the reference \\Ud83d\\U0041 stands for no character", 2),
    (
      "a = 1;\n<<<<<<< HEAD\n",
      "expected a property list, found the marker of an unresolved Git conflict", 7
    ),
    (")", "expected a value, found “)”", 0),
  ])
  func `each fault is named with its place`(source: String, message: String, offset: Int) {
    #expect(failure(source)?.message == message)
    #expect(failure(source)?.position?.offset == offset)
  }
}
