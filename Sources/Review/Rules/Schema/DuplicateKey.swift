import Diagnostics
import Vocabulary

extension Rule {
  static let duplicateKey = Rule(
    RuleDescription(
      id: "schema/duplicate-key", severity: .error,
      summary: "A dictionary has each key once",
      rationale: """
        Of two equal keys only the last is read, so half of what was written, often a whole list of \
        phrases, is lost without a word. A careless merge does this.
        """,
      remedy: "Join the two values under one key.",
      source: "Ours; Core Foundation and Python keep the last of equal keys.",
      bad: [
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array/>
            <key>↓IntentPhrases</key>
            <array/>
          </dict>
          """)
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .terms(.init("cardio_craze_workout", "Cardio Craze"), .init("cycling", "Cycling")),
        // In another capital it is another key, which is an unknown one.
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array/>
            <key>intentPhrases</key>
            <array/>
          </dict>
          """),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .duplicateKey(let key, _) = kind else { return nil }
      return "\(key.quoted) stands twice in this dictionary and only the last is read"
    }.map { found in
      finding(
        found.message, at: found.place, in: found.language, elsewhere: found.kind.otherPlace)
    }
  }
}

extension Irregularity.Kind {
  /// The key that is not read.
  fileprivate var otherPlace: [Diagnostic.Note] {
    guard case .duplicateKey(_, let first) = self else { return [] }
    return [Diagnostic.Note("The other one", at: first)]
  }
}
