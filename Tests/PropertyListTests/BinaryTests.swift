import Foundation
import PropertyList
import Testing

@Suite struct `Binary property lists` {
  /// Puts encoded objects together to a file.
  static func file(
    _ objects: [[UInt8]], top: UInt8 = 0, offsetSize: Int = 4, referenceSize: UInt8 = 1
  ) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let table = bytes.count
    for offset in offsets { bytes += number(offset, offsetSize) }
    return bytes + [0, 0, 0, 0, 0, 0, UInt8(offsetSize), referenceSize]
      + number(objects.count, 8) + number(Int(top), 8) + number(table, 8)
  }

  static func root(_ objects: [[UInt8]]) throws -> PropertyListValue {
    try PropertyListDocument(parsing: file(objects)).root.value
  }

  @Test(
    arguments: [
      ([0x08], "b0"), ([0x09], "b1"), ([0x10, 0xFF], "i255"), ([0x11, 0xFF, 0xFE], "i65534"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "i4294967295"),
      ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], "i-2"),
      (
        [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
        "i18446744073709551615"
      ),
      ([0x14] + [UInt8](repeating: 0xFF, count: 16), "i-1"),
      ([0x22, 0x3F, 0xC0, 0, 0], "r3ff8000000000000"),
      ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], "r3ff8000000000000"),
      ([0x33, 0x40, 0x24, 0, 0, 0, 0, 0, 0], "d10"),
      ([0x42, 1, 2], "x0102"), ([0x51, 0x61], "s61"), ([0x5F, 0x10, 0x01, 0x61], "s61"),
      ([0x50], "s"), ([0x51, 0], "s00"), ([0x62, 0xD8, 0x3D, 0xDE, 0x95], "sf09f9a95"),
      ([0xA0], "()"), ([0xD0], "{}"),
    ] as [([UInt8], String)])
  func `each kind of object is read`(object: [UInt8], canonical: String) throws {
    let document = try PropertyListDocument(parsing: Self.file([object]))
    #expect(document.root.canonical == canonical)
    #expect(document.format == .binary)
    #expect(document.root.range == nil)
  }

  @Test func `entries keep the order of the file and duplicates`() throws {
    let root = try Self.root([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x08], [0x09]])
    guard case .dictionary(let entries) = root else {
      Issue.record("no dictionary")
      return
    }
    #expect(entries.map(\.key) == ["a", "a"])
    #expect(entries.map(\.value.value) == [.boolean(false), .boolean(true)])
    #expect(entries.map(\.value.keyPath.description) == ["a", "a"])
  }

  @Test(
    arguments: [
      ([[0x80, 0x01]], "it is a keyed archive, as it holds a UID"),
      ([[0xC1, 0x00]], "it holds a set, which no property list may"),
      ([[0x00]], "it holds an object of the unknown type 0x0"),
      ([[0x70]], "it holds an object of the unknown type 0x70"),
      ([[0xA1, 0x00]], "a container holds itself"),
      ([[0xA1, 0x01], [0xD1, 0x02, 0x00], [0x50]], "a container holds itself"),
      ([[0xA1, 0x05]], "a reference names no object"),
      ([[0xA3, 0x00]], "a container is longer than the file"),
      (
        [[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "a container is longer than the file"
      ),
      (
        [[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "a container is longer than the file"
      ),
      (
        [[0xAF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "a count is larger than the file"
      ),
      ([[0xAF, 0x50]], "a count is no integer"),
      ([[0xAF]], "a count is no integer"),
      (
        [[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "a string is longer than the file"
      ),
      ([[0x52, 0x61]], "a string is longer than the file"),
      ([[0x51, 0xE9]], "an ASCII string holds other bytes"),
      ([[0x61, 0xD8, 0x3D]], "a UTF-16 string holds half of a surrogate pair"),
      ([[0x61, 0xDE, 0x95]], "a UTF-16 string holds half of a surrogate pair"),
      ([[0xD1, 0x01, 0x01], [0x09]], "a key of a dictionary is no string"),
      ([[0xD1, 0x00, 0x00]], "a key of a dictionary is no string"),
      ([[0x13, 0x00]], "a number is cut off"),
      ([[0x14] + [UInt8](repeating: 0x7F, count: 16)], "an integer is larger than 64 bits"),
      ([[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], "a date is no number"),
    ] as [([[UInt8]], String)])
  func `damage is named`(objects: [[UInt8]], problem: String) {
    let error = failure(Self.file(objects))
    #expect(error?.message == "the binary property list is damaged: \(problem)")
    #expect(error?.position == nil)
  }

  @Test(arguments: [
    (6, 0), (6, 9), (7, 0), (7, 9), (8, 0x80), (15, 9), (16, 0xFF), (23, 1), (24, 1), (31, 0),
    (31, 200),
  ])
  func `a trailer that makes no sense is refused`(index: Int, byte: Int) {
    var bytes = Self.file([[0x09]])
    bytes[bytes.count - 32 + index] = UInt8(byte)
    #expect(failure(bytes)?.message.contains("its last 32 bytes") == true)
  }

  @Test func `an object outside the file is refused`() {
    var bytes = Self.file([[0x09]])
    bytes[bytes.count - 33] = 200
    #expect(failure(bytes)?.message.hasSuffix("an object lies outside the file") == true)
  }

  @Test(arguments: [0, 1, 30, 31, 39])
  func `a file that is cut off is refused`(count: Int) {
    #expect(failure(Array("bplist00".utf8) + [UInt8](repeating: 0, count: count)) != nil)
  }

  @Test func `another version is named`() {
    #expect(
      failure("bplist16abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz")?.message
        .hasSuffix("it is of the unknown version “bplist16”") == true)
  }

  @Test func `what unfolds to too many values is refused`() {
    let levels = (1...30).map { level in [0xAA] + [UInt8](repeating: UInt8(level), count: 10) }
    #expect(
      failure(Self.file(levels + [[0x51, 0x61]]))?.kind
        == .tooManyValues(limit: PropertyListLimits.values))
  }

  @Test func `a container with more parts than may be read is refused at once`() {
    let count: [UInt8] = [0xAF, 0x12, 0x00, 0x10, 0x00, 0x00]
    let array = count + [UInt8](repeating: 1, count: 0x10_0000)
    #expect(
      failure(Self.file([array, [0x09]]))?.kind
        == .tooManyValues(limit: PropertyListLimits.values))
  }

  @Test func `a large text that is used many times is refused`() {
    let text: [UInt8] = [0x5F, 0x12, 0x00, 0x10, 0x00, 0x00]
    let uses = [0xAF, 0x11, 0x03, 0xE8] + [UInt8](repeating: 1, count: 1000)
    let file = Self.file([uses, text + [UInt8](repeating: 0x61, count: 0x10_0000)])
    #expect(failure(file)?.kind == .tooMuchText(limit: PropertyListLimits.binaryText))
  }

  @Test func `nesting beyond the limit is refused`() {
    let count = PropertyListLimits.depth + 1
    func array(_ number: Int) -> [UInt8] { [0xA1, UInt8(number >> 8), UInt8(number & 0xFF)] }
    let nested = (1..<count).map(array) + [[0xA0]]
    #expect(
      failure(Self.file(nested, referenceSize: 2))?.kind
        == .tooDeep(limit: PropertyListLimits.depth))
    let fitting = (1..<(count - 1)).map(array) + [[0xA0]]
    #expect(failure(Self.file(fitting, referenceSize: 2)) == nil)
  }

  @Test func `what Foundation writes is read with the same values`() throws {
    var values: [String: Any] = ["text": "ü叫🚕", "ascii": "abc", "no": false, "big": UInt64.max]
    values["list"] = [1, -1, 300, 70_000, 5_000_000_000, 1.5] as [Any]
    values["data"] = Data(repeating: 7, count: 300)
    values["date"] = Date(timeIntervalSinceReferenceDate: 12345)
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    let root = try PropertyListDocument(parsing: Array(data)).root
    #expect(root["text"]?.string == "ü叫🚕")
    #expect(root["ascii"]?.string == "abc")
    #expect(root["no"]?.value == .boolean(false))
    #expect(root["big"]?.value == .integer(Int128(UInt64.max)))
    #expect(
      root["list"]?.canonical == "(i1 i-1 i300 i70000 i5000000000 r3ff8000000000000)")
    #expect(root["data"]?.value == .data([UInt8](repeating: 7, count: 300)))
    #expect(root["date"]?.value == .date(Date(timeIntervalSinceReferenceDate: 12345)))
  }
}
