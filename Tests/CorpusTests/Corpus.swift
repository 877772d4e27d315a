import Foundation
import TestSupport
import Testing

/// The real vocabularies, and what the tool makes of them. Each input is built once for all tests.
enum Corpus {
  /// The folder of one app, and its guide.
  struct Build: Sendable {
    /// The folder below the corpus.
    let input: String
    /// The number of vocabularies in it.
    let vocabularies: Int
    let run: ToolProcess.Result
    /// The site's `guide.json`; `nil` when there is none.
    let guide: GuideFile?
  }

  /// Every input, sorted; each older version of an app is one of its own.
  static func builds() throws -> [Build] { try shared.get() }

  /// The folder of the corpus.
  static func path() throws -> String { try #require(SharedFolder.path()) + "/corpus" }

  private static let shared = Result {
    let corpus = try path()
    return try inputs(in: corpus).map { input in
      let site = try TemporaryFolder()
      let run = try ToolProcess.run(
        ToolProcess.siriGuide, ["build", "\(corpus)/\(input)", "-o", site.path("Site"), "--quiet"])
      let data = FileManager.default.contents(atPath: site.path("Site/guide.json"))
      return Build(
        input: input,
        vocabularies: try TemporaryFolder.files(below: "\(corpus)/\(input)")
          .count { $0.split(separator: "/").last == "AppIntentVocabulary.plist" },
        run: run, guide: try data.map { try JSONDecoder().decode(GuideFile.self, from: $0) })
    }
  }

  /// The inputs, as folders below the corpus.
  static func inputs(in corpus: String) throws -> [String] {
    let apps = try folders(in: corpus)
    let history = "_history"
    let versions = try folders(in: "\(corpus)/\(history)").flatMap { app in
      try folders(in: "\(corpus)/\(history)/\(app)").map { "\(history)/\(app)/\($0)" }
    }
    return (apps.filter { $0 != history } + versions).sorted()
  }

  private static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }
}
