import Diagnostics
import PropertyList
import Testing

@Suite struct `Encodings of XML property lists` {
  static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read in both byte orders, with and without a mark`(bigEndian: Bool, mark: Bool)
    throws
  {
    let source =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<array><string>🚕ü</string><true/></array>"
    let document = try PropertyListDocument(
      parsing: Self.utf16(source, bigEndian: bigEndian, mark: mark))
    #expect(document.root.array?.first?.string == "🚕ü")
    let range = try #require(document.root.array?.last?.range)
    let offset = (mark ? 2 : 0) + 2 * (40 + 7 + 8 + 3 + 9)
    #expect(range.start == SourcePosition(line: 2, column: 27, offset: offset))
    #expect(range.end == SourcePosition(line: 2, column: 34, offset: offset + 14))
  }

  @Test func `a byte order mark of UTF-8 has no column but an offset`() throws {
    let document = try document("\u{FEFF}<true/>")
    #expect(document.root.range?.start == SourcePosition(line: 1, column: 1, offset: 3))
  }

  @Test(
    arguments: [
      ("ISO-8859-1", [0xFC, 0x80], "ü\u{80}"), ("windows-1252", [0xFC, 0x80, 0x99], "ü€™"),
      ("US-ASCII", [0x75], "u"), ("utf-8", [0xC3, 0xBC], "ü"),
    ] as [(String, [UInt8], String)])
  func `the encoding that the XML declaration names is read`(
    name: String, bytes: [UInt8], expected: String
  ) throws {
    let head = Array("<?xml version='1.0' encoding='\(name)'?><array><string>".utf8)
    let file = head + bytes + Array("</string><true/></array>".utf8)
    let root = try PropertyListDocument(parsing: file).root
    #expect(root.array?[0].string == expected)
    #expect(root.array?[1].range?.start.offset == head.count + bytes.count + 9)
    #expect(
      root.array?[1].range?.start.column == head.count + expected.unicodeScalars.count + 9 + 1)
  }

  @Test(
    arguments: [
      ([0xE9], "the byte 0xE9"), ([0xC3], "the byte 0xC3"), ([0xC0, 0x80], "the byte 0xC0"),
      ([0xE0, 0x80, 0x80], "the byte 0xE0"), ([0xED, 0xA0, 0x80], "the byte 0xED"),
      ([0xF4, 0x90, 0x80, 0x80], "the byte 0xF4"), ([0xF8], "the byte 0xF8"),
      ([0x80], "the byte 0x80"), ([0xF0, 0x9F, 0x9A], "the byte 0xF0"),
    ] as [([UInt8], String)])
  func `bytes that aren't UTF-8 are refused with their place`(bytes: [UInt8], found: String) {
    for tail in ["</string>", ""] {
      let error = failure(Array("<string>\nü".utf8) + bytes + Array(tail.utf8))
      #expect(
        error?.message
          == "expected text in UTF-8, found \(found), which is not valid there; save the file as UTF-8"
      )
      #expect(error?.position == SourcePosition(line: 2, column: 2, offset: 11))
    }
  }

  @Test(
    arguments: [
      ([0xD8, 0x3D, 0x00, 0x41], 0, "0xD8 0x3D"), ([0xDE, 0x95], 0, "0xDE 0x95"),
      ([0x00, 0x41, 0x00], 2, "0x00"), ([0x00, 0x41, 0xD8, 0x3D], 2, "0xD8 0x3D"),
    ] as [([UInt8], Int, String)])
  func `broken UTF-16 is refused with its place`(bytes: [UInt8], offset: Int, found: String) {
    let head = Self.utf16("<string>", bigEndian: true, mark: true)
    let error = failure(head + bytes)
    #expect(error?.message.contains("UTF-16, found the byte") == true)
    #expect(error?.message.contains(found) == true)
    #expect(error?.position?.offset == head.count + offset)
  }

  @Test(arguments: [
    ("EBCDIC", "the encoding “EBCDIC” is not read"),
    ("UTF-16", "says “UTF-16”, but the file is in"),
    ("UTF-32", "says “UTF-32”, but the file is in"),
    ("x-mac-roman", "the encoding “x-mac-roman” is not read"),
  ])
  func `an encoding that is not read, or not true, is named`(name: String, message: String) {
    let error = failure("<?xml version=\"1.0\" encoding=\"\(name)\"?><true/>")
    #expect(error?.message.contains(message) == true)
    #expect(error?.position?.offset == 30)
  }

  @Test func `a byte order mark contradicts the declaration of a single-byte encoding`() {
    let error = failure("\u{FEFF}<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><true/>")
    #expect(error?.message == "the XML declaration says “ISO-8859-1”, but the file is in UTF-8")
  }

  @Test func `UTF-16 that declares UTF-8 is read by its byte order mark, as Foundation reads it`()
    throws
  {
    let bytes = Self.utf16(
      "<?xml version='1.0' encoding='UTF-8'?><true/>", bigEndian: false, mark: true)
    #expect(try PropertyListDocument(parsing: bytes).root.value == .boolean(true))
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-32 is read in both byte orders, with and without a mark`(bigEndian: Bool, mark: Bool)
    throws
  {
    let source = "<?xml version='1.0' encoding='UTF-32'?><array><string>🚕ü</string><true/></array>"
    let document = try PropertyListDocument(
      parsing: StoredText.utf32(source, bigEndian: bigEndian, mark: mark))
    #expect(document.root.array?.first?.string == "🚕ü")
    let start = (mark ? 4 : 0) + 4 * (39 + 7 + 8 + 2 + 9)
    #expect(document.root.array?.last?.range?.start.offset == start)
  }

  @Test func `bytes that Windows-1252 and ASCII leave open are refused`() {
    for (name, byte) in [("windows-1252", UInt8(0x81)), ("US-ASCII", 0xE9)] {
      let head = Array("<?xml version='1.0' encoding='\(name)'?><string>".utf8)
      let error = failure(head + [byte])
      #expect(error?.position?.offset == head.count)
    }
  }
}
