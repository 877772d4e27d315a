import Foundation
import TestSupport
import Testing

/// An app gets the same verdict alone and beside others.
@Suite("Several apps in one folder")
struct NeighbourTests {
  /// What a report says of an app.
  private struct Verdict: Decodable, Equatable {
    let name: String?
    let appVersion: String?
    let developmentLanguage: String?
    let locales: [String]
    let names: [String: [String]]
    let declaredIntents: [String]?
    let coverage: [Cell]
    var diagnostics: [Finding]
    var path: String

    struct Cell: Decodable, Equatable {
      let intent: String
      let locale: String
      let declared: Bool
      let examples: Int
      let namingApp: Int?
    }

    struct Finding: Decodable, Equatable {
      let rule: String
      let severity: String
      let message: String
      var path: String
      let keyPath: String
      let line: Int?
      let column: Int?
      let language: String?
      let intent: String?
      let storeMessage: String?
    }

    /// The same, seen from a folder above.
    func seenFromAbove(_ folder: String) -> Verdict {
      var verdict = self
      func moved(_ path: String) -> String { path.isEmpty ? folder : "\(folder)/\(path)" }
      verdict.path = moved(path)
      for index in diagnostics.indices {
        verdict.diagnostics[index].path = moved(diagnostics[index].path)
      }
      return verdict
    }
  }

  private struct Report: Decodable { let apps: [Verdict] }

  private func report(on input: String) throws -> [Verdict] {
    let transcript = Transcript()
    _ = transcript.run("check", input, "--format", "json")
    #expect(transcript.complaint.isEmpty)
    return try JSONDecoder().decode(Report.self, from: Data(transcript.result.utf8)).apps
  }

  /// A folder of apps that are alike but for their names and what is left out of them.
  private func write(_ name: String, without part: String, to folder: TemporaryFolder) throws {
    let app = try SampleApp(name: name)
    let files = [
      "App/Info.plist": try app.folder.text("App/Info.plist"),
      "App/en.lproj/AppIntentVocabulary.plist": try app.folder.text(
        "App/en.lproj/AppIntentVocabulary.plist"),
      "App/fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"\(name) bis\";",
      "App/de.lproj/AppIntentVocabulary.plist": "<plist><dict>",
      "Intents/Info.plist": """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
      <array><string>INPauseWorkoutIntent</string></array></dict>
      </dict></dict></plist>
      """,
    ]
    for (path, text) in files where path != part { try folder.write(text, to: "\(name)/\(path)") }
  }

  @Test(arguments: [
    "none", "App/Info.plist", "Intents/Info.plist", "App/fr.lproj/InfoPlist.strings",
  ])
  func `are judged each as alone`(part: String) throws {
    let folder = try TemporaryFolder()
    for (name, missing) in [("Afore", "none"), ("Mine", part), ("Other", "App/Info.plist")] {
      try write(name, without: missing, to: folder)
    }
    let together = try report(on: folder.path)
    #expect(together.count == 3)
    for verdict in together {
      let name = try #require(verdict.path.split(separator: "/").first.map(String.init))
      let alone = try report(on: folder.path(name))
      #expect(alone.map { $0.seenFromAbove(name) } == [verdict])
      #expect(!verdict.diagnostics.isEmpty)
    }
  }
}
