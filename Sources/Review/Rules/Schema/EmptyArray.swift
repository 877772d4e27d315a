import Diagnostics
import Vocabulary

extension Rule {
  static let emptyArray = Rule(
    RuleDescription(
      id: "schema/empty-array", severity: .error,
      summary: "A required array holds something",
      rationale: """
        An intent with no examples counts as missing: App Store Connect mails the same line as if the \
        entry were not there.
        """,
      remedy: "Add an entry, or remove the intent, parameter or term that has none.",
      source: "Inferred from Apple QA1950, which asks for at least one example.",
      bad: [
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array>
              <dict>
                <key>IntentName</key>
                <string>INStartWorkoutIntent</string>
                <key>IntentExamples</key>
                ↓<array/>
              </dict>
            </array>
          </dict>
          """)
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
        // Nothing yet, of anything.
        .plist("<dict>\n  <key>IntentPhrases</key>\n  <array/>\n</dict>"),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .emptyArray(let key) = kind else { return nil }
      return "\(key) is empty"
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
