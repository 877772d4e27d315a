import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

@Suite struct `Agreement with Python's reader of JSON` {
  @Test func `generated files have Python's values, and each value stands at its place`() throws {
    let files = (0..<1000).map { seed in
      var writer = JSONSampleWriter(seed: UInt64(seed))
      return writer.file()
    }
    let answers = try Self.python.answers(files)
    for (seed, (file, answer)) in zip(files, answers).enumerated() {
      do {
        let root = try PropertyListDocument(parsingJSON: file).root
        #expect(root.canonical == answer, "seed \(seed)")
        checkPlaces(of: root, in: file, "seed \(seed)")
      } catch {
        Issue.record("seed \(seed): \(error.position?.written ?? "") \(error.message)")
      }
    }
  }

  @Test func `damaged files are read as Python reads them, or refused as there`() throws {
    let files = (0..<3000).map { seed in
      var writer = JSONSampleWriter(seed: UInt64(seed % 400))
      var mutator = Mutator(seed: UInt64(seed), pieces: Mutator.jsonPieces)
      return mutator.mutate(writer.file())
    }
    try Self.python.expectAgreement(on: files) { file throws(PropertyListError) in
      try PropertyListDocument(parsingJSON: file).root
    }
  }

  /// Each value, cut out of the file at its place, is itself, and its lines and columns are those
  /// that counting from the beginning finds.
  private func checkPlaces(of root: PropertyListNode, in file: [UInt8], _ comment: Comment) {
    let places = SlowPlaces(of: file)
    var pending = [root]
    while let node = pending.popLast() {
      guard let range = node.range, range.bytes.upperBound <= file.count else {
        Issue.record(comment)
        continue
      }
      let cut = try? PropertyListDocument(parsingJSON: Array(file[range.bytes])).root
      #expect(cut?.canonical == node.canonical, comment)
      #expect(range.start == places[range.start.offset], comment)
      #expect(range.end == places[range.end.offset], comment)
      pending += node.array ?? []
      for entry in node.entries ?? [] {
        let key = entry.keyRange.flatMap {
          try? PropertyListDocument(parsingJSON: Array(file[$0.bytes])).root.string
        }
        #expect(key == entry.key, comment)
        pending.append(entry.value)
      }
    }
  }

  private static let python = PythonReader(python: "python3", script: script)

  private static let script = #"""
    import json, math, struct, sys

    def refuse(text): raise ValueError(text)

    def real(text):
        number = float(text)
        return number if math.isfinite(number) else refuse(text)

    def whole(text):
        number = int(text)
        return number if -2**63 <= number < 2**64 else real(text)

    class Pairs(list): pass

    def canonical(value):
        if isinstance(value, str): return "s" + value.encode("utf-8").hex()
        if value is None: return "n"
        if isinstance(value, bool): return "b1" if value else "b0"
        if isinstance(value, int): return "i%d" % value
        if isinstance(value, float): return "r%x" % struct.unpack(">Q", struct.pack(">d", value))
        if isinstance(value, Pairs):
            return "{" + " ".join("k%s %s" % (k.encode("utf-8").hex(), canonical(v)) for k, v in value) + "}"
        return "(" + " ".join(map(canonical, value)) + ")"

    for line in open(sys.argv[1]).read().split("\n"):
        data = bytes.fromhex(line)
        try:
            text = data.decode(json.detect_encoding(data), "strict")
            print(canonical(json.loads(text, object_pairs_hook=Pairs, parse_constant=refuse,
                                       parse_float=real, parse_int=whole)))
        except ValueError:
            print("refused")
    """#
}

/// The place of each byte that begins a character, counted in the plainest way.
private struct SlowPlaces {
  private var places: [Int: SourcePosition] = [:]

  init(of file: [UInt8]) {
    let text = String(decoding: file, as: UTF8.self).unicodeScalars
    var position = SourcePosition(line: 1, column: 1, offset: 0)
    var previous: Unicode.Scalar?
    for (index, scalar) in text.enumerated() {
      places[position.offset] = position
      position.offset += UTF8.width(scalar)
      if index == 0, scalar == "\u{FEFF}" { continue }
      if scalar == "\n" && previous == "\r" {
      } else if scalar == "\n" || scalar == "\r" {
        position.line += 1
        position.column = 1
      } else {
        position.column += 1
      }
      previous = scalar
    }
    places[position.offset] = position
  }

  subscript(offset: Int) -> SourcePosition? { places[offset] }
}
