import Diagnostics
import Foundation
import PropertyList
import Testing

@Suite struct `Encodings of strings files` {
  private static let source = """
    /* ü 叫 🚕 */
    "CFBundleDisplayName" = "Fahrt \\"ü\\" 🚕";\r
      叫 = x;
    """.replacing("叫 = x", with: "\"叫\" = \"车 e\u{301}\"")

  @Test(arguments: StoredText.allCases)
  func `a table reads the same in each encoding, with places in the stored bytes`(
    encoding: StoredText
  ) throws {
    let file = encoding.bytes(of: Self.source)
    let entries = try StringsTable(parsing: file).entries
    #expect(entries.map(\.key) == ["CFBundleDisplayName", "叫"])
    #expect(entries.map(\.value) == ["Fahrt \"ü\" 🚕", "车 e\u{301}"])
    let places = try entries.map { try #require($0.valueRange) }
    #expect(Array(file[places[0].bytes]) == encoding.bytes(ofStretch: #""Fahrt \"ü\" 🚕""#))
    #expect(Array(file[places[1].bytes]) == encoding.bytes(ofStretch: "\"车 e\u{301}\""))
    #expect(places.map(\.start.line) == [2, 3])
    #expect(places.map(\.start.column) == [25, 9])
    #expect(places.map(\.end.column) == [40, 15])
  }

  @Test(arguments: StoredText.allCases)
  func `an empty file, and one cut off anywhere, end in an answer`(encoding: StoredText) throws {
    #expect(try StringsTable(parsing: encoding.bytes(of: "")).entries.isEmpty)
    let file = encoding.bytes(of: Self.source)
    for count in 1..<file.count {
      guard let error = refusal(Array(file.prefix(count))) else { continue }
      #expect((0...count).contains(try #require(error.position).offset), "\(count)")
    }
  }

  /// `é` in ISO-8859-1 and Windows-1252, and in Mac OS Roman.
  @Test(arguments: [0xE9, 0x8E] as [UInt8])
  func `a file in a legacy encoding is refused at its first byte that is no UTF-8`(byte: UInt8) {
    let head = Array("/* ü */\n\"a\" = \"Caf".utf8)
    let error = refusal(head + [byte] + Array("\";\n\"b\" = \"".utf8) + [byte])
    let digits = String(byte, radix: 16, uppercase: true)
    #expect(
      error?.message
        == "expected text in UTF-8, found the byte 0x\(digits), which is not valid there; save the file as UTF-8"
    )
    #expect(error?.position == SourcePosition(line: 2, column: 11, offset: head.count))
  }

  @Test(
    arguments: [
      ([0x84, 0x31, 0x95, 0x33], "GB18030"), (Array("+/v8".utf8), "UTF-7"),
      ([0xDD, 0x73, 0x66, 0x73], "UTF-EBCDIC"), ([0xF7, 0x64, 0x4C], "UTF-1"),
      ([0x0E, 0xFE, 0xFF], "SCSU"), ([0xFB, 0xEE, 0x28], "BOCU-1"),
    ] as [([UInt8], String)])
  func `an encoding that is not read is named by its mark`(mark: [UInt8], name: String) {
    let error = refusal(mark + Array("\"a\" = \"b\";".utf8))
    #expect(
      error?.message
        == "the encoding “\(name)” is not read, only UTF-8, UTF-16, UTF-32, ISO-8859-1, Windows-1252 and US-ASCII; save the file as UTF-8"
    )
    #expect(error?.position == SourcePosition(line: 1, column: 1, offset: 0))
  }

  @Test(
    arguments: [
      ([0, 0, 0xD8, 0], "the bytes 0x00 0x00 0xD8 0x00"),
      ([0, 0x11, 0, 0], "the bytes 0x00 0x11 0x00 0x00"),
      ([0xFF, 0xFF, 0xFF, 0xFF], "the bytes 0xFF 0xFF 0xFF 0xFF"), ([0, 0], "the bytes 0x00 0x00"),
    ] as [([UInt8], String)])
  func `broken UTF-32 is refused with its place`(bytes: [UInt8], found: String) {
    let head = StoredText.utf32("\"a\" =\n🚕", bigEndian: true, mark: true)
    let error = refusal(head + bytes)
    #expect(error?.message.hasPrefix("expected text in UTF-32, found \(found),") == true)
    #expect(error?.position == SourcePosition(line: 2, column: 2, offset: head.count))
  }

  @Test(arguments: StoredText.allCases)
  func `damaged files are survived`(encoding: StoredText) {
    let file = encoding.bytes(of: Self.source)
    for seed in 0..<300 as Range<UInt64> {
      var mutator = Mutator(seed: seed)
      let damaged = mutator.mutate(file)
      do throws(PropertyListError) {
        let ranges = try StringsTable(parsing: damaged).entries.compactMap(\.valueRange)
        #expect(ranges.allSatisfy { $0.bytes.upperBound <= damaged.count }, "seed \(seed)")
      } catch {
        #expect((0...damaged.count).contains(error.position?.offset ?? 0), "seed \(seed)")
      }
    }
  }

  private func refusal(_ file: [UInt8]) -> PropertyListError? {
    do throws(PropertyListError) {
      _ = try StringsTable(parsing: file)
      return nil
    } catch {
      return error
    }
  }
}
