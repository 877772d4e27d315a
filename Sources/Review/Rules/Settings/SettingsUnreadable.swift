import Diagnostics

extension Rule {
  static let settingsUnreadable = Rule(
    RuleDescription(
      id: "config/unreadable", severity: .error,
      summary: "The settings can be read",
      rationale: """
        Nothing that a broken `.siri-guide.json` says holds: what the team had switched off comes back, \
        and the names and terms it had told are unknown.
        """,
      remedy: """
        Open the file at the line named and mend its syntax. It is JSON5: comments, commas at the end \
        and keys without quotes are allowed.
        """,
      source: "Ours; the syntax is that of JSON5 1.0.0 (spec.json5.org).",
      bad: [
        .settings("{\n  \"limits\": { \"fewestPhrases\" ↓5 }\n}"),
        .settings("{\n  \"appNames\": { \"*\": [\"Cardio\"] ↓;\n}"),
      ],
      good: [
        .settings("{\n  // The short form people use.\n  appNames: { '*': ['Cardio'], },\n}"),
        .settings("\u{FEFF}{}"),
      ])
  ) { subject, finding in
    subject.settings.irregularities.compactMap { irregularity in
      guard case .unreadable = irregularity.kind else { return nil }
      return finding(irregularity.message, at: irregularity.place)
    }
  }
}
