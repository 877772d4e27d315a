import Diagnostics

extension Rule {
  static let settingsNoReason = Rule(
    RuleDescription(
      id: "config/no-reason", severity: .warning,
      summary: "Every entry of `rules` says why",
      rationale: """
        Whoever finds the entry next year, a translator or a new colleague, can't tell an oversight from \
        a decision, and nobody dares to remove it.
        """,
      remedy: "Add `\"reason\"`, one sentence: who decided, until when, or what would go wrong.",
      source: "Ours.",
      bad: [
        .settings(
          "{ \"rules\": [ ↓{ \"rule\": \"phrase/no-app-name\", \"severity\": \"off\" } ] }"),
        .settings(
          "{ \"rules\": [ ↓{ \"rule\": \"vocab/*\", \"severity\": \"note\", \"reason\": \" \" } ] }"
        ),
      ],
      good: [
        .settings(
          """
          {
            "rules": [
              { "rule": "vocab/*", "severity": "note", "language": "it", "reason": "Reviewed in May" }
            ]
          }
          """)
      ])
  ) { subject, finding in
    subject.settings.irregularities.compactMap { irregularity in
      guard case .noReason = irregularity.kind else { return nil }
      return finding(irregularity.message, at: irregularity.place)
    }
  }
}
