import Diagnostics
import Vocabulary

extension Rule {
  static let requiredKey = Rule(
    RuleDescription(
      id: "schema/required-key", severity: .error,
      summary: "Every entry has its required keys",
      rationale: """
        Siri passes over an entry that lacks a required key, without a word: its phrases or terms \
        are never heard.
        """,
      remedy: """
        Add the key. Intents need `IntentName` and `IntentExamples`; parameters `ParameterNames` and \
        `ParameterVocabulary`; terms `VocabularyItemIdentifier` and `VocabularyItemSynonyms`; \
        synonyms `VocabularyItemPhrase`.
        """,
      source: "Apple, “Intent phrases” and “Parameter vocabularies”.",
      bad: [
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array>
              ↓<dict>
                <key>IntentName</key>
                <string>INStartWorkoutIntent</string>
              </dict>
            </array>
          </dict>
          """),
        .plist("<dict>\n  <key>IntentPhrases</key>\n  <array>\n    ↓<dict/>\n  </array>\n</dict>"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .missingKeys(let keys, let owner) = kind else { return nil }
      let verb = keys.count == 1 ? "is" : "are"
      return "\(keys.joined(separator: " and ")) \(verb) missing from \(owner.rawValue)"
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
