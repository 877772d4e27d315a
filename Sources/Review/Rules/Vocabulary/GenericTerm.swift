import Diagnostics
import Vocabulary

extension Rule {
  static let genericTerm = Rule(
    RuleDescription(
      id: "vocab/generic-term", severity: .note,
      summary: "Terms are those that only this app has",
      rationale: """
        Siri knows the usual words without being told. A list that holds them takes room from the terms \
        that a stranger to the app would misunderstand, and Siri may use only its head.
        """,
      remedy: "Remove the term, or write the name under which only your app knows it.",
      source: """
        Apple, “Registering custom vocabulary with SiriKit” and Human Interface Guidelines, “Siri”; the \
        workout names of `INWorkoutNameIdentifier`. The other words and the translations are ours.
        """,
      bad: [
        .terms(.init("run", "↓Running"), .init("cardio_craze_workout", "Cardio Craze")),
        .terms(.init("mine", "Cardio Craze", "↓My Workout")),
        .terms(.init("mein_training", "↓Mein Training"), in: "de"),
        .terms(
          .init("favorites", "↓My Favorites"), parameter: "INPlayMediaIntent.playlistTitle"),
      ],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze"), .init("storm", "Stair Storm")),
        .terms(.init("lauf", "Lauf zum Mond"), in: "de"),
        .terms(.init("run", "Run"), parameter: "INPlayMediaIntent.playlistTitle"),
        .terms(.init("correr", "Correr"), in: "sw"),
      ])
  ) { subject, finding in
    var told: Set<String> = []
    let source = subject.source?.localization
    let ordered = [source].compactMap(\.self) + subject.app.localizations.filter { $0 != source }
    return ordered.flatMap { localization -> [Diagnostic] in
      localization.files.flatMap(\.parameterVocabularies).flatMap { vocabulary -> [Diagnostic] in
        guard let kind = GenericTerms.Kind(vocabulary.parameterNames.map(\.text)) else { return [] }
        return vocabulary.items.compactMap { item in
          guard
            let phrase = item.phrases.first(where: {
              GenericTerms.contains($0.text, of: kind, in: localization.textLanguage)
            }), told.insert(item.name?.text ?? phrase.text).inserted
          else { return nil }
          return finding(
            "\(phrase.text.quoted) is a word that Siri knows without this file", at: phrase.place,
            in: localization.language?.tag,
            notes: ["Apple asks for terms that a stranger to the app would misunderstand"])
        }
      }
    }
  }
}
