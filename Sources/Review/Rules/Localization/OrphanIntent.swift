import Diagnostics
import Vocabulary

extension Rule {
  static let orphanIntent = Rule(
    RuleDescription(
      id: "l10n/orphan", severity: .warning,
      summary: "A translation has only intents and terms that the source language has",
      rationale: """
        What the source language doesn't have was usually removed there and forgotten here: people are \
        taught sentences for something the app no longer does. Or it is missing in the source.
        """,
      remedy: "Remove it here, or add it to the source language.",
      source: """
        Public reports (home-assistant/iOS#5673: removed phrases were still listed). This rule speaks \
        where the declared intents are unknown; where they are known, `cover/missing-example` and \
        `cover/intent-not-declared` do.
        """,
      bad: [
        RuleExample([
          .intents(["INStartWorkoutIntent"], in: "en"),
          .intents(["INStartWorkoutIntent", "↓INEndWorkoutIntent"], in: "de"),
        ]),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .terms(
            [.init("↓cardio_craze_workout", "Kardiorausch"), .init("cardio_burn", "Glut")], in: "de"
          ),
        ]),
      ],
      good: [
        RuleExample([
          .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
          .intents(["INStartWorkoutIntent"], in: "de"),
        ]),
        RuleExample([
          .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
          .terms([.init("cardio_craze_workout", "Kardiorausch")], in: "de"),
        ]),
        RuleExample(
          [
            .intents(["INStartWorkoutIntent"], in: "en"),
            .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "de"),
          ], declared: ["INStartWorkoutIntent"]),
      ])
  ) { subject, finding in
    guard let source = subject.source, !source.localization.isPartlyUnreadable else { return [] }
    let original = source.localization
    let mayHaveTerms = !original.items.isEmpty || original.files.contains(where: \.losesTerms)
    return subject.pairs.flatMap { pair -> [Diagnostic] in
      let orphans = subject.intents(of: pair.target, lackingIn: pair.source).filter {
        !subject.declarationsTell(of: $0.text)
      }.map { name in
        finding(
          "\(name.text) has phrases in \(pair.target.localization.title), but not in \(pair.source.titleOfTexts)",
          at: name.place, in: pair.target.tag, intent: name.text)
      }
      // Single terms are `vocab/id-drift`.
      let terms = pair.target.localization.items.compactMap(\.name)
      guard !mayHaveTerms, let first = terms.first else { return orphans }
      let count = terms.count == 1 ? "a term" : "\(terms.count) terms"
      return orphans + [
        finding(
          "\(pair.target.localization.title) has \(count), but \(pair.source.titleOfTexts) has none",
          at: first.place, in: pair.target.tag)
      ]
    }
  }
}
