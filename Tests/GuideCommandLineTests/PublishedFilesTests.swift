import Foundation
import TestSupport
import Testing

/// What the repository shows of the tool is what the tool does now.
@Suite("The repository")
struct PublishedFilesTests {
  private let root = ToolProcess.packageRoot

  @Test func `holds the guide of its example as scripts/site would write it`() throws {
    let folder = try TemporaryFolder()
    let result = try ToolProcess.run(
      ToolProcess.siriGuide,
      ["build", "Examples", "-o", folder.path("Site")], in: root)
    #expect(result.status == 0, "\(result.errors)")
    let built = try TemporaryFolder.files(below: folder.path("Site"))
    let published = try TemporaryFolder.files(below: "\(root)/Site")
    #expect(built == published, "Run scripts/site and commit Site/")
    for file in built {
      let old = try? Data(contentsOf: URL(fileURLWithPath: "\(root)/Site/\(file)"))
      let new = try Data(contentsOf: URL(fileURLWithPath: folder.path("Site/\(file)")))
      #expect(old == new, "Site/\(file) is stale: run scripts/site and commit it")
    }
  }

  @Test func `shows what check really prints in its README`() throws {
    let result = try ToolProcess.run(
      ToolProcess.siriGuide, ["check", "Examples/CardioBonanza"], in: root)
    let readme = try String(contentsOfFile: "\(root)/README.md", encoding: .utf8)
    #expect(readme.contains("$ siri-guide check Examples/CardioBonanza\n\(result.output)```\n"))
  }

  @Test func `shows the first lines of what inspect really prints in its README`() throws {
    let result = try ToolProcess.run(
      ToolProcess.siriGuide, ["inspect", "Examples/CardioBonanza"], in: root)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix(13).joined(separator: "\n")
    let readme = try String(contentsOfFile: "\(root)/README.md", encoding: .utf8)
    #expect(
      readme.contains("$ siri-guide inspect Examples/CardioBonanza | head -13\n\(head)\n```\n"))
  }

  @Test func `lists in Examples/README.md just what check finds in the example`() throws {
    let result = try ToolProcess.run(
      ToolProcess.siriGuide, ["check", "Examples/CardioBonanza", "--format", "concise"], in: root)
    let readme = try String(contentsOfFile: "\(root)/Examples/README.md", encoding: .utf8)
    let found = result.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /\[([a-z]+\/[a-z-]+)\]$/).map { String($0.1) }
    }
    #expect(found.count == 6)
    for rule in found { #expect(readme.contains("`\(rule)`"), "\(rule)") }
  }
}
