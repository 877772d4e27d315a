import Diagnostics
import Foundation
import PropertyList
import Testing

@Suite struct `Strings files` {
  static let source = """
    /* The name under the icon */
    "CFBundleDisplayName" = "Ride \\"ü\\"";
    CFBundleName = Ride; // short
    "app" = "one"; "app" = "two";

    """

  @Test func `the entries are read in the order of the file with their places`() throws {
    let table = try StringsTable(parsing: Array(Self.source.utf8))
    #expect(table.entries.map(\.key) == ["CFBundleDisplayName", "CFBundleName", "app", "app"])
    #expect(table.entries.map(\.value) == ["Ride \"ü\"", "Ride", "one", "two"])
    #expect(table["app"] == "two")
    #expect(table["nothing"] == nil)
    #expect(text(table.entries[0].keyRange, in: Self.source) == "\"CFBundleDisplayName\"")
    #expect(text(table.entries[0].valueRange, in: Self.source) == "\"Ride \\\"ü\\\"\"")
    #expect(table.entries[1].valueRange?.start.line == 3)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read in both byte orders, with and without a mark`(bigEndian: Bool, mark: Bool)
    throws
  {
    let bytes = `Encodings of XML property lists`.utf16(
      Self.source, bigEndian: bigEndian, mark: mark)
    let table = try StringsTable(parsing: bytes)
    #expect(table["CFBundleDisplayName"] == "Ride \"ü\"")
    let offset = try #require(table.entries[1].valueRange).start.offset
    #expect(offset == (mark ? 2 : 0) + 2 * (30 + 38 + 15))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `the property lists of built apps are read`(
    format: PropertyListSerialization.PropertyListFormat
  )
    throws
  {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "ü"], format: format, options: 0)
    let table = try StringsTable(parsing: Array(data))
    #expect(table.entries.map(\.key) == ["a"])
    #expect(table["a"] == "ü")
  }

  @Test(arguments: ["", "\n", "/* nothing */", "{}", "\u{FEFF}"])
  func `a file without entries is an empty table`(source: String) throws {
    #expect(try StringsTable(parsing: Array(source.utf8)).entries.isEmpty)
  }

  @Test(arguments: [
    ("( a )", "expected a dictionary, found an array"),
    ("a = ( b );", "expected a string for the key “a”, found an array"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "expected “;”, found “\"”"),
    ("\"a\" = \"b;\n", "expected \" to close the \" of line 1, found the end of the file"),
    ("<plist><true/></plist>", "expected a dictionary, found true or false"),
  ])
  func `other files are refused`(source: String, message: String) {
    do throws(PropertyListError) {
      _ = try StringsTable(parsing: Array(source.utf8))
      Issue.record("read without an error")
    } catch {
      #expect(error.message == message)
      #expect(error.position != nil)
    }
  }
}
