import Diagnostics
import PropertyList
import TestSupport
import Testing

@Suite("Edited random property lists")
struct EditingOracleTests {
  /// A random file, some random changes to it, and what it holds then.
  private struct Sample {
    let file: [UInt8]
    private(set) var edits: [PropertyListEdit] = []
    private(set) var expected = ""
    private var random: SeededGenerator

    init(seed: UInt64, changing: Bool = true) throws {
      var writer = SampleWriter(seed: seed)
      file = writer.file()
      random = SeededGenerator(seed: seed &* 31)
      expected = change(try PropertyListDocument(parsing: file).root, changing)
    }

    /// Notes edits of some strings and keys below and returns the canonical value after them.
    private mutating func change(_ node: PropertyListNode, _ changing: Bool) -> String {
      if random.chance(12), let range = range(of: node), changing {
        edits.append(PropertyListEdit(.arrayAround, at: range))
        return "(\(node.canonical))"
      }
      switch node.value {
      case .string(let text):
        return "s" + hexadecimal(changed(text, at: node.contentRange ?? node.range, changing).utf8)
      case .array(let elements):
        return "(" + elements.map { change($0, changing) }.joined(separator: " ") + ")"
      case .dictionary(let entries):
        let written = entries.map { entry in
          let place = entry.keyContentRange ?? entry.keyRange
          // The digits at the end keep keys apart.
          let key = changed(entry.key, at: place, changing, keeping: 1)
          return "k\(hexadecimal(key.utf8)) \(change(entry.value, changing))"
        }
        return "{" + written.joined(separator: " ") + "}"
      default: return node.canonical
      }
    }

    private func range(of node: PropertyListNode) -> Range<Int>? {
      ((node.string == nil ? nil : node.contentRange) ?? node.range)?.bytes
    }

    private mutating func changed(
      _ text: String, at place: SourceRange?, _ changing: Bool, keeping suffix: Int = 0
    ) -> String {
      guard let place, random.chance(2) else { return text }
      var scalars = Array(text.unicodeScalars)
      let end = scalars.suffix(suffix)
      scalars.removeLast(min(suffix, scalars.count))
      for _ in 0..<(changing ? Int.random(in: 0...4, using: &random) : 0) { edit(&scalars) }
      let new = String(String.UnicodeScalarView(scalars + end))
      edits.append(PropertyListEdit(.text(new), at: place.bytes))
      return new
    }

    private mutating func edit(_ scalars: inout [Unicode.Scalar]) {
      let inserted = random.pick(["&", "<b>", "]]>", "é嘿🚕", " ", "\n", "\r", "x", "\u{301}"])
      let index = Int.random(in: 0...scalars.count, using: &random)
      let count = min(scalars.count - index, Int.random(in: 0...3, using: &random))
      scalars.replaceSubrange(
        index..<(index + count), with: random.chance(2) ? Array(inserted.unicodeScalars) : [])
    }
  }

  @Test func `hold what was meant, as Python's plistlib reads them`() throws {
    let samples = try (1...1500).map { try Sample(seed: $0) }
    let results = try samples.map { try PropertyListEditor($0.file).applying($0.edits) }
    for (sample, result) in zip(samples, results) {
      #expect(try PropertyListDocument(parsing: result).root.canonical == sample.expected)
    }
    let folder = try TemporaryFolder()
    let answers = try Oracle.ask(about: results, in: folder)
    let original = try Oracle.ask(about: samples.map(\.file), in: folder)
    var read = 0
    for ((answer, before), sample) in zip(zip(answers, original), samples) {
      #expect((answer.canonical == nil) == (before.canonical == nil))
      guard let canonical = answer.canonical else { continue }
      #expect(canonical == sample.expected)
      read += 1
    }
    #expect(read > 1000)
    #expect(samples.count { $0.edits.count > 1 } > 300)
  }

  @Test func `keep every byte outside of what changes`() throws {
    for seed in UInt64(1)...1500 {
      let sample = try Sample(seed: seed)
      let result = try PropertyListEditor(sample.file).applying(sample.edits)
      let texts = sample.edits.filter { $0.change != .arrayAround }
      guard texts.count == sample.edits.count else { continue }
      var rest = result[...]
      var copied = 0
      for edit in texts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        let kept = sample.file[copied..<edit.range.lowerBound]
        // What comes next is found behind the new text.
        let found = try #require(rest.firstRange(of: kept))
        rest = rest[found.upperBound...]
        copied = edit.range.upperBound
      }
      #expect(rest.suffix(sample.file.count - copied).elementsEqual(sample.file[copied...]))
    }
  }

  @Test func `stay as they are when each text is to be what it is`() throws {
    for seed in UInt64(1)...1500 {
      let sample = try Sample(seed: seed, changing: false)
      #expect(try PropertyListEditor(sample.file).applying(sample.edits) == sample.file)
    }
  }

  @Test func `change no more when they are edited once more`() throws {
    for seed in UInt64(1)...500 {
      let sample = try Sample(seed: seed)
      let texts = sample.edits.filter { $0.change != .arrayAround }
      let once = try PropertyListEditor(sample.file).applying(texts)
      let nodes = try PropertyListDocument(parsing: once).root
      let edits = nodes.strings.compactMap { node in
        (node.contentRange ?? node.range).map {
          PropertyListEdit(.text(node.string ?? ""), at: $0.bytes)
        }
      }
      #expect(try PropertyListEditor(once).applying(edits) == once)
    }
  }
}
