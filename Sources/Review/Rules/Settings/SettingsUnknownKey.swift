import Diagnostics

extension Rule {
  static let settingsUnknownKey = Rule(
    RuleDescription(
      id: "config/unknown-key", severity: .warning,
      summary: "Every key of the settings is a known one",
      rationale: """
        A misspelt key is passed over, so what stands there has no effect, and nobody notices until a \
        finding comes back or stays away.
        """,
      remedy: """
        Correct the key. An editor that is given the JSON Schema, which `siri-guide config --schema` \
        prints, offers all keys while you type.
        """,
      source: "Ours.",
      bad: [
        .settings("{\n  ↓\"limit\": { \"fewestPhrases\": 5 }\n}"),
        .settings(
          """
          {
            "limits": { ↓"fewestPhrase": 5 },
            "rules": [
              { "rule": "phrase/duplicate", "severity": "off", ↓"lang": "de", "reason": "Meant so" }
            ]
          }
          """),
      ],
      good: [
        .settings(
          "{ \"$schema\": \"./siri-guide.schema.json\", \"limits\": { \"mostTerms\": 20 } }"),
        .settings("{ \"appNames\": { \"de\": [\"Kardiobonanza\"] } }"),
      ])
  ) { subject, finding in
    subject.settings.irregularities.compactMap { irregularity in
      guard case .unknownKey = irregularity.kind else { return nil }
      return finding(irregularity.message, at: irregularity.place)
    }
  }
}
