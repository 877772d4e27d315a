import Foundation
import PropertyList
import Testing

/// Foundation's reader tells no places and doesn't know all of JSON5: it keeps the line break of a text
/// that goes on in the next line, takes no spaces other than ASCII's, and no escapes in keys. Damaged
/// files are left to Python's reader, as some make Foundation's end the process.
@Suite struct `Agreement with Foundation's reader of JSON5` {
  @Test func `generated files have Foundation's values`() throws {
    for seed in 0..<1500 {
      var writer = JSON5SampleWriter(seed: UInt64(seed), isPlain: true)
      let file = writer.file()
      let root = try PropertyListDocument(parsingJSON5: file).root
      #expect(FoundationValue(file)?.canonical == root.canonicalForFoundation, "seed \(seed)")
    }
  }
}

/// A value as Foundation reads it, without the order of keys.
private indirect enum FoundationValue: Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([FoundationValue])
  case dictionary([String: FoundationValue])

  /// The value of a whole file; `nil` when Foundation refuses it.
  init?(_ file: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let value = try? decoder.decode(Self.self, from: Data(file)) else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer() {
      if container.decodeNil() {
        self = .null
        return
      }
      if let boolean = try? container.decode(Bool.self) {
        self = .boolean(boolean)
        return
      }
      if let string = try? container.decode(String.self) {
        self = .string(string)
        return
      }
      if let number = try? container.decode(Double.self) {
        self = .number(number)
        return
      }
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [FoundationValue] = []
      while !list.isAtEnd { elements.append(try list.decode(FoundationValue.self)) }
      self = .array(elements)
      return
    }
    let table = try decoder.container(keyedBy: AnyKey.self)
    var entries: [String: FoundationValue] = [:]
    for key in table.allKeys {
      entries[key.stringValue] = try table.decode(FoundationValue.self, forKey: key)
    }
    self = .dictionary(entries)
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var canonical: String {
    switch self {
    case .null: "n"
    case .boolean(let boolean): boolean ? "b1" : "b0"
    case .number(let number): number.canonical
    case .string(let string): "s" + hexadecimal(string.utf8)
    case .array(let elements): "(" + elements.map(\.canonical).joined(separator: " ") + ")"
    case .dictionary(let entries):
      "{" + entries.map { "k\(hexadecimal($0.utf8)) \($1.canonical)" }.sorted().joined() + "}"
    }
  }
}

extension Double {
  fileprivate var canonical: String { isNaN ? "nan" : "\(self == 0 ? 0 : self)" }
}

extension PropertyListNode {
  /// The value as Foundation has it: numbers are `Double`, keys have no order, and of equal keys the
  /// first counts.
  fileprivate var canonicalForFoundation: String {
    switch value {
    case .integer(let integer): Double(integer).canonical
    case .real(let real): real.canonical
    case .array(let elements):
      "(" + elements.map(\.canonicalForFoundation).joined(separator: " ") + ")"
    case .dictionary(let entries):
      "{"
        + Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        .map { "k\(hexadecimal($0.utf8)) \($1.canonicalForFoundation)" }.sorted().joined() + "}"
    default: canonical
    }
  }
}
