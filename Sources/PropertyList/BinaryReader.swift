import Foundation

/// Reads a binary property list (`bplist00`).
///
/// Its objects refer to each other by number, and several may refer to the same one. Each use
/// counts as a value of its own, so that the limits hold for what the file unfolds to.
struct BinaryReader {
  private let bytes: [UInt8]
  private let trailer: BinaryTrailer
  private var builder = TreeBuilder()
  /// The containers that are being unfolded, outermost first.
  private var open: [OpenContainer] = []
  /// The values without parts that were read already, by number of the object.
  private var leaves: [Int: Leaf] = [:]
  private var textBudget = PropertyListLimits.binaryText

  private struct OpenContainer {
    let object: Int
    let isDictionary: Bool
    let count: Int
    /// Where the references begin: of a dictionary first those to the keys, then to the values.
    let references: Int
    var next = 0
  }

  private struct Leaf {
    let value: PropertyListValue
    /// The bytes it takes from the budget.
    let weight: Int
  }

  /// Whether a file is a binary property list, by its first bytes.
  static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListNode {
    var reader = BinaryReader(bytes, try BinaryTrailer(of: bytes))
    return try reader.read()
  }

  private init(_ bytes: [UInt8], _ trailer: BinaryTrailer) {
    self.bytes = bytes
    self.trailer = trailer
  }

  private mutating func read() throws(PropertyListError) -> PropertyListNode {
    try readObject(trailer.topObject)
    while let container = open.last {
      guard container.next < container.count else {
        open.removeLast()
        builder.end()
        continue
      }
      open[open.count - 1].next += 1
      var reference = container.references + container.next * trailer.referenceSize
      if container.isDictionary {
        guard case .string(let key) = try leaf(try object(at: reference))?.value else {
          throw damage("a key of a dictionary is no string")
        }
        builder.setKey(TreeBuilder.Key(text: key, range: nil, contentRange: nil))
        reference += container.count * trailer.referenceSize
      }
      try readObject(try object(at: reference))
    }
    guard let root = builder.root else { throw damage("it has no value") }
    return root
  }

  /// Adds an object to the tree, of a container only the beginning.
  private mutating func readObject(_ object: Int) throws(PropertyListError) {
    if let leaf = try leaf(object) {
      try builder.add(leaf.value)
      return
    }
    let start = try trailer.offset(of: object, in: bytes)
    let marker = bytes[start]
    let isDictionary = marker >> 4 == 0xD
    let (count, references) = try extent(at: start)
    let total = isDictionary ? count.multipliedReportingOverflow(by: 2).partialValue : count
    guard count <= trailer.end / trailer.referenceSize,
      total * trailer.referenceSize <= trailer.end - references
    else { throw damage("a container is longer than the file") }
    guard !open.contains(where: { $0.object == object }) else {
      throw damage("a container holds itself")
    }
    guard count <= PropertyListLimits.values - builder.count else {
      throw PropertyListError(.tooManyValues(limit: PropertyListLimits.values))
    }
    try builder.begin(isDictionary ? .dictionary : .array)
    open.append(
      OpenContainer(
        object: object, isDictionary: isDictionary, count: count, references: references))
  }

  /// The object that a reference names.
  private func object(at index: Int) throws(PropertyListError) -> Int {
    guard let object = bytes.bigEndian(at: index, count: trailer.referenceSize),
      object < trailer.objectCount
    else { throw damage("a reference names no object") }
    return object
  }

  /// The value of an object without parts; `nil` for arrays and dictionaries.
  private mutating func leaf(_ object: Int) throws(PropertyListError) -> Leaf? {
    let leaf: Leaf
    if let known = leaves[object] {
      leaf = known
    } else if let new = try readLeaf(at: try trailer.offset(of: object, in: bytes)) {
      leaf = new
      leaves[object] = new
    } else {
      return nil
    }
    textBudget -= leaf.weight
    guard textBudget >= 0 else {
      throw PropertyListError(.tooMuchText(limit: PropertyListLimits.binaryText))
    }
    return leaf
  }

  private func readLeaf(at start: Int) throws(PropertyListError) -> Leaf? {
    let marker = bytes[start]
    switch (marker >> 4, marker & 0xF) {
    case (0x0, 0x8): return Leaf(value: .boolean(false), weight: 0)
    case (0x0, 0x9): return Leaf(value: .boolean(true), weight: 0)
    case (0x1, 0...4):
      return Leaf(
        value: .integer(try integer(at: start + 1, count: 1 << (marker & 0xF))), weight: 0)
    case (0x2, 2):
      let bits = UInt32(truncatingIfNeeded: try word(at: start + 1, count: 4))
      return Leaf(value: .real(Double(Float(bitPattern: bits))), weight: 0)
    case (0x2, 3):
      return Leaf(value: .real(Double(bitPattern: try word(at: start + 1, count: 8))), weight: 0)
    case (0x3, 3):
      let seconds = Double(bitPattern: try word(at: start + 1, count: 8))
      guard seconds.isFinite else { throw damage("a date is no number") }
      return Leaf(value: .date(Date(timeIntervalSinceReferenceDate: seconds)), weight: 0)
    case (0x4, _):
      let data = try content(at: start, unit: 1)
      return Leaf(value: .data(Array(data)), weight: data.count)
    case (0x5, _):
      let text = try content(at: start, unit: 1)
      guard text.allSatisfy({ $0 < 0x80 }) else {
        throw damage("an ASCII string holds other bytes")
      }
      return Leaf(value: .string(String(decoding: text, as: UTF8.self)), weight: text.count)
    case (0x6, _):
      let text = try content(at: start, unit: 2)
      guard let string = String(validatingUTF16: text) else {
        throw damage("a UTF-16 string holds half of a surrogate pair")
      }
      return Leaf(value: .string(string), weight: text.count)
    case (0xA, _), (0xD, _): return nil
    case (0x8, _): throw damage("it is a keyed archive, as it holds a UID")
    case (0xB, _), (0xC, _): throw damage("it holds a set, which no property list may")
    default: throw damage("it holds an object of the unknown type 0x\(String(marker, radix: 16))")
    }
  }

  /// The bytes of a string or of data.
  private func content(at start: Int, unit: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    let (count, contentStart) = try extent(at: start)
    guard count <= (trailer.end - contentStart) / unit else {
      throw damage("a string is longer than the file")
    }
    return bytes[contentStart..<(contentStart + count * unit)]
  }

  /// The number of parts of an object, and where they begin. Longer counts follow as an integer.
  private func extent(at start: Int) throws(PropertyListError) -> (count: Int, start: Int) {
    let short = Int(bytes[start] & 0xF)
    if short < 0xF { return (short, start + 1) }
    guard start + 1 < trailer.end, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0xF <= 3 else {
      throw damage("a count is no integer")
    }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    guard start + 2 + size <= trailer.end, let count = bytes.bigEndian(at: start + 2, count: size)
    else { throw damage("a count is larger than the file") }
    return (count, start + 2 + size)
  }

  /// An integer: of 1, 2 and 4 bytes without a sign, of 8 and 16 with one.
  private func integer(at start: Int, count: Int) throws(PropertyListError) -> Int128 {
    guard count == 16 else {
      let bits = try word(at: start, count: count)
      return count == 8 ? Int128(Int64(bitPattern: bits)) : Int128(bits)
    }
    let high = Int64(bitPattern: try word(at: start, count: 8))
    let value = Int128(high) << 64 | Int128(try word(at: start + 8, count: 8))
    guard Int128(Int64.min) <= value, value <= Int128(UInt64.max) else {
      throw damage("an integer is larger than 64 bits")
    }
    return value
  }

  /// The number of some bytes, most significant first.
  private func word(at start: Int, count: Int) throws(PropertyListError) -> UInt64 {
    guard start + count <= trailer.end else { throw damage("a number is cut off") }
    return bytes[start..<(start + count)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func damage(_ problem: String) -> PropertyListError {
    PropertyListError(.binary(problem))
  }
}

extension String {
  /// The text of UTF-16 with the more significant byte first; `nil` when it isn't valid.
  fileprivate init?(validatingUTF16 bytes: ArraySlice<UInt8>) {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    self.init(validating: units, as: UTF16.self)
  }
}
