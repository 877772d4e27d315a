import Diagnostics
import Vocabulary

extension Rule {
  static let noTermExamples = Rule(
    RuleDescription(
      id: "vocab/no-examples", severity: .note,
      summary: "A term has an example of its use",
      rationale: """
        The key may be left out, but without it people and translators see a bare name and must guess \
        how to say it in a sentence.
        """,
      remedy: """
        Add `VocabularyItemExamples` with one or two short uses: “Start Cardio Craze”.
        """,
      source: "Apple, “Parameter vocabularies”, where the key is optional; that it helps is ours.",
      bad: [
        .terms(.init("cardio_craze_workout", "↓Cardio Craze"), .init("storm", "Stair Storm"))
      ],
      good: [
        .terms(
          .init(
            "cardio_craze_workout",
            synonyms: [
              .init("Cardio Craze", examples: ["Start Cardio Craze"]), .init("Craze"),
            ])),
        .phrases("Start my CardioBonanza workout"),
      ])
  ) { subject, finding in
    guard let source = subject.source?.localization else { return [] }
    let shown = Set(source.usedItems.filter(\.hasExample).compactMap(\.name?.text))
    return subject.app.localizations.compactMap { localization in
      let isSource = localization == source
      // What the source language has no examples for is told there, for all languages.
      let bare = localization.usedItems.filter { item in
        !item.hasExample && !item.phrases.isEmpty
          && (isSource || item.name.map { shown.contains($0.text) } ?? false)
      }
      guard let first = bare.first?.phrases.first else { return nil }
      return finding(
        bare.count == 1
          ? "\(first.text.quoted) has no example of its use"
          : "\(bare.count) terms have no example of their use, \(first.text.quoted) for one",
        at: first.place, in: localization.language?.tag,
        notes: bare.count == 1
          ? []
          : [
            "The others are \(bare.dropFirst().compactMap { $0.phrases.first?.text.quoted }.listed)"
          ])
    }
  }
}

extension VocabularyItem {
  fileprivate var hasExample: Bool {
    synonyms.contains { $0.examples.contains { !$0.isBlank } }
  }
}
