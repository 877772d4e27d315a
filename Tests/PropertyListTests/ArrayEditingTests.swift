import Diagnostics
import PropertyList
import Testing

@Suite("An array put round a value")
struct ArrayEditingTests {
  /// Lines of a file whose only string, or else whose inner dictionary, goes into an array.
  private func wrapped(_ lines: String) throws -> String {
    let file = Array(lines.utf8)
    let root = try PropertyListDocument(parsing: file).root
    let node = try #require(root.strings.first ?? root.entries?.first?.value)
    let range = try #require((node.string == nil ? nil : node.contentRange) ?? node.range).bytes
    let edit = PropertyListEdit(.arrayAround, at: range)
    return String(decoding: try PropertyListEditor(file).applying([edit]), as: UTF8.self)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["\t", "  ", "    "])
  func `has the indentation and line ends of the file`(end: String, step: String) throws {
    func lines(_ lines: String...) -> String {
      lines.joined(separator: end).replacing("\t", with: step) + end
    }
    let before = lines(
      "<plist>", "<dict>", "\t<key>A</key>", "\t<dict>", "\t\t<key>B</key>",
      "\t\t<string>a &amp; b</string> ", "\t</dict>", "</dict>", "</plist>")
    let after = lines(
      "<plist>", "<dict>", "\t<key>A</key>", "\t<dict>", "\t\t<key>B</key>", "\t\t<array>",
      "\t\t\t<string>a &amp; b</string>", "\t\t</array> ", "\t</dict>", "</dict>", "</plist>")
    #expect(try wrapped(before) == after)
  }

  @Test func `stays in the line of the value`() throws {
    let before = "<plist>\n <dict> <key>A</key><string>a</string> </dict>\n</plist>"
    let after = "<plist>\n <dict> <key>A</key><array><string>a</string></array> </dict>\n</plist>"
    #expect(try wrapped(before) == after)
  }

  @Test func `leaves the lines of a longer value alone`() throws {
    let before = "<plist>\n <dict>\n  <key>A</key>\n  <string>a\nb</string>\n </dict>\n</plist>"
    let after =
      "<plist>\n <dict>\n  <key>A</key>\n  <array>\n  <string>a\nb</string>\n  </array>\n </dict>\n</plist>"
    #expect(try wrapped(before) == after)
    let inner = "<dict>\n   <key>B</key>\n   <true/>\n  </dict>"
    #expect(
      try wrapped("<plist>\n <dict>\n  <key>A</key>\n  \(inner)\n </dict>\n</plist>")
        == "<plist>\n <dict>\n  <key>A</key>\n  <array>\n  \(inner)\n  </array>\n </dict>\n</plist>"
    )
  }

  @Test func `goes round an element without text, and never round a key`() throws {
    #expect(
      try wrapped(xml("<dict><key>A</key><string/></dict>"))
        == xml("<dict><key>A</key><array><string/></array></dict>"))
    let file = xml("<dict><key>A</key><true/></dict>")
    let key = try #require(try document(file).root.entries?.first?.keyContentRange).bytes
    #expect(throws: PropertyListEditError.self) {
      try PropertyListEditor(Array(file.utf8)).applying([PropertyListEdit(.arrayAround, at: key)])
    }
  }
}
