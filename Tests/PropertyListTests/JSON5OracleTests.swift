import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

@Suite struct `Agreement with Python's reader of JSON5` {
  @Test func `generated files have Python's values, and each value stands at its place`() throws {
    let files = (0..<500).map { seed in
      var writer = JSON5SampleWriter(seed: UInt64(seed))
      return writer.file()
    }
    for (seed, (file, answer)) in zip(files, try Self.python.answers(files)).enumerated() {
      do {
        let root = try PropertyListDocument(parsingJSON5: file).root
        #expect(root.canonical == answer, "seed \(seed)")
        checkPlaces(of: root, in: file, "seed \(seed)")
      } catch {
        Issue.record("seed \(seed): \(error.position?.written ?? "") \(error.message)")
      }
    }
  }

  @Test func `damaged files are read as Python reads them, or refused as there`() throws {
    let files = (0..<1500).map { seed in
      var writer = JSON5SampleWriter(seed: UInt64(seed % 400))
      var mutator = Mutator(seed: UInt64(seed), pieces: Mutator.json5Pieces)
      return mutator.mutate(writer.file())
    }
    try Self.python.expectAgreement(on: files) { file throws(PropertyListError) in
      try PropertyListDocument(parsingJSON5: file).root
    }
  }

  /// Each value, cut out of the file at its place, is itself.
  private func checkPlaces(of root: PropertyListNode, in file: [UInt8], _ comment: Comment) {
    var pending = [root]
    while let node = pending.popLast() {
      guard let range = node.range, range.bytes.upperBound <= file.count else {
        Issue.record(comment)
        continue
      }
      let cut = try? PropertyListDocument(parsingJSON5: Array(file[range.bytes])).root
      #expect(cut?.canonical == node.canonical, comment)
      pending += node.array ?? []
      for entry in node.entries ?? [] {
        let key = entry.keyRange.map { Array("{".utf8) + file[$0.bytes] + Array(":1}".utf8) }
        let cut = key.flatMap { try? PropertyListDocument(parsingJSON5: $0).root }
        #expect(cut?.entries?.first?.key == entry.key, comment)
        pending.append(entry.value)
      }
    }
  }

  private static let python = PythonReader(
    python: "\(ToolProcess.packageRoot)/.venv/bin/python", script: script)

  private static let script = #"""
    import json5, math, struct, sys

    def real(text):
        number = float(text)
        if math.isfinite(number): return number
        raise ValueError(text)

    def whole(text, base=10):
        number = int(text, base)
        return number if -2**63 <= number < 2**64 else real(number)

    class Pairs(list): pass

    def hexadecimal(text):
        # The package leaves surrogate pairs as they are written.
        return text.encode("utf-16", "surrogatepass").decode("utf-16").encode("utf-8").hex()

    def canonical(value):
        if isinstance(value, str): return "s" + hexadecimal(value)
        if value is None: return "n"
        if isinstance(value, bool): return "b1" if value else "b0"
        if isinstance(value, int): return "i%d" % value
        if isinstance(value, float):
            if math.isnan(value): return "rnan"
            return "r%x" % struct.unpack(">Q", struct.pack(">d", value))
        if isinstance(value, Pairs):
            return "{" + " ".join("k%s %s" % (hexadecimal(k), canonical(v)) for k, v in value) + "}"
        return "(" + " ".join(map(canonical, value)) + ")"

    for line in open(sys.argv[1]).read().split("\n"):
        try:
            text = bytes.fromhex(line).decode("utf-8", "strict")
            print(canonical(json5.loads(text, object_pairs_hook=Pairs, parse_float=real, parse_int=whole)))
        except (ValueError, RecursionError):
            print("refused")
    """#
}
