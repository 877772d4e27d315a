import Diagnostics

extension RuleExample.File {
  /// A vocabulary file in English or German with a phrase for each of the intents, which are written
  /// with their marks.
  static func intents(_ names: [String], in language: String) -> RuleExample.File {
    let entries = names.map { name in
      let intent = String(name.filter { $0 != RuleExample.mark })
      return (name, [phrases[language]?[intent] ?? "CardioBonanza"])
    }
    return intentPhrases(entries, in: language)
  }

  /// A vocabulary file that holds phrases of several intents.
  static func intentPhrases(
    _ entries: [(intent: String, phrases: [String])], in language: String
  ) -> RuleExample.File {
    plist(
      """
      <dict>
        <key>IntentPhrases</key>
        <array>
      \(entries.map(entry).joined(separator: "\n"))
        </array>
      </dict>
      """, in: language)
  }

  private static func entry(_ intent: String, _ phrases: [String]) -> String {
    """
          <dict>
            <key>IntentName</key>
            <string>\(intent)</string>
            <key>IntentExamples</key>
            <array>
    \(phrases.map { "          <string>\($0)</string>" }.joined(separator: "\n"))
            </array>
          </dict>
    """
  }

  private static let phrases = [
    "en": [
      "INStartWorkoutIntent": "Start my CardioBonanza workout",
      "INPauseWorkoutIntent": "Pause my CardioBonanza workout",
      "INEndWorkoutIntent": "End my CardioBonanza workout",
    ],
    "de": [
      "INStartWorkoutIntent": "Starte mein CardioBonanza-Training",
      "INPauseWorkoutIntent": "Pausiere mein CardioBonanza-Training",
      "INEndWorkoutIntent": "Beende mein CardioBonanza-Training",
      "INEndWorkoutsIntent": "Beende mein CardioBonanza-Training",
    ],
  ]
}

extension RuleExample.File {
  /// A vocabulary file with one term that two parameters have each for themselves.
  static func twoParameters(_ one: String, _ other: String, in language: String) -> RuleExample.File
  {
    plist(
      """
      <dict>
        <key>IntentPhrases</key>
        <array/>
        <key>ParameterVocabularies</key>
        <array>
      \(parameter("INStartWorkoutIntent.workoutName", one))
      \(parameter("INEndWorkoutIntent.workoutName", other))
        </array>
      </dict>
      """, in: language)
  }

  private static func parameter(_ name: String, _ phrase: String) -> String {
    """
        <dict>
          <key>ParameterNames</key>
          <array>
            <string>\(name)</string>
          </array>
          <key>ParameterVocabulary</key>
          <array>
            <dict>
              <key>VocabularyItemIdentifier</key>
              <string>stair_storm_workout</string>
              <key>VocabularyItemSynonyms</key>
              <array>
                <dict>
                  <key>VocabularyItemPhrase</key>
                  <string>\(phrase)</string>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
    """
  }
}
