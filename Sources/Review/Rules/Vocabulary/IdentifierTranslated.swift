import Diagnostics
import Vocabulary

extension Rule {
  static let identifierTranslated = Rule(
    RuleDescription(
      id: "vocab/id-translated", severity: .error,
      summary: "Identifiers are not translated",
      rationale: """
        The identifier is never spoken or shown: the app's code receives it, whatever language was \
        spoken. A translated one is a value that the code doesn't know, so the term leads nowhere.
        """,
      remedy: "Copy the identifier from the source language; translate only the phrases.",
      source: """
        Apple, “Parameter vocabularies”: the identifier is never localised. Which identifier it \
        translates is inferred from its place or its term.
        """,
      bad: [
        RuleExample(
          [
            .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
            .terms([.init("↓kardiorausch_training", "Kardiorausch")], in: "de"),
          ]),
        RuleExample(
          [
            .terms(
              [
                .init("cardio_craze_workout", "Cardio Craze"),
                .init("stair_storm_workout", "Stair Storm"),
              ], in: "en"),
            .terms(
              [.init("↓カーディオ", "カーディオクレイズ"), .init("↓階段ストーム", "階段ストーム")], in: "ja"),
          ]),
      ],
      good: [
        RuleExample([
          .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
          .terms([.init("cardio_craze_workout", "Kardiorausch")], in: "de"),
        ]),
        RuleExample([
          .terms([.init("70s punk anthems", "70s punk anthems")], in: "en"),
          .terms([.init("70s punk anthems", "Punkhymnen der 70er")], in: "de"),
        ]),
        RuleExample([
          .terms([.init("opt_17", "Cardio Craze")], in: "en"),
          .terms([.init("opt_18", "Kardiorausch")], in: "de"),
        ]),
      ])
  ) { subject, finding in
    subject.identifierComparisons.flatMap { localization, comparison in
      comparison.foreign.compactMap { identifier in
        guard identifier.isTranslated, let original = identifier.original else { return nil }
        return finding(
          "\(identifier.text.text.quoted) stands for \(original.quoted), and identifiers aren't translated",
          at: identifier.text.place, in: localization.language?.tag,
          notes: ["The app's code receives the identifier, whatever language was spoken"],
          fixes: [
            Diagnostic.Fix(
              "Write \(original)", at: identifier.text.place, replacement: original)
          ])
      }
    }
  }
}

extension ReviewSubject {
  /// The identifiers of each language beside those of the source language, where both can be read.
  var identifierComparisons: [(localization: Localization, comparison: IdentifierComparison)] {
    guard let source = app.source, !source.files.contains(where: \.losesTerms),
      source.items.contains(where: { $0.name != nil })
    else { return [] }
    return app.localizations.filter { $0 != source && !$0.isPartlyUnreadable && !$0.files.isEmpty }
      .map { ($0, IdentifierComparison($0, source: source)) }
  }
}
