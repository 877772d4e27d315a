import Diagnostics
import PropertyList
import Testing

/// A document of JSON.
func json(_ text: String) throws -> PropertyListDocument {
  try PropertyListDocument(parsingJSON: Array(text.utf8))
}

/// The error of JSON that can't be read; `nil` when it can.
func jsonFailure(_ bytes: some Sequence<UInt8>) -> PropertyListError? {
  do throws(PropertyListError) {
    _ = try PropertyListDocument(parsingJSON: Array(bytes))
    return nil
  } catch {
    return error
  }
}

@Suite struct `JSON` {
  @Test(arguments: [
    ("{}", "{}"), (" [ ] ", "()"), ("\t[1,\r\n[],{}]\n", "(i1 () {})"), ("null", "n"),
    ("[true,false,null]", "(b1 b0 n)"), ("\"\"", "s"), ("{\"\":1}", "{k i1}"),
    ("{\"b\":1,\"a\":2,\"b\":3}", "{k62 i1 k61 i2 k62 i3}"),
    (
      "[0,-0,-12,9007199254740993,18446744073709551615]",
      "(i0 i0 i-12 i9007199254740993 i18446744073709551615)"
    ),
    ("18446744073709551616", "r43f0000000000000"), ("1.5", "r3ff8000000000000"),
    ("1e2", "r4059000000000000"), ("1E+2", "r4059000000000000"), ("-0.0", "r8000000000000000"),
    ("1e-400", "r0"),
  ])
  func `values are read in the order of the file`(source: String, canonical: String) throws {
    let document = try json(source)
    #expect(document.root.canonical == canonical)
    #expect(document.format == .json)
  }

  @Test(arguments: [
    (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\u00E9"#, "Aéé"),
    (#"\ud83d\ude95"#, "🚕"), (#"\uFEFF\u0000"#, "\u{FEFF}\0"),
    ("ü叫🚕\u{7F}\u{2028}", "ü叫🚕\u{7F}\u{2028}"),
  ])
  func `escapes stand for what RFC 8259 says`(source: String, expected: String) throws {
    #expect(try json("\"\(source)\"").root.string == expected)
  }

  @Test func `places are exact`() throws {
    let source = "\u{FEFF}{\r\n  \"ü\" : [ \"a\\u0062\", -1.5 ],\n\t\"d\":{ }\n}\n"
    let root = try json(source).root
    #expect(root.range?.start == SourcePosition(line: 1, column: 1, offset: 3))
    #expect(text(root.entries?[0].keyRange, in: source) == "\"ü\"")
    #expect(text(root.entries?[0].keyContentRange, in: source) == "ü")
    let list = root["ü"]
    #expect(text(list?.range, in: source) == "[ \"a\\u0062\", -1.5 ]")
    #expect(text(list?.contentRange, in: source) == " \"a\\u0062\", -1.5 ")
    #expect(text(list?.array?[0].range, in: source) == "\"a\\u0062\"")
    #expect(text(list?.array?[0].contentRange, in: source) == "a\\u0062")
    #expect(text(list?.array?[1].contentRange, in: source) == "-1.5")
    #expect(list?.array?[1].range?.start == SourcePosition(line: 2, column: 22, offset: 28))
    #expect(list?.array?[1].keyPath.description == "ü/1")
    #expect(text(root["d"]?.contentRange, in: source) == " ")
    #expect(root["d"]?.range?.start == SourcePosition(line: 3, column: 6, offset: 41))
  }

  @Test(arguments: StoredText.allCases)
  func `each encoding is read`(encoding: StoredText) throws {
    let file = encoding.bytes(of: "{\"ü\": \"🚕\"}")
    let root = try PropertyListDocument(parsingJSON: file).root
    #expect(root["ü"]?.string == "🚕")
    let range = try #require(root["ü"]?.contentRange)
    #expect(Array(file[range.bytes]) == encoding.bytes(ofStretch: "🚕"))
  }

  @Test(arguments: [
    ("", "expected JSON, found a file without content", 0),
    ("\u{FEFF} \n", "expected JSON, found a file without content", 5),
    ("<html>", "expected JSON, found an HTML page", 0),
    (" <plist/>", "expected JSON, found XML", 1),
    ("bplist00", "expected JSON, found a binary property list", 0),
    ("PK\u{3}\u{4}", "expected JSON, found a ZIP archive", 0),
    ("<<<<<<< HEAD\n{}", "expected JSON, found the marker of an unresolved Git conflict", 0),
    (
      "{\"a\": 1,\n=======\n\"b\": 2}",
      "expected JSON, found the marker of an unresolved Git conflict", 9
    ),
    ("[1,]", "expected a value, found “]”", 3),
    ("{\"a\":1,}", "expected a key in double quotes, found “}”", 7),
    ("[,1]", "expected a value, found “,”", 1),
    ("[1 2]", "expected “,” or “]”, found “2”", 3),
    ("{\"a\" 1}", "expected “:” behind the key “a”, found “1”", 5),
    ("{\"a\":1 \"b\"}", "expected “,” or “}”, found “\"”", 7),
    ("{\"a\":}", "expected a value, found “}”", 5),
    ("{a:1}", "expected a key in double quotes, found “a”", 1),
    ("{'a':1}", "expected a key in double quotes, found “'”", 1),
    ("{1:1}", "expected a key in double quotes, found “1”", 1),
    ("[}", "expected a value, found “}”", 1),
    ("{]", "expected a key in double quotes, found “]”", 1),
    ("[1}", "expected “,” or “]”, found “}”", 2),
    ("[", "expected “]” to close the “[” of line 1, found the end of the file", 1),
    ("\n{\"a\"", "expected “}” to close the “{” of line 2, found the end of the file", 5),
    ("{\"a\":", "expected “}” to close the “{” of line 1, found the end of the file", 5),
    ("{\"a\":1,", "expected “}” to close the “{” of line 1, found the end of the file", 7),
    ("[\"ab", "expected \" to close the \" of line 1, found the end of the file", 4),
    (
      "[\"ab\\",
      "expected one of \" \\ / b f n r t u behind the backslash, found the end of the file", 5
    ),
    ("\"\\x\"", "expected one of \" \\ / b f n r t u behind the backslash, found “x”", 2),
    (
      "\"a\nb\"",
      "expected “\"” to end the text, or an escape such as \\n or \\u000A, found the character U+000A",
      2
    ),
    ("\"\\u12g4\"", "expected four hexadecimal digits behind \\u, found “g4”", 5),
    ("\"\\ud83d\"", "the reference \\ud83d stands for no character", 1),
    ("\"\\ude95\"", "the reference \\ude95 stands for no character", 1),
    ("\"\\ud83d\\u0041\"", "the reference \\ud83d\\u0041 stands for no character", 1),
    ("{} {}", "expected the end of the file, found “{”", 3),
    ("1 // one", "expected the end of the file, found “/”", 2),
    ("True", "expected a value, found “True”", 0), ("NaN", "expected a value, found “NaN”", 0),
    ("truex", "expected the end of the file, found “x”", 4),
    ("+1", "expected a value, found “+”", 0),
    ("01", "expected the end of the file, found “1”", 1),
    ("-", "expected a digit, found the end of the file", 1),
    ("1.", "expected a digit, found the end of the file", 2),
    (".5", "expected a value, found “.5”", 0),
    ("1e+", "expected a digit, found the end of the file", 3),
    ("[1e999]", "expected a number of at most 1.8e308, found “1e999”", 1),
    ("[\u{A0}1]", "expected a value, found the character U+00A0", 1),
  ])
  func `each fault is named with its place`(source: String, message: String, offset: Int) {
    let error = jsonFailure(source.utf8)
    #expect(error?.message == message)
    #expect(error?.position?.offset ?? 0 == offset)
  }

  @Test func `bytes that aren't UTF-8 are refused with their place`() {
    let error = jsonFailure(Array("{\n\"a\": \"ü".utf8) + [0xFC] + Array("\"}".utf8))
    #expect(error?.message.hasPrefix("expected text in UTF-8, found the byte 0xFC") == true)
    #expect(error?.position == SourcePosition(line: 2, column: 8, offset: 10))
  }

  @Test(arguments: [("[", "1", "]"), ("{\"a\":", "1", "}")])
  func `nesting is read up to the limit and refused beyond it`(
    open: String, innermost: String, close: String
  ) throws {
    let limit = PropertyListLimits.depth
    func file(_ depth: Int) -> String {
      String(repeating: open, count: depth) + innermost + String(repeating: close, count: depth)
    }
    _ = try json(file(limit))
    for source in [file(limit + 1), file(200_000), String(repeating: open, count: 200_000)] {
      let error = jsonFailure(source.utf8)
      #expect(error?.kind == .tooDeep(limit: limit))
      #expect(error?.position?.offset == limit * open.utf8.count)
    }
  }

  @Test func `a file that is too large, or has too many values, is refused`() {
    let large = [UInt8](repeating: 0x20, count: PropertyListLimits.fileSize + 1)
    #expect(jsonFailure(large)?.kind == .tooLarge(limit: PropertyListLimits.fileSize))
    let limit = PropertyListLimits.jsonValues
    let many = jsonFailure("[\(String(repeating: "1,", count: limit))".utf8)
    #expect(many?.kind == .tooManyValues(limit: limit))
    #expect(many?.position?.offset == 1 + 2 * (limit - 1))
  }

  @Test func `every beginning of a good file is refused at its end or before`() {
    let bytes = Array(#"{"ü" : ["a\ud83d\ude95", -1.5e3, {"b": true}, null]}"#.utf8)
    for count in 0..<bytes.count {
      let error = jsonFailure(bytes.prefix(count))
      #expect(error != nil && error?.position?.offset ?? .max <= count, "\(count)")
    }
  }
}
