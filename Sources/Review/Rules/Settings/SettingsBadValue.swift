import Diagnostics

extension Rule {
  static let settingsBadValue = Rule(
    RuleDescription(
      id: "config/bad-value", severity: .error,
      summary: "Every value of the settings can be used",
      rationale: """
        A value that can't be used is left out, with all of the entry of `rules` it belongs to: applied \
        without that part, the entry would switch off more than was meant.
        """,
      remedy:
        "Write what the message says is expected; `docs/configuration.md` has all keys with examples.",
      source: "Ours.",
      bad: [
        .settings("{ \"limits\": { \"fewestPhrases\": ↓\"five\", \"mostTerms\": ↓-1 } }"),
        .settings(
          """
          {
            "rules": [
              { "rule": ↓"phrase/no-app-nam", "severity": "off", "reason": "Two apps share it" },
              { "rule": "vocab/*", "severity": ↓"warn", "reason": "Not yet translated" },
              { "rule": "name/*", "severity": "off", "language": ["de", ↓"jp"], "reason": "Meant so" },
              ↓{ "rule": "name/unknown", "reason": "Meant so" }
            ]
          }
          """),
        .settings(
          "{ \"glossary\": [ ↓{ \"term\": \"Cardio Craze\" } ], \"appNames\": ↓[\"Cardio\"] }"),
        .settings("{ \"limits\": { \"mostTerms\": 20 }, ↓\"limits\": { \"fewestPhrases\": 2 } }"),
        .settings(
          "{ \"rules\": [ { \"rule\": ↓\"config/*\", \"severity\": \"off\", \"reason\": \"Noise\" } ] }"
        ),
      ],
      good: [
        .settings(
          """
          {
            "appNames": { "*": ["Cardio"], "ar": ["كارديو بونانزا"], "zh-Hant": ["有氧狂歡"] },
            "rules": [
              { "rule": "vocab/*", "severity": "note", "language": ["de", "pt-BR"], "reason": "Drafts" },
              { "rule": "*", "severity": "off", "path": "Old/**/*.lproj", "reason": "Not shipped" },
            ],
            "glossary": [
              { "term": "Cardio Craze", "keep": true },
              { "term": "workout", "translations": { "de": ["Training"], "fr": "entraînement" } },
            ],
            "limits": { "fewestPhrases": 0 },
            "words": { "thirdPartyNames": ["FitStar"], "allowedNames": [] },
          }
          """)
      ])
  ) { subject, finding in
    subject.settings.irregularities.compactMap { irregularity in
      guard case .badValue = irregularity.kind else { return nil }
      return finding(irregularity.message, at: irregularity.place)
    }
  }
}
