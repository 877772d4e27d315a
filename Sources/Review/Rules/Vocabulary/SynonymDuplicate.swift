import Diagnostics
import Vocabulary

extension Rule {
  static let synonymDuplicate = Rule(
    RuleDescription(
      id: "vocab/synonym-duplicate", severity: .warning,
      summary: "A term has each spoken form once",
      rationale: """
        The same form twice teaches Siri nothing. Mostly the second was meant to be another form, and \
        that one is missing.
        """,
      remedy: "Write the other way to say it, or remove the repetition.",
      source: "Ours; other assistants' validators ask for unique values.",
      bad: [
        .terms(.init("cardio_craze_workout", "Cardio Craze", "↓cardio craze")),
        .terms(.init("stair_storm_workout", "階段ストーム", "↓階段ストーム"), in: "ja"),
      ],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze", "Craze")),
        .terms(
          .init("cardio_craze_workout", "Kardiorausch", "Kardio-Rausch"),
          .init("burn", "Bonanza Burn"), in: "de"),
        .terms(
          .init(
            "data",
            synonyms: [
              .init("Data Beats", pronunciation: "day tuh beets"),
              .init("Data Beats", pronunciation: "dah tuh beets"),
            ]), parameter: "INPlayMediaIntent.playlistTitle"),
      ])
  ) { subject, finding in
    subject.files.flatMap { localization, file in
      file.parameterVocabularies.flatMap(\.items).flatMap { item -> [Diagnostic] in
        var known: [SpokenForm: Place] = [:]
        return item.synonyms.compactMap { synonym in
          guard let phrase = synonym.phrase, !phrase.isBlank else { return nil }
          let form = SpokenForm(
            phrase: FoldedPhrase(phrase.text),
            hint: FoldedPhrase(synonym.pronunciation?.text ?? ""))
          guard let first = known[form] else {
            known[form] = phrase.place
            return nil
          }
          return finding(
            "\(phrase.text.quoted) already stands for this term", at: phrase.place,
            in: localization.language?.tag,
            elsewhere: [Diagnostic.Note("The first stands here", at: first)])
        }
      }
    }
  }
}

/// A form of a term as it sounds: one spelling may be pronounced in two ways.
private struct SpokenForm: Hashable {
  let phrase: FoldedPhrase
  let hint: FoldedPhrase
}
