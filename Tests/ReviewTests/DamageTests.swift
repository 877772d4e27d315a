import Diagnostics
import Foundation
import Review
import Testing
import Vocabulary

/// What people's files really held, and what to do about each.
@Suite("Damage seen in shipped files")
struct DamageTests {
  /// The findings of all rules that say that something is read wrongly or not at all.
  private func findings(_ files: RuleExample.File..., declared: [String]? = nil) throws
    -> [Diagnostic]
  {
    Review().findings(in: try ExampleApp(RuleExample(files, declared: declared)).app)
      .filter { $0.severity == .error && !$0.rule.hasPrefix("file/") }
  }

  private func finding(_ files: RuleExample.File...) throws -> Diagnostic {
    let found = Review().findings(in: try ExampleApp(RuleExample(files)).app)
      .filter { $0.severity == .error && !$0.rule.hasPrefix("file/") }
    try #require(found.count == 1, "\(found.map(\.message))")
    return found[0]
  }

  private static func file(_ root: String, in language: String = "en") -> RuleExample.File {
    RuleExample.File(
      "\(language).lproj/AppIntentVocabulary.plist", "<plist version=\"1.0\">\(root)</plist>")
  }

  private func file(_ root: String, in language: String = "en") -> RuleExample.File {
    Self.file(root, in: language)
  }

  private func intents(_ entries: String, in language: String = "en") -> RuleExample.File {
    file("<dict><key>IntentPhrases</key><array>\(entries)</array></dict>", in: language)
  }

  private func entry(_ name: String, _ phrase: String) -> String {
    """
    <dict><key>IntentName</key><string>\(name)</string>
    <key>IntentExamples</key><array><string>\(phrase)</string></array></dict>
    """
  }

  private let english = [
    ("INSendMessageIntent", "Send a CardioBonanza message"),
    ("INStartWorkoutIntent", "Start my CardioBonanza workout"),
    ("INEndWorkoutIntent", "End my CardioBonanza workout"),
  ]

  private var source: RuleExample.File { intents(english.map(entry).joined()) }

  // MARK: - Names of intents

  @Test(arguments: [
    "Envoyer un message", "envoyer un message", "Send a message", "Send Message",
    "IN Send Message Intent", "INEnvoyerMessageIntent", "メッセージを送信", "INSendMessage",
    "Nachricht senden",
  ])
  func `that translates the name of an intent is told by the title, wherever it stands`(
    _ name: String
  ) throws {
    let finding = try finding(intents(entry(name, "CardioBonanza"), in: "fr"))
    #expect(finding.rule == "cover/unknown-intent")
    #expect(finding.message == "“\(name)” is no intent; did you mean INSendMessageIntent?")
    #expect(finding.fixes.map(\.replacement) == ["INSendMessageIntent"])
    #expect(finding.fixes.map(\.isSafe) == [true])
    #expect(finding.place.keyPath == "IntentPhrases/0/IntentName")
  }

  @Test(arguments: ["", "  ", "Bericht zum Trainieren", "INTrainingsBeginnAbsicht"])
  func `that leaves the name of an intent blank or garbled is told by the source language`(
    _ name: String
  ) throws {
    var german = english
    german[1].0 = name
    let finding = try finding(source, intents(german.map(entry).joined(), in: "de"))
    #expect(
      finding.rule
        == (name.hasPrefix(" ") || name.isEmpty ? "schema/blank" : "cover/unknown-intent"))
    #expect(finding.message.hasSuffix("; did you mean INStartWorkoutIntent?"))
    #expect(
      finding.notes.map(\.text).contains("English (en) has INStartWorkoutIntent in its place"))
    #expect(finding.fixes.map(\.replacement) == ["INStartWorkoutIntent"])
    #expect(finding.fixes.map(\.isSafe) == [true])
    #expect(finding.language == "de")
  }

  @Test func `is told for each name when all of a file are translated`() throws {
    let german = zip(["Eine Botschaft", "Los", "Aus"], english).map { entry($0, $1.1) }
    let found = try findings(source, intents(german.joined(), in: "de"))
    #expect(found.map(\.rule) == Array(repeating: "cover/unknown-intent", count: 3))
    #expect(found.flatMap(\.fixes).map(\.replacement) == english.map(\.0))
  }

  @Test func `that hides one intent of several is told, but not mended unasked`() throws {
    let german = [("INEndWorkoutIntent", "A"), ("Los geht's", "B"), ("INSendMessageIntent", "C")]
      .map(entry)
    let extra = entry("INPauseWorkoutIntent", "D")
    let finding = try finding(source, intents(german.joined() + extra, in: "de"))
    #expect(finding.message == "“Los geht's” is no intent; did you mean INStartWorkoutIntent?")
    #expect(finding.fixes.map(\.isSafe) == [false])
  }

  @Test func `that leaves a name blank is told by the declarations when nothing else helps`() throws
  {
    let found = try findings(
      intents(entry("", "Start my CardioBonanza workout") + entry("INEndWorkoutIntent", "A")),
      declared: ["INStartWorkoutIntent", "INEndWorkoutIntent"])
    #expect(found.map(\.rule) == ["schema/blank"])
    #expect(found.first?.fixes.map(\.replacement) == ["INStartWorkoutIntent"])
    #expect(found.first?.fixes.map(\.isSafe) == [false])
  }

  @Test func `whose meaning can't be told is named without a guess`() throws {
    let blank = try finding(intents(entry("", "A CardioBonanza phrase")))
    #expect(blank.message == "IntentName is blank")
    #expect(blank.fixes.isEmpty)
    let odd = try finding(intents(entry("Faire une soupe", "CardioBonanza"), in: "fr"))
    #expect(odd.message == "“Faire une soupe” can't be the name of an intent's class")
    #expect(odd.fixes.isEmpty)
  }

  @Test func `is not seen in custom intents, which a language may have alone`() throws {
    let soup = entry("OrderSoupIntent", "Suppe mit CardioBonanza")
    #expect(try findings(source, intents(soup, in: "de")).isEmpty)
    #expect(try findings(source, intents(english.dropLast().map(entry).joined() + soup)).isEmpty)
  }

  @Test func `of a self-closed name has no edit, since it has no place for a text`() throws {
    var german = english.map(entry)
    german[1] = german[1].replacing("<string>INStartWorkoutIntent</string>", with: "<string/>")
    let finding = try finding(source, intents(german.joined(), in: "de"))
    #expect(finding.message == "IntentName is blank; did you mean INStartWorkoutIntent?")
    #expect(finding.fixes.isEmpty)
  }

  // MARK: - Keys

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
    let app = try ExampleApp(RuleExample([file])).app
    let files = app.localizations.flatMap(\.files)
    let texts =
      files.flatMap(\.examples).map(\.phrase.text)
      + files.flatMap(\.synonyms).compactMap(\.synonym.phrase?.text)
    #expect(
      texts.count < 2 || right == "IntentName" || right == "ParameterNames"
        || right == "VocabularyItemIdentifier")
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

  // MARK: - Shapes

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
        == "IntentPhrases must be an array, but this is a dictionary with the IntentName of each entry "
        + "for a key")
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

  /// A file with every key that is needed.
  private static let complete = file(
    """
    <dict>
      <key>IntentPhrases</key>
      <array><dict>
        <key>IntentName</key><string>INStartWorkoutIntent</string>
        <key>IntentExamples</key><array><string>Start Cardio Craze with CardioBonanza</string></array>
      </dict></array>
      <key>ParameterVocabularies</key>
      <array><dict>
        <key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string></array>
        <key>ParameterVocabulary</key>
        <array><dict>
          <key>VocabularyItemIdentifier</key><string>cardio_craze_workout</string>
          <key>VocabularyItemSynonyms</key>
          <array><dict>
            <key>VocabularyItemPhrase</key><string>Cardio Craze</string>
            <key>VocabularyItemPronunciation</key><string>car dee oh craze</string>
          </dict></array>
        </dict></array>
      </dict></array>
    </dict>
    """, in: "en")
}
