import Diagnostics
import Vocabulary

extension Rule {
  static let synonymClash = Rule(
    RuleDescription(
      id: "vocab/synonym-clash", severity: .error,
      summary: "A spoken form stands for one term of a parameter",
      rationale: """
        When two terms share a spoken form, Siri can't tell which one is meant, and the app gets one \
        of the identifiers by chance.
        """,
      remedy: "Leave the form to the term people mean by it, and reword the other.",
      source: "Ours; other assistants' validators refuse the same.",
      bad: [
        .terms(
          .init("cardio_craze_workout", "Cardio Craze"), .init("cardio_burn", "↓cardio craze"))
      ],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze"), .init("cardio_burn", "Cardio Burn"))
      ])
  ) { subject, finding in
    subject.files.flatMap { localization, file in
      file.parameterVocabularies.flatMap { vocabulary -> [Diagnostic] in
        var owners: [FoldedPhrase: String] = [:]
        return vocabulary.items.flatMap { item in
          item.synonyms.compactMap(\.phrase).compactMap { phrase -> Diagnostic? in
            let identifier = item.identifier?.text ?? ""
            let key = FoldedPhrase(phrase.text)
            guard !key.isEmpty, let owner = owners[key] else {
              owners[key] = identifier
              return nil
            }
            guard owner != identifier else { return nil }
            return finding(
              "“\(phrase.text)” already stands for \(owner), here it stands for \(identifier)",
              at: phrase.place, in: localization.language?.tag)
          }
        }
      }
    }
  }
}
