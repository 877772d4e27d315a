import Diagnostics
import Vocabulary

extension Rule {
  static let noIntentPhrases = Rule(
    RuleDescription(
      id: "schema/no-intent-phrases", severity: .warning, isRaisedByStrict: true,
      summary: "The file has the key IntentPhrases",
      rationale: """
        Terms alone give people nothing to say: without example phrases the app is missing from Siri's \
        guide, and App Store Connect asks for them.
        """,
      remedy: "Add `IntentPhrases` with at least one example for every intent the app declares.",
      source: "Apple, “Registering custom vocabulary with SiriKit”: “always include this key”.",
      bad: [.plist("↓<dict>\n  <key>ParameterVocabularies</key>\n  <array/>\n</dict>")],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .plist("<dict>\n  <key>IntentPhrases</key>\n  <array/>\n</dict>"),
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
        // Not one of the two keys: that is `schema/root`.
        .plist("<dict/>"),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      kind == .noIntentPhrases ? "This vocabulary has terms but no IntentPhrases" : nil
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
