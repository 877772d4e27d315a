import Diagnostics
import Vocabulary

extension Rule {
  static let settingsUnused = Rule(
    RuleDescription(
      id: "config/unused", severity: .warning,
      summary: "Every entry of `rules` concerns a finding",
      rationale: """
        What is switched off though nothing is wrong any more hides the next fault of that kind. Often \
        the phrase, the file or the language has got another name.
        """,
      remedy: """
        Remove the entry, or correct what it names. Of several apps in one INPUT it is enough when one \
        uses it.
        """,
      source: "Ours; compilers and linters tell of unused suppressions in the same way.",
      bad: [
        .settings(
          "{ \"rules\": [ ↓{ \"rule\": \"phrase/wake-word\", \"severity\": \"off\", \"reason\": \"Meant so\" } ] }"
        ),
        .settings(
          """
          {
            "rules": [
              ↓{
                "rule": "phrase/no-app-name", "severity": "off", "phrase": "Start a workout",
                "reason": "People say it without the name"
              }
            ]
          }
          """, phrase: "Start my workout"),
        .settings(
          "{ \"rules\": [ ↓{ \"rule\": \"phrase/*\", \"severity\": \"off\", \"language\": \"de\", \"reason\": \"A draft\" } ] }",
          phrase: "Start my workout"),
      ],
      good: [
        .settings(
          "{ \"rules\": [ { \"rule\": \"phrase/no-app-name\", \"severity\": \"note\", \"reason\": \"A draft\" } ] }",
          phrase: "Start my workout"),
        .settings(
          """
          {
            "rules": [
              {
                "rule": "phrase/*", "severity": "off", "language": ["de", "en"], "path": "*.lproj",
                "intent": "INStartWorkoutIntent", "phrase": "Start my workout", "reason": "A draft"
              }
            ]
          }
          """, phrase: "Start my workout"),
        .settings("{ \"rules\": [] }"),
      ])
  ) { subject, finding in
    guard subject.settings.mindsUnused else { return [] }
    return subject.unusedAdjustments.map { adjustment in
      finding("No finding fits this entry for \(adjustment.words)", at: adjustment.place)
    }
  }
}

extension Adjustment {
  /// What it concerns, in words: “phrase/no-app-name in de”.
  package var words: String {
    var words = rule == "*" ? "all rules" : rule
    if !languages.isEmpty { words += " in \(languages.map(\.tag).listed(3))" }
    if !intents.isEmpty { words += " for \(intents.listed(3))" }
    if !phrases.isEmpty { words += " at \(phrases.map { "“\($0)”" }.listed(3))" }
    if !paths.isEmpty { words += " below \(paths.map(\.text).listed(3))" }
    return words
  }
}
