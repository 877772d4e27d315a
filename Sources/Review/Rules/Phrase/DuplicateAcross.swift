import Diagnostics
import Vocabulary

extension Rule {
  static let duplicateAcross = Rule(
    RuleDescription(
      id: "phrase/duplicate-across", severity: .warning,
      summary: "A phrase stands under one intent",
      rationale: """
        The same sentence under two intents promises two things. Siri does one of them, and people \
        learn the wrong sentence for the other.
        """,
      remedy: """
        Leave the phrase to the intent that it says, and reword the other. Capitals, width and \
        punctuation make no difference. An intent and the one that supersedes it may share phrases.
        """,
      source: "Ours; the validators of Rasa, Alexa and Dialogflow warn of the same.",
      bad: [
        RuleExample([
          .intents(
            ("INPauseWorkoutIntent", ["Stop my CardioBonanza workout"]),
            (
              "INEndWorkoutIntent",
              ["↓Stop my CardioBonanza workout.", "Finish with CardioBonanza"]
            ))
        ]),
        RuleExample([
          .intents(
            ("INStartAudioCallIntent", ["Call Anna with CardioBonanza"]),
            ("INStartVideoCallIntent", ["↓Call Anna with CardioBonanza"]))
        ]),
        RuleExample([
          .intents(
            ("INSearchForMediaIntent", ["用CardioBonanza播放爵士乐"]),
            ("INPlayMediaIntent", ["↓用CardioBonanza播放爵士乐。"]), in: "zh-Hans")
        ]),
      ],
      good: [
        RuleExample([
          .intents(
            ("INPauseWorkoutIntent", ["Pause my CardioBonanza workout"]),
            ("INEndWorkoutIntent", ["Stop my CardioBonanza workout"]))
        ]),
        RuleExample([
          .intents(
            ("INStartAudioCallIntent", ["Call Anna with CardioBonanza"]),
            ("INStartCallIntent", ["Call Anna with CardioBonanza"]))
        ]),
        RuleExample([
          .intents(
            ("INEndWorkoutIntent", ["Beende das Training mit CardioBonanza"]),
            ("INEndWorkoutIntent", ["Beende das Training mit CardioBonanza"]), in: "de")
        ]),
      ])
  ) { subject, finding in
    subject.files.flatMap { localization, file -> [Diagnostic] in
      var first: [FoldedPhrase: (intent: String, place: Place)] = [:]
      var told: Set<Key> = []
      return file.examples.compactMap { intent, phrase in
        let key = FoldedPhrase(phrase.text)
        guard let intent, !key.isEmpty else { return nil }
        guard let earlier = first[key] else {
          first[key] = (intent, phrase.place)
          return nil
        }
        guard !IntentCatalog.areRelated(intent, earlier.intent),
          told.insert(Key(intent: intent, phrase: key)).inserted
        else { return nil }
        return finding(
          "\(phrase.text.quoted) stands under \(intent) and under \(earlier.intent), so Siri can't tell which is meant",
          at: phrase.place, in: localization.language?.tag, intent: intent,
          elsewhere: [Diagnostic.Note("The one under \(earlier.intent)", at: earlier.place)])
      }
    }
  }

  private struct Key: Hashable {
    let intent: String
    let phrase: FoldedPhrase
  }
}

extension IntentCatalog {
  /// Whether two names are one intent, or intents of which one supersedes the other, so that an app
  /// for old and new systems has the same phrases for both.
  static func areRelated(_ one: String, _ other: String) -> Bool {
    one == other || intent(named: one)?.successor == other || intent(named: other)?.successor == one
  }
}
