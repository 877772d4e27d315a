import Diagnostics
import Foundation
import Review
import Testing
import Vocabulary

/// What people's files really held, and what to do about each.
@Suite("Damage seen in shipped files")
struct DamageTests {
  /// The findings of all rules that say that something is read wrongly or not at all.
  func findings(_ files: RuleExample.File..., declared: [String]? = nil) throws
    -> [Diagnostic]
  {
    Review().findings(in: try ExampleApp(RuleExample(files, declared: declared)).app)
      .filter { $0.severity == .error && !$0.rule.hasPrefix("file/") }
  }

  func finding(_ files: RuleExample.File...) throws -> Diagnostic {
    let found = Review().findings(in: try ExampleApp(RuleExample(files)).app)
      .filter { $0.severity == .error && !$0.rule.hasPrefix("file/") }
    try #require(found.count == 1, "\(found.map(\.message))")
    return found[0]
  }

  static func file(_ root: String, in language: String = "en") -> RuleExample.File {
    RuleExample.File(
      "\(language).lproj/AppIntentVocabulary.plist", "<plist version=\"1.0\">\(root)</plist>")
  }

  func file(_ root: String, in language: String = "en") -> RuleExample.File {
    Self.file(root, in: language)
  }

  func intents(_ entries: String, in language: String = "en") -> RuleExample.File {
    file("<dict><key>IntentPhrases</key><array>\(entries)</array></dict>", in: language)
  }

  func entry(_ name: String, _ phrase: String) -> String {
    """
    <dict><key>IntentName</key><string>\(name)</string>
    <key>IntentExamples</key><array><string>\(phrase)</string></array></dict>
    """
  }

  let english = [
    ("INSendMessageIntent", "Send a CardioBonanza message"),
    ("INStartWorkoutIntent", "Start my CardioBonanza workout"),
    ("INEndWorkoutIntent", "End my CardioBonanza workout"),
  ]

  var source: RuleExample.File { intents(english.map(entry).joined()) }

  /// A file with every key that is needed.
  static let complete = file(
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
