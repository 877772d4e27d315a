import Diagnostics
import Foundation
import Review
import Testing
import Vocabulary

/// Keys that are misspelt, misnamed or in the wrong dictionary.
extension DamageTests {
  @Test(arguments: [
    ("IntentExamples", "ExamplePhrases"), ("IntentExamples", "IntentExample"),
    ("IntentExamples", "Examples"), ("IntentExamples", "intentExamples"),
    ("IntentExamples", "IntentPhrases"), ("IntentExamples", "Utterances"),
    ("IntentName", "IntentNames"), ("IntentName", "Intent"), ("IntentName", "IntentClass"),
    ("IntentName", "Name"), ("ParameterNames", "ParameterName"),
    ("ParameterVocabulary", "ParameterVocabularies"), ("ParameterVocabulary", "Vocabulary"),
    ("VocabularyItemIdentifier", "VocabularyItemItentifier"),
    ("VocabularyItemIdentifier", "Identifier"), ("VocabularyItemSynonyms", "Synonyms"),
    ("VocabularyItemSynonyms", "VocabularyItemSynonym"), ("VocabularyItemPhrase", "Phrase"),
    ("VocabularyItemPhrase", "VocabularyItemPhase"), ("IntentPhrases", "IntentPhrase"),
    ("IntentPhrases", "INIntentPhrases"),
  ])
  func `that misnames a needed key is one finding, with the right key`(
    _ right: String, _ wrong: String
  ) throws {
    let tag = "<key>\(right)</key>"
    let text = Self.complete.markedText
    let index = try #require(text.range(of: tag))
    let file = RuleExample.File(
      Self.complete.path, text.replacingCharacters(in: index, with: "<key>\(wrong)</key>"))
    let finding = try finding(file)
    #expect(finding.rule == "schema/unknown-key")
    #expect(finding.message.hasPrefix("“\(wrong)” is no key of "))
    #expect(finding.message.hasSuffix("; did you mean \(right)?"))
    #expect(finding.fixes.map(\.replacement) == [right])
    #expect(finding.fixes.map(\.isSafe) == [true])
  }

  @Test(arguments: [
    ("IntentExamples", 0, 1), ("IntentPhrases", 0, 1), ("ParameterVocabulary", 1, 0),
    ("VocabularyItemSynonyms", 1, 0), ("VocabularyItemPhrase", 1, 0), ("IntentName", 1, 1),
  ])
  func `leaves unread what stands under a misspelt key, as Siri does`(
    _ key: String, _ phrases: Int, _ terms: Int
  ) throws {
    let file = RuleExample.File(
      Self.complete.path,
      Self.complete.text.replacing("<key>\(key)</key>", with: "<key>\(key)z</key>"))
    let files = try ExampleApp(RuleExample([file])).app.localizations.flatMap(\.files)
    #expect(files.flatMap(\.examples).count == phrases)
    #expect(files.flatMap(\.synonyms).compactMap(\.synonym.phrase).count == terms)
  }

  @Test func `that misnames a key which may be absent is a warning`() throws {
    let file = RuleExample.File(
      Self.complete.path,
      Self.complete.markedText.replacing("ItemPronunciation", with: "ItemPronunciationHint"))
    let found = Review().findings(in: try ExampleApp(RuleExample([file])).app)
      .filter { $0.rule.hasPrefix("schema/") }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.fixes.map(\.replacement) == ["VocabularyItemPronunciation"])
  }

  @Test func `that has another text for the only missing key is not mended unasked`() throws {
    let file = intents(
      """
      <dict><key>IntentName</key><string>INStartWorkoutIntent</string>
      <key>Sentences</key><array><string>Start my CardioBonanza workout</string></array></dict>
      """)
    let finding = try finding(file)
    #expect(finding.message.hasSuffix("did you mean IntentExamples?"))
    #expect(finding.fixes.map(\.isSafe) == [false])
    let remark = intents(
      """
      <dict><key>IntentName</key><string>INStartWorkoutIntent</string>
      <key>Comment</key><string>Not yet translated</string></dict>
      """)
    let gap = try self.finding(remark)
    #expect(gap.message.hasPrefix("IntentExamples is missing"))
  }

  @Test func `of a term's keys beside the array for terms says where they belong`() throws {
    let found = try findings(
      file(
        """
        <dict><key>IntentPhrases</key><array/><key>ParameterVocabularies</key><array><dict>
        <key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string></array>
        <key>ParameterVocabulary</key><array/>
        <key>VocabularyItemItentifier</key><string>tag</string>
        <key>VocabularyItemSynonyms</key><array><dict>
        <key>VocabularyItemPhrase</key><string>Tag Time</string></dict></array>
        </dict></array></dict>
        """, in: "en"))
    #expect(
      found.map(\.message) == [
        "“VocabularyItemItentifier” is no key of an entry of ParameterVocabularies; did you mean "
          + "VocabularyItemIdentifier, which belongs in a vocabulary item?",
        "“VocabularyItemSynonyms” belongs in a vocabulary item, not in an entry of ParameterVocabularies",
      ])
    #expect(
      found.last?.notes.map(\.text) == [
        "Move it into a dictionary of the array ParameterVocabulary"
      ])
    #expect(found.first?.fixes.map(\.replacement) == ["VocabularyItemIdentifier"])
  }

  @Test func `of an intent among the parameters is one finding`() throws {
    let phrases = entry("INStartWorkoutIntent", "Start my CardioBonanza workout")
    let finding = try finding(
      file(
        """
        <dict><key>IntentPhrases</key><array/>
        <key>ParameterVocabularies</key><array>\(phrases)</array></dict>
        """, in: "en"))
    #expect(
      finding.message
        == "“IntentName” and “IntentExamples” belong in an entry of IntentPhrases, not in an entry of "
        + "ParameterVocabularies")
  }

  @Test(arguments: ["IntentPhrases", "ParameterVocabularies"])
  func `of a template that nobody filled in is one finding`(_ key: String) throws {
    let other = key == "IntentPhrases" ? "" : "<key>IntentPhrases</key><array/>"
    let finding = try finding(
      file("<dict>\(other)<key>\(key)</key><array>\(entry("", " "))</array></dict>", in: "en"))
    #expect(finding.rule == "schema/blank")
    #expect(
      finding.message
        == "This entry of \(key) is blank throughout, as Xcode's template leaves it")
  }

  @Test func `of a row that Xcode's editor added is named as such`() throws {
    let file = intents(
      entry("INStartWorkoutIntent", "Start my CardioBonanza workout").replacing(
        "<dict>", with: "<dict><key>New item</key><string></string>"))
    let found = Review().findings(in: try ExampleApp(RuleExample([file])).app)
      .filter { $0.rule.hasPrefix("schema/") }
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.notes.map(\.text) == [
        "Xcode's editor gives a new row this key; delete the row"
      ])
  }
}
