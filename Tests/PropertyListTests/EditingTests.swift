import Diagnostics
import PropertyList
import Testing

/// The file after one change of its only string, or of the string that reads so.
func edited(
  _ file: [UInt8], _ old: String? = nil, to change: PropertyListEdit.Change
) throws -> [UInt8] {
  let root = try PropertyListDocument(parsing: file).root
  let node = try #require(
    root.strings.first { old == nil || $0.string?.utf8.elementsEqual(old?.utf8 ?? "".utf8) == true }
  )
  let range = try #require((node.contentRange ?? node.range)?.bytes)
  return try PropertyListEditor(file).applying([PropertyListEdit(change, at: range)])
}

extension PropertyListNode {
  /// Every string below, in the order of the file.
  var strings: [PropertyListNode] {
    (string == nil ? [] : [self]) + (array ?? []).flatMap(\.strings)
      + (entries ?? []).flatMap(\.value.strings)
  }
}

@Suite("An edited property list")
struct EditingTests {
  /// The content of an element before and after, and what it says after.
  struct Case: CustomTestStringConvertible, Sendable {
    let before: String
    let text: String
    let after: String
    var testDescription: String { "\(before) → \(after)" }

    init(_ before: String, _ text: String, _ after: String) {
      (self.before, self.text, self.after) = (before, text, after)
    }
  }

  static let spellings = [
    Case("R&amp;B &#8217;s  ", "R&B ’s", "R&amp;B &#8217;s"),
    Case("  R&#x26;B", "R&B", "R&#x26;B"),
    Case("R&amp;B  hits", "R&B hits", "R&amp;B hits"),
    Case("", "new", "new"),
    Case("old", "", ""),
    Case("INStartWorkoutsIntent", "INStartWorkoutIntent", "INStartWorkoutIntent"),
    Case("a<!-- why -->b ", "ab", "a<!-- why -->b"),
    Case("<!-- why --> a", "a", "<!-- why -->a"),
    Case("<?pi?> a", "b", "<?pi?>b"),
    Case("<![CDATA[R&B ]]>", "R&B", "<![CDATA[R&B]]>"),
    Case("<![CDATA[ ]]>&amp;", "&", "<![CDATA[]]>&amp;"),
    Case("<![CDATA[a]]>", "a<&>", "<![CDATA[a<&>]]>"),
    Case("a", "a<&>\"'", "a&lt;&amp;&gt;\"'"),
    Case("Cafe&#x301;", "Café", "Café"),
    Case("&app;&app; ", "Ride & GoRide & Go", "&app;&app;"),
    Case("&app;", "Ride & go", "Ride &amp; go"),
    Case("]]\u{200B}>", "]]>", "]]&gt;"),
    Case("<![CDATA[]]\u{200B}>]]>", "]]>", "<![CDATA[]]]]><![CDATA[>]]>"),
    Case("a\r\u{200B}\nb", "a\n\nb", "a\r&#xA;b"),
    Case("<![CDATA[a\r\u{200B}\nb]]>", "a\n\nb", "<![CDATA[a\r]]>&#xA;<![CDATA[b]]>"),
    Case("a\r\nb ", "a\nb", "a\r\nb"),
    Case("a", "a\rb", "a&#xD;b"),
    Case("<![CDATA[a]]>", "a]]>", "<![CDATA[a]]]]><![CDATA[>]]>"),
    Case("a\u{10}b ", "a\u{10}b", "a\u{10}b"),
  ]

  @Test(arguments: spellings)
  func `keeps the spelling of all that stays`(sample: Case) throws {
    func file(_ content: String) -> [UInt8] {
      let prolog =
        "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [<!ENTITY app \"Ride &#38;#38; Go\">]>\n"
      let text =
        prolog + "<plist><dict>\r\n\t<key>A</key><string>\(content)</string>\r</dict></plist>"
      return Array(text.utf8)
    }
    let result = try edited(file(sample.before), to: .text(sample.text))
    #expect(
      String(decoding: result, as: UTF8.self) == String(decoding: file(sample.after), as: UTF8.self)
    )
    #expect(result == file(sample.after))
  }

  @Test(arguments: [
    ("<string/>", "<string>a &amp; b</string>"), ("<string />", "<string>a &amp; b</string>"),
    ("<string id='1' />", "<string id='1'>a &amp; b</string>"),
    ("<string></string>", "<string>a &amp; b</string>"),
  ])
  func `gives an element without text some`(before: String, after: String) throws {
    #expect(try edited(Array(xml(before).utf8), to: .text("a & b")) == Array(xml(after).utf8))
  }

  @Test func `leaves an element without text as it is when it stays so`() throws {
    let file = Array(xml("<string id='1' />").utf8)
    #expect(try edited(file, to: .text("")) == file)
  }

  @Test func `has other keys`() throws {
    let before = xml("<dict><key>Intent&#78;ame </key><string/><key/><true/></dict>")
    let after = xml("<dict><key>Intent&#78;ame</key><string/><key>B</key><true/></dict>")
    let entries = try document(before).root.entries ?? []
    let edits = try zip(entries, ["IntentName", "B"]).map { entry, key in
      let range = try #require(entry.keyContentRange ?? entry.keyRange)
      return PropertyListEdit(.text(key), at: range.bytes)
    }
    #expect(try PropertyListEditor(Array(before.utf8)).applying(edits) == Array(after.utf8))
  }

  @Test(arguments: StoredText.allCases)
  func `is stored as it was`(storage: StoredText) throws {
    let before = xml("\r\n<array><string>嘿 &amp; 🚕 </string>\r\n<string>ü </string></array>")
    let after = xml("\r\n<array><string>嘿 &amp; 🚕</string>\r\n<string>ü</string></array>")
    let name = storage.xmlName
    let file = storage.bytes(of: before.replacing("UTF-8", with: name))
    let nodes = try PropertyListDocument(parsing: file).root.strings
    let edits = try zip(nodes, ["嘿 & 🚕", "ü"]).map { node, text in
      PropertyListEdit(.text(text), at: try #require(node.contentRange).bytes)
    }
    let result = try PropertyListEditor(file).applying(edits.reversed())
    #expect(result == storage.bytes(of: after.replacing("UTF-8", with: name)))
  }

  @Test(arguments: [
    ("ISO-8859-1", "é – 嘿 €", "é &#x2013; &#x563F; &#x20AC;"),
    ("windows-1252", "é – 嘿 €", "é – &#x563F; €"),
    ("US-ASCII", "é – 嘿 €", "&#xE9; &#x2013; &#x563F; &#x20AC;"),
  ])
  func `refers to what its encoding lacks`(name: String, text: String, spelling: String) throws {
    func file(_ content: String) -> [UInt8] {
      xml("<string>\(content)</string>").replacing("UTF-8", with: name).unicodeScalars.map {
        scalar in
        switch scalar {
        case "–": 0x96
        case "€": 0x80
        default: UInt8(scalar.value)
        }
      }
    }
    #expect(try edited(file(""), to: .text(text)) == file(spelling))
    let data = spelling.split(separator: " ").map { $0.hasPrefix("&") ? "]]>\($0)<![CDATA[" : $0 }
      .joined(separator: " ")
    #expect(
      try edited(file("<![CDATA[ ]]>"), to: .text(" \(text)"))
        == file("<![CDATA[ \(data)]]>"))
  }

  @Test func `is refused where a change can't be made`() throws {
    func refusal(_ text: String, _ edits: PropertyListEdit...) -> PropertyListEditError? {
      do {
        _ = try PropertyListEditor(Array(text.utf8)).applying(edits)
        return nil
      } catch {
        return error
      }
    }
    let file = xml("<array><string>a</string><true/></array>")
    let node = try document(file).root.strings[0]
    let content = try #require(node.contentRange?.bytes)
    let element = try #require(node.range?.bytes)
    let flag = try #require(try document(file).root.array?[1].range?.bytes)
    let change = PropertyListEdit(.text("b"), at: content)
    #expect(refusal(file, change) == nil)
    #expect(refusal(file, change, change) == .overlap(at: content.lowerBound))
    #expect(
      refusal(file, PropertyListEdit(.text("b"), at: element))
        == .noSuchValue(at: element.lowerBound))
    #expect(
      refusal(file, PropertyListEdit(.text("b"), at: 1..<2)) == .noSuchValue(at: 1))
    #expect(
      refusal(file, PropertyListEdit(.text("b"), at: flag)) == .noSuchValue(at: flag.lowerBound))
    #expect(refusal(file, PropertyListEdit(.text("\u{1}"), at: content)) == .unwritable("\u{1}"))
    #expect(refusal("{ a = b; }", change) == .format(.openStep))
    #expect(refusal("bplist00", change)?.message.hasPrefix("can't be read") == true)
  }
}
