import Diagnostics
import Vocabulary

extension Rule {
  static let duplicatePhrase = Rule(
    RuleDescription(
      id: "phrase/duplicate", severity: .warning,
      summary: "An intent has each phrase once",
      rationale: """
        The same sentence twice teaches Siri nothing and takes a line of the guide. Usually a copy was \
        meant to be reworded.
        """,
      remedy: "Reword the phrase or remove it. Capitals, width and punctuation make no difference.",
      source: "Ours; training tools for other assistants don't count duplicates either.",
      bad: [
        .phrases("Start my CardioBonanza workout", "↓start my CardioBonanza workout."),
        .phrases("ＣardioBonanzaで開始", "↓CardioBonanzaで開始。", in: "ja"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout", "Begin my CardioBonanza workout"),
        .phrases("Ouvre CardioBonanza", "Ouvré CardioBonanza", in: "fr"),
        RuleExample([
          .intents(
            ("INStartWorkoutIntent", ["CardioBonanza, los"]),
            ("INResumeWorkoutIntent", ["CardioBonanza, los"]), in: "de")
        ]),
      ])
  ) { subject, finding in
    subject.files.flatMap { localization, file -> [Diagnostic] in
      var first: [Key: Place] = [:]
      return file.examples.compactMap { intent, phrase in
        let key = Key(intent: intent, phrase: FoldedPhrase(phrase.text))
        guard !key.phrase.isEmpty else { return nil }
        guard let earlier = first[key] else {
          first[key] = phrase.place
          return nil
        }
        return finding(
          "\(phrase.text.quoted) stands twice under \(intent ?? "this intent")", at: phrase.place,
          in: localization.language?.tag, intent: intent,
          elsewhere: [Diagnostic.Note("The first one", at: earlier)])
      }
    }
  }

  private struct Key: Hashable {
    let intent: String?
    let phrase: FoldedPhrase
  }
}
