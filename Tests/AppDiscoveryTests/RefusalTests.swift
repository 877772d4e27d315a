import AppDiscovery
import TestSupport
import Testing

@Suite("No app is found in")
struct RefusalTests {
  private func refusal(of part: String, in tree: SourceTree) throws -> DiscoveryError {
    try #require(throws: DiscoveryError.self) { try tree.apps(in: part) }
  }

  @Test func `a folder without a vocabulary, which says what was looked for`() throws {
    let tree = try SourceTree([
      "App/Info.plist": .app(), "App/en.lproj/InfoPlist.strings": .text(""),
      "App/en.lproj/appintentvocabulary.plist.txt": .text(""),
    ])
    let error = try refusal(of: "", in: tree)
    #expect(error == DiscoveryError(input: tree.folder.path, reason: .noVocabulary(folders: 3)))
    #expect(error.message.contains("AppIntentVocabulary.plist"))
    #expect(error.message.contains("in 3 folders"))
    #expect(try refusal(of: "App/en.lproj", in: tree).message.contains("in 1 folder "))
  }

  @Test(arguments: ["missing", "missing/AppIntentVocabulary.plist", "missing.app"])
  func `what isn't there`(part: String) throws {
    let tree = try SourceTree()
    let error = try refusal(of: part, in: tree)
    #expect(error == DiscoveryError(input: tree.folder.path(part), reason: .missing))
    #expect(error.message.contains(part))
  }

  @Test func `a file that is no property list by its name`() throws {
    let tree = try SourceTree(["notes.txt": .text("notes")])
    let error = try refusal(of: "notes.txt", in: tree)
    #expect(error == DiscoveryError(input: tree.folder.path("notes.txt"), reason: .unsuitable))
  }

  @Test func `a pipe`() throws {
    let tree = try SourceTree()
    try tree.addPipe("pipe.plist")
    #expect(
      try refusal(of: "pipe.plist", in: tree)
        == DiscoveryError(input: tree.folder.path("pipe.plist"), reason: .unsuitable))
  }

  @Test func `a folder nested too deep to be meant`() throws {
    let tree = try SourceTree()
    let path = Array(repeating: "d", count: 80).joined(separator: "/")
    try tree.folder.write("x", to: "\(path)/en.lproj/AppIntentVocabulary.plist")
    #expect(try refusal(of: "", in: tree).message.contains("no Siri vocabulary found"))
  }
}
