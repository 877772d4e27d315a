/// The last 32 bytes of a binary property list, checked against the file.
struct BinaryTrailer {
  private static let size = 32
  private static let header = "bplist00".utf8

  /// How many bytes an offset in the table takes.
  private let offsetSize: Int
  /// How many bytes a reference to an object takes.
  let referenceSize: Int
  let objectCount: Int
  let topObject: Int
  /// Where the objects end and the table of their offsets begins.
  let end: Int

  init(of bytes: [UInt8]) throws(PropertyListError) {
    guard bytes.starts(with: Self.header) else {
      let version = String(decoding: bytes.prefix(8), as: UTF8.self).filter(\.isASCII)
      throw PropertyListError(.binary("it is of the unknown version “\(version)”"))
    }
    let start = bytes.count - Self.size
    guard start > Self.header.count else {
      throw PropertyListError(.binary("it is cut off"))
    }
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = bytes.bigEndian(at: start + 8, count: 8),
      let topObject = bytes.bigEndian(at: start + 16, count: 8),
      let end = bytes.bigEndian(at: start + 24, count: 8),
      end > Self.header.count, end <= start,
      objectCount <= (start - end) / offsetSize, topObject < objectCount
    else {
      throw PropertyListError(
        .binary(
          "its last 32 bytes, which describe it, make no sense; the file seems cut off or altered"))
    }
    self.objectCount = objectCount
    self.topObject = topObject
    self.end = end
  }

  /// Where an object begins, which is inside the file.
  func offset(of object: Int, in bytes: [UInt8]) throws(PropertyListError) -> Int {
    guard let offset = bytes.bigEndian(at: end + object * offsetSize, count: offsetSize),
      Self.header.count <= offset, offset < end
    else { throw PropertyListError(.binary("an object lies outside the file")) }
    return offset
  }
}

extension [UInt8] {
  /// The number of some bytes, most significant first; `nil` when it doesn't fit or the bytes end.
  func bigEndian(at start: Int, count: Int) -> Int? {
    guard start >= 0, start <= self.count - count else { return nil }
    var value: UInt64 = 0
    for byte in self[start..<(start + count)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }
}
