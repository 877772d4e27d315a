import Foundation
import Testing

/// Python's HTML parser as a second opinion on what a browser reads, many fragments at a time.
enum HTMLReader {
  /// A fragment, and how it must read: like another one in which a placeholder stands for a text.
  struct Case: Encodable {
    /// The HTML with the text in it.
    var html: String
    /// The HTML with ``placeholder`` in the text's place.
    var model: String
    /// The text.
    var text: String
    /// Whether the text is the address of a Markdown link, which is percent-encoded.
    var isAddress = false
  }

  static let placeholder = "PLACEHOLDER"

  struct Difference: Decodable, CustomStringConvertible {
    var index: Int
    var expected: String
    var found: String

    var description: String { "case \(index): expected \(expected), found \(found)" }
  }

  /// What reads differently than it must.
  static func differences(in cases: [Case]) throws -> [Difference] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "html-reader-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "cases.json")
    let output = folder.appending(path: "differences.json")
    try JSONEncoder().encode(cases).write(to: input)
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "read_html.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path, input.path, output.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Issue.record("python3 is needed for this test and ended with \(process.terminationStatus)")
      return []
    }
    return try JSONDecoder().decode([Difference].self, from: Data(contentsOf: output))
  }
}
