import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

/// The error of a file that can't be read; `nil` when it can.
func failure(_ bytes: [UInt8]) -> PropertyListError? {
  do throws(PropertyListError) {
    _ = try PropertyListDocument(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

func failure(_ text: String) -> PropertyListError? { failure(Array(text.utf8)) }

func document(_ text: String) throws -> PropertyListDocument {
  try PropertyListDocument(parsing: Array(text.utf8))
}

/// A property list with the given content of its `<plist>`.
func xml(_ content: String) -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(content)</plist>\n"
}

/// The root of a property list with the given content of its `<plist>`.
func value(_ content: String) throws -> PropertyListValue { try document(xml(content)).root.value }

extension SourcePosition {
  /// `line:column:offset`.
  var written: String { "\(line):\(column):\(offset)" }
}

extension SourceRange {
  var written: String { "\(start.written)-\(end.written)" }
}

/// The text of a stretch of a file in UTF-8.
func text(_ range: SourceRange?, in file: String) -> String? {
  range.map { String(decoding: Array(file.utf8)[$0.bytes], as: UTF8.self) }
}

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

extension PropertyListNode {
  /// The value in a form that the oracle script writes, too.
  var canonical: String {
    switch value {
    case .string(let string): "s" + hexadecimal(string.utf8)
    case .integer(let integer): "i\(integer)"
    case .real(let real): "r" + (real.isNaN ? "nan" : String(real.bitPattern, radix: 16))
    case .boolean(let boolean): boolean ? "b1" : "b0"
    case .date(let date): "d\(Int(date.timeIntervalSinceReferenceDate))"
    case .data(let data): "x" + hexadecimal(data)
    case .null: "n"
    case .array(let elements): "(" + elements.map(\.canonical).joined(separator: " ") + ")"
    case .dictionary(let entries):
      "{"
        + entries.map { "k\(hexadecimal($0.key.utf8)) \($0.value.canonical)" }
        .joined(separator: " ") + "}"
    }
  }

  /// The places of all elements in the order of their start tags, as the oracle script writes them.
  var places: [String] {
    func place(_ range: SourceRange?, _ content: SourceRange?) -> String {
      "\(range?.written ?? "")/\(content?.written ?? "")"
    }
    var all = [place(range, contentRange)]
    for element in array ?? [] { all += element.places }
    for entry in entries ?? [] {
      all.append(place(entry.keyRange, entry.keyContentRange))
      all += entry.value.places
    }
    return all
  }
}

/// A generator of random numbers with a seed, so that each run tests the same (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &self) == 0 }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}

extension TemporaryFolder {
  /// Writes files and returns their paths.
  func write(_ files: [[UInt8]]) throws -> [String] {
    try files.enumerated().map { number, bytes in
      try write(Data(bytes), to: "\(number).plist")
      return path("\(number).plist")
    }
  }
}
