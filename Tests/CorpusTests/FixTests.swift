import Foundation
import TestSupport
import Testing

@Suite("Mending real apps", .needsSharedFolder)
struct FixTests {
  private struct Difference: Decodable {
    let path: String
    let pairs: [[String]]?
  }

  /// The corpus in a folder of its own.
  private func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Corpus.path(), toPath: folder.path("corpus"))
    return folder
  }

  private func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try TemporaryFolder.files(below: folder.path("corpus")) {
      contents[path] = FileManager.default.contents(atPath: folder.path("corpus/\(path)"))
    }
    return contents
  }

  /// Mends every app with the real executable.
  private func mend(_ folder: TemporaryFolder) throws -> String {
    var told = ""
    for input in try Corpus.inputs(in: folder.path("corpus")) {
      let run = try ToolProcess.run(
        ToolProcess.siriGuide, ["check", "--fix", input, "--format", "concise"],
        in: folder.path("corpus"))
      #expect(
        run.status < 2 || run.errors.contains("no Siri vocabulary"), "\(input): \(run.errors)")
      told += run.errors
    }
    return told
  }

  @Test func `changes the values that are mended and no other, and nothing more a second time`()
    throws
  {
    let folder = try copy()
    let before = try contents(folder)
    let told = try mend(folder)
    let after = try contents(folder)
    let changed = before.keys.filter { before[$0] != after[$0] }
    #expect(Set(before.keys) == Set(after.keys))
    #expect(changed.allSatisfy { $0.hasSuffix("/AppIntentVocabulary.plist") }, "\(changed)")
    #expect(changed.count == told.matches(of: /\n  [^ ].*\.plist/).count, "\(told)")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(component: "compare_values.py").path
    let compared = try ToolProcess.run(
      "python3", [script, try Corpus.path(), folder.path("corpus")])
    #expect(compared.errors.isEmpty)
    let differences = try compared.output.split(separator: "\n").map {
      try JSONDecoder().decode(Difference.self, from: Data($0.utf8))
    }
    #expect(Set(differences.map(\.path)).isSubset(of: changed))
    for difference in differences {
      let pairs = try #require(difference.pairs, "\(difference.path)")
      for pair in pairs {
        #expect(told.contains("Write \(pair[1])") || isSame(pair[0], pair[1]), "\(pair)")
      }
    }
    #expect(try !mend(folder).contains("Mended"))
    #expect(try contents(folder) == after)
  }

  /// Whether two texts sound the same: they differ in white space, in characters that nobody sees, or in
  /// how letters are composed.
  private func isSame(_ old: String, _ new: String) -> Bool {
    func heard(_ text: String) -> [Unicode.Scalar] {
      text.precomposedStringWithCanonicalMapping.unicodeScalars.filter { scalar in
        !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
          && scalar.properties.generalCategory != .control
      }
    }
    return heard(old) == heard(new)
  }

  @Test func `puts back what was damaged, byte for byte`() throws {
    let whole = try copy()
    _ = try mend(whole)
    let expected = try contents(whole)
    let faults = [
      ("IntentExamples</key>", "IntentExample</key>"),
      ("VocabularyItemIdentifier</key>", "VocabularyItemItentifier</key>"),
      ("<key>ParameterNames", "<key> ParameterNames"),
      ("INSendMessageIntent</string>", "INSendMessagesIntent</string>"),
      ("<string>INStartWorkoutIntent", "<string>INStartWorkoutintent"),
    ]
    var damaged = 0
    for (path, data) in expected where path.hasSuffix("/AppIntentVocabulary.plist") {
      let text = String(decoding: data, as: UTF8.self)
      // Of an entry that Xcode's template left blank nothing more is said.
      guard Data(text.utf8) == data, !text.contains("<string></string>") else { continue }
      let broken = faults.reduce(text) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }
      damaged += broken == text ? 0 : 1
      try whole.write(broken, to: "corpus/\(path)")
    }
    #expect(damaged > 100)
    _ = try mend(whole)
    let mended = try contents(whole)
    for (path, data) in expected { #expect(mended[path] == data, "\(path)") }
  }
}
