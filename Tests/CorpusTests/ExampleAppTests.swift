import Foundation
import TestSupport
import Testing

@Suite("The example app")
struct ExampleAppTests {
  @Test func `shows a name that is taken away at its very place`() throws {
    let copy = try TemporaryFolder()
    let example = copy.path("CardioBonanza")
    try FileManager.default.copyItem(
      atPath: "\(ToolProcess.packageRoot)/Examples/CardioBonanza", toPath: example)
    let before = try findings(in: example)

    let file = "CardioBonanza/en.lproj/AppIntentVocabulary.plist"
    let lines = try copy.text("CardioBonanza/\(file)").components(separatedBy: "\n")
    let index = try #require(lines.firstIndex { $0.contains("CardioBonanza") })
    var changed = lines
    changed[index] = lines[index].replacing("CardioBonanza", with: "usual")
    try copy.write(changed.joined(separator: "\n"), to: "CardioBonanza/\(file)")

    let new = try findings(in: example).subtracting(before)
    #expect(new.count == 1)
    let finding = try #require(new.first)
    #expect(finding.rule == "phrase/no-app-name")
    #expect(finding.path == file)
    #expect(finding.line == index + 1)
    let start = try #require(lines[index].range(of: "<string>")?.upperBound)
    let column = lines[index][..<start].unicodeScalars.count + 1
    #expect(finding.column == column)
    #expect(finding.locale == "en")
  }

  private func findings(in folder: String) throws -> Set<Check.Finding> {
    Set(try Check(folder).apps.flatMap(\.diagnostics))
  }
}
