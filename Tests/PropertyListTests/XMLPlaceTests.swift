import Diagnostics
import PropertyList
import Testing

@Suite struct `Places in XML property lists` {
  /// The text in front of the element under test, in one line.
  static let prefixes = ["", "ü", "叫一辆", "🚕🚕", "e\u{301}", "אני"]

  @Test(arguments: prefixes)
  func `ranges count columns in characters and offsets in bytes`(prefix: String) throws {
    let source = "<array><string>\(prefix)</string><string>Köln</string><true/></array>"
    let node = try #require(try document(source).root.array?[1])
    let column = 24 + prefix.unicodeScalars.count + 1
    let offset = 24 + prefix.utf8.count
    #expect(
      node.range
        == SourceRange(
          SourcePosition(line: 1, column: column, offset: offset),
          SourcePosition(line: 1, column: column + 21, offset: offset + 22)))
    #expect(text(node.range, in: source) == "<string>Köln</string>")
    #expect(text(node.contentRange, in: source) == "Köln")
  }

  @Test(arguments: prefixes)
  func `errors count columns in characters and offsets in bytes`(prefix: String) {
    let position = failure("<array><string>\(prefix)</string>oops</array>")?.position
    #expect(position?.column == 25 + prefix.unicodeScalars.count)
    #expect(position?.offset == 24 + prefix.utf8.count)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `each kind of line end ends one line`(newline: String) throws {
    let source = ["<array>", "<string>a", "b</string>", "", "  <true/>", "</array>"]
      .joined(separator: newline)
    let root = try document(source).root
    let lines = root.array?.map { [$0.range?.start.line, $0.range?.end.line] }
    #expect(lines == [[2, 3], [5, 5]])
    #expect(root.array?.last?.range?.start.column == 3)
    #expect(root.range?.end.line == 6)
    #expect(root.range?.end.offset == source.utf8.count)
    #expect(root.array?[0].string == "a\nb")
  }

  @Test func `the places of keys, values and containers are exact`() throws {
    let source = xml("\n<dict >\n\t<key>ü</key>\n\t<array> <integer>5</integer></array>\n</dict>\n")
    let root = try document(source).root
    let entry = try #require(root.entries?.first)
    #expect(text(entry.keyRange, in: source) == "<key>ü</key>")
    #expect(text(entry.keyContentRange, in: source) == "ü")
    #expect(text(entry.value.range, in: source) == "<array> <integer>5</integer></array>")
    #expect(text(entry.value.contentRange, in: source) == " <integer>5</integer>")
    #expect(text(entry.value.array?[0].range, in: source) == "<integer>5</integer>")
    #expect(
      text(root.contentRange, in: source)
        == "\n\t<key>ü</key>\n\t<array> <integer>5</integer></array>\n")
  }

  @Test(arguments: ["<string/>", "<array />", "<dict/>", "<true/>"])
  func `an element without an end tag has no place for content`(source: String) throws {
    let file = xml(source)
    let node = try document(file).root
    #expect(text(node.range, in: file) == source)
    #expect(node.contentRange == nil)
  }

  @Test(arguments: ["string", "array", "dict", "true"])
  func `an element with both tags and nothing inside has an empty place for content`(name: String)
    throws
  {
    let node = try document("<\(name)></\(name)>").root
    let start = SourcePosition(line: 1, column: name.count + 3, offset: name.count + 2)
    #expect(node.contentRange == SourceRange(start, start))
  }

  @Test func `content that is spelled in pieces is placed as a whole`() throws {
    let source = xml("<string>a<![CDATA[b]]>&amp;<!-- c --></string>")
    let node = try document(source).root
    #expect(text(node.contentRange, in: source) == "a<![CDATA[b]]>&amp;<!-- c -->")
  }
}
