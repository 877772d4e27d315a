import Foundation
import TestSupport
import Testing

@Suite("docs/reports.md")
struct ReportDocumentationTests {
  /// An example: a command, and what it prints, in parts between which lines are left out.
  private struct Example {
    let command: String
    let parts: [String]
  }

  private func examples() throws -> [Example] {
    let text = try String(
      contentsOfFile: "\(ToolProcess.packageRoot)/docs/reports.md", encoding: .utf8)
    return text.components(separatedBy: "```\n$ siri-guide ").dropFirst().map { rest in
      let block = rest.components(separatedBy: "\n```\n")[0]
      let lines = block.components(separatedBy: "\n")
      let parts = lines.dropFirst().split(separator: "…").map { $0.joined(separator: "\n") }
      return Example(command: lines[0], parts: parts)
    }
  }

  @Test func `has a real example of each format`() throws {
    let examples = try examples()
    let formats = examples.map { example in
      example.command.components(separatedBy: "--format ").dropFirst().first ?? "console"
    }
    #expect(formats == ReportFormatTests.formats)
    for example in examples {
      let run = try ToolProcess.run(
        ToolProcess.siriGuide, example.command.split(separator: " ").map(String.init),
        in: ToolProcess.packageRoot)
      var rest = "\n\(run.output)"[...]
      for part in example.parts {
        let range = rest.range(of: "\n\(part)\n")
        #expect(range != nil, "\(example.command) doesn't print:\n\(part)\n\nbut:\n\(run.output)")
        // The next part may begin with the line end of this one.
        if let range { rest = rest[rest.index(before: range.upperBound)...] }
      }
    }
  }

  @Test func `tells every key of the JSON report`() throws {
    let text = try String(
      contentsOfFile: "\(ToolProcess.packageRoot)/docs/reports.md", encoding: .utf8)
    let run = try ToolProcess.run(
      ToolProcess.siriGuide, ["check", "Examples", "--format", "json"],
      in: ToolProcess.packageRoot)
    let keys = keys(in: try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
    #expect(keys.count > 25)
    let told = Set(text.matches(of: /[A-Za-z]+/).map { String($0.0) })
    #expect(keys.subtracting(told) == [])
  }

  private func keys(in json: Any) -> Set<String> {
    if let list = json as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(in: $1)) } }
    guard let object = json as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) { all, entry in
      // The keys of names are languages.
      if entry.key != "names" { all.formUnion(keys(in: entry.value)) }
    }
  }
}
