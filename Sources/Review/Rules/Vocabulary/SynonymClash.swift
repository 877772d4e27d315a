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
          .init("cardio_craze_workout", "Cardio Craze"), .init("cardio_burn", "↓cardio craze")),
        .terms(
          .init("stairs", "階段ストーム"), .init("storm", "ストーム", "↓階段ストーム！"), in: "ja"),
      ],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze"), .init("cardio_burn", "Cardio Burn")),
        .terms(.init("c", "C"), .init("c_sharp", "C#"), .init("cpp", "C++")),
        .terms(.init("half", "50"), .init("percent", "50%")),
        .terms(.init("song", "Canción"), .init("songs", "Cancion"), in: "es"),
        .terms(.init("craze", "Cardio Craze", "Cardio-Craze")),
      ])
  ) { subject, finding in
    subject.files.flatMap { localization, file in
      // Terms of one parameter may stand in several entries.
      var forms: [[String]: [FoldedPhrase: (identifier: String, place: Place)]] = [:]
      return file.parameterVocabularies.flatMap { vocabulary -> [Diagnostic] in
        let parameters = vocabulary.parameterNames.map(\.text).sorted()
        var owners = forms.removeValue(forKey: parameters) ?? [:]
        defer { forms[parameters] = owners }
        return vocabulary.items.flatMap { item in
          item.synonyms.compactMap(\.phrase).compactMap { phrase -> Diagnostic? in
            let identifier = item.identifier?.text ?? ""
            let key = FoldedPhrase(phrase.text)
            guard !key.isEmpty, let owner = owners[key] else {
              owners[key] = (identifier, phrase.place)
              return nil
            }
            guard owner.identifier != identifier else { return nil }
            return finding(
              "\(phrase.text.quoted) already stands for \(owner.identifier), here it stands for \(identifier)",
              at: phrase.place, in: localization.language?.tag,
              elsewhere: [
                Diagnostic.Note("It stands for \(owner.identifier) here", at: owner.place)
              ])
          }
        }
      }
    }
  }
}
