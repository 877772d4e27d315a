import Diagnostics
import PropertyList
import Testing

@Suite struct `Characters that XML forbids` {
  @Test(arguments: ["\u{10}", "\u{0}", "\u{8}", "\u{B}", "\u{C}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
  func `a forbidden character is read past and recorded`(character: String) throws {
    let source = "<array>\n<string>ü\(character)b</string></array>"
    let document = try document(source)
    #expect(document.root.array?.first?.string == "ü\(character)b")
    #expect(
      document.faults == [
        PropertyListFault(
          range: SourceRange(
            SourcePosition(line: 2, column: 10, offset: 18),
            SourcePosition(line: 2, column: 11, offset: 18 + character.utf8.count)),
          scalar: try #require(character.unicodeScalars.first))
      ])
  }

  @Test(arguments: [
    "\t", "\n", "\u{7F}", "\u{80}", "\u{9F}", "\u{FFFD}", "\u{FEFF}", "\u{10FFFF}", "ﬀ",
  ])
  func `an allowed character is no fault`(character: String) throws {
    let document = try document("<string>\(character)</string>")
    #expect(document.faults.isEmpty)
    #expect(document.root.string == character)
  }

  @Test func `references to forbidden characters are faults, too`() throws {
    let document = try document("<string>a&#16;b&#xFFFF;&#0;</string>")
    #expect(document.root.string == "a\u{10}b\u{FFFF}\0")
    #expect(document.faults.map(\.range.bytes) == [9..<14, 15..<23, 23..<27])
    #expect(document.faults.map(\.scalar) == ["\u{10}", "\u{FFFF}", "\0"])
  }

  @Test func `faults are found in keys, CDATA, comments, attributes and entities`() throws {
    let document = try document(
      "<!DOCTYPE plist [<!ENTITY e '\u{1}&#1;\u{1}'>]><!--\u{2}--><dict a='\u{3}'><key>\u{4}</key>"
        + "<string><![CDATA[\u{5}]]>&e;</string></dict>")
    #expect(document.faults.map(\.scalar.value) == [1, 1, 1, 2, 3, 4, 5])
    #expect(document.faults.map(\.range.start) == document.faults.map(\.range.start).sorted())
  }

  @Test func `the number of faults kept is bounded`() throws {
    let count = PropertyListLimits.faults + 5
    let text = String(repeating: "\u{10}", count: count)
    let document = try document("<string>\(text)</string>")
    #expect(document.faults.count == PropertyListLimits.faults)
    #expect(document.root.string == text)
  }

  @Test func `between elements a forbidden character is misplaced`() {
    #expect(
      failure("<array>\u{10}</array>")?.message
        == "expected a value or </array>, found the character U+0010")
  }
}
