import Diagnostics
import PropertyList
import TestSupport
import Testing

/// What one of Python's readers makes of files, and whether ours makes the same of them.
struct PythonReader {
  /// The interpreter, which has what the script imports.
  let python: String
  /// Gets a file with a line of hexadecimal digits for each file; answers each with a line.
  let script: String

  /// What Python makes of each file: the canonical value, or “refused”.
  func answers(_ files: [[UInt8]]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(files.map { hexadecimal($0) }.joined(separator: "\n"), to: "list")
    let result = try ToolProcess.run(python, ["-c", script, folder.path("list")])
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(lines.count == files.count, "\(result.errors)")
    return lines
  }

  /// Expects that damaged files are read as Python reads them, or refused with a place and words.
  func expectAgreement(
    on files: [[UInt8]], read: ([UInt8]) throws(PropertyListError) -> PropertyListNode
  ) throws {
    var (accepted, refused) = (0, 0)
    for (seed, (file, answer)) in zip(files, try answers(files)).enumerated() {
      do throws(PropertyListError) {
        let root = try read(file)
        #expect(root.canonical == answer, "seed \(seed)")
        accepted += 1
      } catch {
        #expect(answer == "refused", "seed \(seed): \(error.message)")
        #expect((0...file.count).contains(error.position?.offset ?? 0), "seed \(seed)")
        #expect(!error.message.isEmpty && !error.message.hasSuffix("."), "seed \(seed)")
        refused += 1
      }
    }
    #expect(accepted > 200, "\(accepted) read")
    #expect(refused > 200, "\(refused) refused")
  }
}
