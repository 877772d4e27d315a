import Diagnostics
import Review
import Testing
import Vocabulary

/// Values that lack the array or dictionary round them, and what editors leave behind.
extension DamageTests {
  @Test func `of a lone intent without its array says to wrap it`() throws {
    let finding = try finding(
      file(
        "<dict><key>IntentPhrases</key>\(entry("INStartWorkoutIntent", "Start"))</dict>", in: "en"))
    #expect(finding.rule == "schema/type")
    #expect(
      finding.message
        == "IntentPhrases must be an array, but this is one of its values; wrap it in an <array>")
  }

  @Test(arguments: [
    "<array><string>Start my CardioBonanza workout</string></array>",
    "<string>Start my CardioBonanza workout</string>",
  ])
  func `of phrases under the names of their intents says how to write them`(_ value: String) throws
  {
    let finding = try finding(
      file(
        """
        <dict><key>IntentPhrases</key><dict>
        <key>INStartWorkoutIntent</key>\(value)<key>OrderSoupIntent</key>\(value)</dict></dict>
        """, in: "en"))
    #expect(finding.rule == "schema/type")
    #expect(
      finding.message
        == "IntentPhrases must be an array, but this is a dictionary with intents for keys")
    #expect(
      finding.notes.map(\.text) == [
        "Make a <dict> of each, with IntentName and IntentExamples, and put them in the <array> of "
          + "IntentPhrases"
      ])
  }

  @Test func `of a lone phrase or synonym says where to put it`() throws {
    let phrase = try finding(
      intents(
        """
        <dict><key>IntentName</key><string>INStartWorkoutIntent</string>
        <key>IntentExamples</key><string>Start my CardioBonanza workout</string></dict>
        """))
    #expect(phrase.message.hasSuffix("but this is one of its values; wrap it in an <array>"))
    let file = RuleExample.File(
      Self.complete.path,
      Self.complete.markedText.replacing(
        /<array>\s*<dict>\s*<key>VocabularyItemPhrase[\s\S]*?<\/dict>/
      ) {
        _ in "<array><string>Cardio Craze</string>"
      })
    let synonym = try finding(file)
    #expect(
      synonym.message
        == "A value of VocabularyItemSynonyms must be a dictionary, but this is a string; write it under "
        + "VocabularyItemPhrase in a <dict>")
  }
}
