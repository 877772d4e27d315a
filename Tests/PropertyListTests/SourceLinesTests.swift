import Diagnostics
import PropertyList
import TestSupport
import Testing

@Suite("Lines of a source file")
struct SourceLinesTests {
  private let file = """
    <plist version="1.0">
    <array>
      <string>汽車🚗 Start &amp; go</string>\t<string></string>
    <true/></array>
    </plist>
    """

  /// The excerpts of all values of a property list.
  private func excerpts(_ bytes: [UInt8], reach: Int = 100) throws -> [SourceExcerpt?] {
    let root = try PropertyListDocument(parsing: bytes).root
    var lines = try #require(SourceLines(bytes))
    return ([root] + (root.array ?? [])).map { value in
      (value.contentRange ?? value.range).flatMap { lines.excerpt(at: $0, reach: reach) }
    }
  }

  @Test(arguments: StoredText.allCases, ["\n", "\r", "\r\n"])
  func `are shown whatever the encoding and the line ends`(
    encoding: StoredText, lineEnd: String
  ) throws {
    let found = try excerpts(encoding.bytes(of: file.replacing("\n", with: lineEnd)))
    #expect(
      found == [
        SourceExcerpt(before: "<array>", marked: "", after: "", isMarkedCut: true),
        SourceExcerpt(
          before: "  <string>", marked: "汽車🚗 Start &amp; go", after: "</string>\t<string></string>"),
        SourceExcerpt(
          before: "  <string>汽車🚗 Start &amp; go</string>\t<string>", marked: "", after: "</string>"),
        SourceExcerpt(before: "", marked: "<true/>", after: "</array>"),
      ])
  }

  @Test func `are shown of files in single bytes`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist><string>é</string></plist>"
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    #expect(
      try excerpts(bytes) == [
        SourceExcerpt(before: "<plist><string>", marked: "é", after: "</string></plist>")
      ])
  }

  @Test func `reach so far and no farther`() throws {
    let found = try excerpts(Array(file.utf8), reach: 4)
    #expect(
      found[1]
        == SourceExcerpt(
          before: "ing>", marked: "汽車🚗 ", after: "", isCutBefore: true, isMarkedCut: true,
          isCutAfter: true))
  }

  @Test func `come in any order`() throws {
    let bytes = Array(file.utf8)
    let values = try #require(try PropertyListDocument(parsing: bytes).root.array)
    var lines = try #require(SourceLines(bytes))
    let places = [2, 0, 1, 0].compactMap { values[$0].contentRange ?? values[$0].range }
    let marked = places.map { lines.excerpt(at: $0, reach: 50)?.marked }
    #expect(marked == ["<true/>", "汽車🚗 Start &amp; go", "", "汽車🚗 Start &amp; go"])
  }

  @Test func `are not shown of a file that has changed since`() throws {
    let bytes = Array(file.utf8)
    let range = try #require(try PropertyListDocument(parsing: bytes).root.array?[0].contentRange)
    for changed in [
      "", "<plist/>", "\n\(file)", "\u{FEFF}\n\(file)", String(file.prefix(45)),
      file.replacing("  <string>", with: "\n <string>"), file.replacing("go", with: "\n"),
    ] {
      var lines = try #require(SourceLines(Array(changed.utf8)))
      #expect(lines.excerpt(at: range, reach: 50) == nil, "\(changed)")
    }
  }

  @Test func `can't be had of what is no text`() throws {
    #expect(SourceLines(Array("bplist00abc".utf8)) == nil)
    #expect(SourceLines([0x3C, 0xFF, 0x3E]) == nil)
    #expect(SourceLines([0xFF, 0xFE, 0x3C]) == nil)
    #expect(SourceLines([]) != nil)
  }

  @Test func `never leave the file, whatever place is asked for`() {
    var generator = SeededGenerator(seed: 1)
    let bytes = Array(file.utf8)
    for _ in 0..<20_000 {
      let stored = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
      guard var lines = SourceLines(stored) else { continue }
      func position() -> SourcePosition {
        SourcePosition(
          line: Int.random(in: -1...7, using: &generator),
          column: Int.random(in: -1...60, using: &generator),
          offset: Int.random(in: -5...200, using: &generator))
      }
      let excerpt = lines.excerpt(
        at: SourceRange(position(), position()), reach: Int.random(in: 0...9, using: &generator))
      #expect((excerpt?.marked.unicodeScalars.count ?? 0) <= 9)
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"'", "\"'"),
    ("a\rb\n\tc", "a&#13;b\n\tc"), ("汽車🚗", "汽車🚗"), ("]]>", "]]&gt;"),
  ])
  func `take a text in escaped form`(text: String, content: String) throws {
    #expect(XMLEscaping.content(text) == content)
    #expect(try value("<string>\(content)</string>") == .string(text))
  }

  @Test(arguments: ["\u{0}", "a\u{1B}", "\u{FFFE}", "\u{FFFF}"])
  func `take no text that XML can't hold`(text: String) {
    #expect(XMLEscaping.content(text) == nil)
  }
}
