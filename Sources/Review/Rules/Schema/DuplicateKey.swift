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
      good: [.phrases("Start my CardioBonanza workout")])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .duplicateKey(let key, let first) = kind else { return nil }
      let line = first.range.map { " (the other is in line \($0.start.line))" } ?? ""
      return "“\(key)” stands twice in this dictionary and only the last is read\(line)"
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
