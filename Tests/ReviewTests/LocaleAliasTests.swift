import Diagnostics
import Review
import Testing
import Vocabulary

/// Two folders of one language: which one to keep.
@Suite("Of two folders of one language")
struct LocaleAliasTests {
  private func finding(_ folders: [String], in parent: String = "") throws -> Diagnostic {
    let files = folders.map { folder in
      RuleExample.File(
        "\(parent)\(folder).lproj/AppIntentVocabulary.plist",
        "<plist version=\"1.0\"><dict><key>IntentPhrases</key><array/></dict></plist>")
    }
    var app = try ExampleApp(RuleExample(files)).app
    for index in app.localizations.indices {
      app.localizations[index].reasons = app.localizations[index].files.map {
        .folder(String($0.path.dropLast("/AppIntentVocabulary.plist".count)))
      }
    }
    let findings = Review().findings(in: app).filter { $0.rule == "file/locale-alias" }
    try #require(findings.count == 1)
    return findings[0]
  }

  @Test(arguments: [
    (["zh_CN", "zh-Hans"], "zh-Hans", "zh_CN"),
    (["Simplified Chinese", "zh-Hans"], "zh-Hans", "Simplified Chinese"),
    (["English", "en"], "en", "English"), (["pt-BR", "pt_BR"], "pt-BR", "pt_BR"),
    (["iw", "he"], "he", "iw"), (["zh-HK", "zh-Hant-HK"], "zh-HK", "zh-Hant-HK"),
  ])
  func `the one with the current name stays`(_ folders: [String], _ kept: String, _ stray: String)
    throws
  {
    for folders in [folders, folders.reversed()] {
      let finding = try finding(folders)
      #expect(
        finding.notes.map(\.text) == ["The system reads only one of them; keep \(kept).lproj"])
      #expect(finding.place.path == "\(stray).lproj")
      #expect(finding.message.contains("\(stray).lproj"))
      #expect(finding.message.contains("\(kept).lproj"))
    }
    #expect(try finding(folders, in: "App/").place.path == "App/\(stray).lproj")
  }

  @Test func `neither may have the current name, which is then told`() throws {
    let finding = try finding(["zh_CN", "Simplified Chinese"])
    #expect(
      finding.notes.map(\.text) == [
        "The system reads only one of them; make them one, named zh-Hans.lproj"
      ])
  }
}
