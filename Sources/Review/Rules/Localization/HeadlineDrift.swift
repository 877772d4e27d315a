import Diagnostics
import Vocabulary

extension Rule {
  static let headlineDrift = Rule(
    RuleDescription(
      id: "l10n/headline-drift", severity: .note,
      summary: "Every language opens with the same intent",
      rationale: """
        The first phrase of the first intent was seen as the app's subtitle in Siri's guide, and it is \
        the headline of the guide that this tool writes. Where the order differs, the app introduces \
        itself with another feature from language to language.
        """,
      remedy:
        "Move the entry of the source language's first intent to the top. The wording may differ freely.",
      source: """
        Seen on a device (openradar-mirror#15763); Telegram's English and Arabic files open with \
        different intents. No Apple document speaks of the order.
        """,
      bad: [
        RuleExample([
          .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
          .intents(["↓INEndWorkoutIntent", "INStartWorkoutIntent"], in: "de"),
        ])
      ],
      good: [
        RuleExample([
          .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
          .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "de"),
        ]),
        RuleExample([
          .intents(
            ["INStartWorkoutIntent", "INPauseWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
          .intents(
            ["INStartWorkoutIntent", "INEndWorkoutIntent", "INPauseWorkoutIntent"], in: "de"),
        ]),
        // Where the first intent is missing altogether, another rule says so.
        RuleExample([
          .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
          .intents(["INEndWorkoutIntent"], in: "de"),
        ]),
      ])
  ) { subject, finding in
    subject.pairs.compactMap { pair in
      guard let headline = pair.source.opening?.text, let opening = pair.target.opening,
        opening.text != headline, pair.intents.contains(where: { $0.name == headline })
      else { return nil }
      return finding(
        "\(pair.target.localization.title) opens with \(opening.text), but \(pair.source.titleOfTexts) with \(headline)",
        at: opening.place, in: pair.target.tag, intent: opening.text)
    }
  }
}

extension LocalizationSubject {
  /// The intent of the first phrase.
  fileprivate var opening: SourceText? {
    localization.intentPhrases.first {
      $0.intentName?.isBlank == false && $0.examples.contains { !$0.isBlank }
    }?.intentName
  }
}
