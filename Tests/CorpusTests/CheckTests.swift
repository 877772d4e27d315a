import Foundation
import TestSupport
import Testing

@Suite("Checking real apps", .needsSharedFolder)
struct CheckTests {
  private let noAppName = "phrase/no-app-name"

  @Test func `reads past an illegal control character and finds nine phrases without the name`()
    throws
  {
    let folder = try Corpus.path() + "/LetsNurtureGit+Siri_Ride_Share"
    let app = try Check(folder, ["--app-name", "Slide"]).onlyApp()
    #expect(app.findings(of: "schema/control-character").map(\.line).contains(18))
    #expect(app.findings(of: "file/unreadable").isEmpty)
    let unnamed = app.findings(of: noAppName)
    #expect(unnamed.count == 9)
    #expect(Set(unnamed.map(\.path)) == ["AppIntentVocabulary.plist"])
    #expect(
      unnamed.map(\.keyPath) == (0..<9).map { "IntentPhrases/0/IntentExamples/\($0)" })
  }

  /// An app whose name is a build variable, but localised in two languages.
  private let telegram = "/peter-iakovlev+Telegram-iOS"

  @Test func `says once where the name is unknown and calls no phrase there unnamed`() throws {
    let app = try Check(try Corpus.path() + telegram).onlyApp()
    #expect(app.names == ["ar": ["تيليجرام"], "ko": ["텔레그램"]])
    let unknown = app.findings(of: "name/unknown")
    #expect(unknown.count == 1)
    let others = app.locales.filter { !["ar", "ko"].contains($0) }
    #expect(others.count == 17)
    let message = try #require(unknown.first?.message)
    let words = Set(message.split { !$0.isLetter && $0 != "-" }.map(String.init))
    #expect(words.isSuperset(of: others), "\(message)")
    #expect(words.isDisjoint(with: ["ar", "ko"]), "\(message)")
    let unnamed = app.findings(of: noAppName).compactMap(\.locale)
    #expect(Set(unnamed).isSubset(of: ["ar", "ko"]))
  }

  @Test func `counts the gaps of what it is told is declared`() throws {
    let app = try Check(
      try Corpus.path() + telegram,
      [
        "--app-name", "Telegram", "--app-name", "ar=تيليجرام", "--app-name", "ko=텔레그램",
        "--declares",
        "INSendMessageIntent,INStartAudioCallIntent,INSearchForMessagesIntent,"
          + "INSetMessageAttributeIntent,INSearchCallHistoryIntent",
      ]
    ).onlyApp()
    #expect(app.locales.count == 19)
    #expect(app.findings(of: "cover/missing-example").count == 76)
    #expect(app.findings(of: "name/unknown").isEmpty)
    #expect(app.coverage.count == 19 * 5)
    #expect(app.coverage.count { $0.examples == 0 } == 76)
  }

  @Test func `finds a full coverage full and a country's code in a language's place`() throws {
    let app = try Check(try Corpus.path() + "/meshtastic+Meshtastic-Apple").onlyApp()
    #expect(app.locales.count == 18)
    #expect(app.declaredIntents?.count == 3)
    #expect(app.coverage.count == 54)
    #expect(app.coverage.allSatisfy { $0.declared && $0.examples > 0 })
    #expect(app.findings(of: "cover/missing-example").isEmpty)
    let countries = app.findings(of: "file/country-as-language")
    #expect(countries.map(\.locale) == ["se"])
    #expect(countries.first?.path.hasSuffix("se.lproj/AppIntentVocabulary.plist") == true)
    #expect(countries.first?.message.contains("Swedish") == true)
  }
}
