import Diagnostics
import Vocabulary

extension Rule {
  static let headline = Rule(
    RuleDescription(
      id: "phrase/headline", severity: .note,
      summary: "The first phrase is short and for an intent that Siri speaks",
      rationale: """
        Siri's guide shows the first phrase of the first intent under the app's name, in the list of \
        all apps. It is the one phrase that everybody reads, so it should fit the line and work.
        """,
      remedy: """
        Put your most useful intent first in `IntentPhrases`, and its shortest natural phrase first in \
        `IntentExamples`. The order has no other meaning.
        """,
      source: """
        A public report of what the guide shows (lionheart/openradar-mirror#15763). Apple gives no \
        length; \(ReviewLimits().longestHeadlineCharacters) characters are ours, of which Chinese, \
        Japanese and Korean ones count twice.
        """,
      bad: [
        .phrases(
          "↓Start a workout of thirty minutes at the lake with CardioBonanza", "Start CardioBonanza"
        ),
        .phrases("↓請用CardioBonanza為我開始今天早上在湖邊的三十分鐘有氧運動", in: "zh-Hant"),
        RuleExample([
          .intents(
            ("INListRideOptionsIntent", ["↓Show me the rides of CardioBonanza"]),
            ("INStartWorkoutIntent", ["Start a run with CardioBonanza"]))
        ]),
      ],
      good: [
        .phrases(
          "Start CardioBonanza", "Start a workout of thirty minutes at the lake with CardioBonanza"),
        .phrases("用CardioBonanza開始三十分鐘有氧運動", in: "zh-Hant"),
        RuleExample([
          .intents(
            ("INStartWorkoutIntent", ["Start a run with CardioBonanza"]),
            ("INListRideOptionsIntent", ["Show me the rides of CardioBonanza"]))
        ]),
        .phrases("Show me the rides of CardioBonanza", intent: "INListRideOptionsIntent"),
      ])
  ) { subject, finding in
    let limits = subject.settings.limits
    let headlines = subject.localizations.compactMap(Headline.init)
    let original = headlines.first { $0.part.localization == subject.source?.localization }
    let long = headlines.filter { $0.isLong(limits) }
    // Where the original is long its translations are, and one word about it will do.
    let told = original.map { $0.isLong(limits) ? [$0] : long } ?? long
    let others = long.count - told.count
    let tooLong = told.filter { !$0.isTooLongPhrase(in: subject) }.map { headline in
      finding(
        "The headline \(headline.phrase.text.quoted) may not fit Siri's list of apps",
        at: headline.phrase.place, in: headline.part.tag, intent: headline.intent,
        notes: others == 0
          ? [] : ["Nor may that of \(others) other language\(others == 1 ? "" : "s")"])
    }
    guard let original, let known = IntentCatalog.silentIntent(original.intent),
      original.part.localization.intentPhrases.contains(where: \.isSpoken)
    else { return tooLong }
    return tooLong + [
      finding(
        "The headline \(original.phrase.text.quoted) is for \(known.name), which Siri doesn't take by voice",
        at: original.phrase.place, in: original.part.tag, intent: known.name,
        notes: ["By voice: \(known.voice)"])
    ]
  }
}

/// The phrase that Siri's guide shows first in a language.
private struct Headline {
  let part: LocalizationSubject
  let intent: String
  let phrase: SourceText

  init?(_ part: LocalizationSubject) {
    guard let first = part.localization.files.first?.intentPhrases.first,
      let intent = first.intentName?.text, let phrase = first.examples.first, !phrase.isBlank
    else { return nil }
    self.part = part
    self.intent = intent
    self.phrase = phrase
  }

  func isLong(_ limits: ReviewLimits) -> Bool {
    phrase.text.displayWidth > limits.longestHeadlineCharacters
  }

  /// Whether it is too long for any phrase, as `phrase/too-long` tells.
  func isTooLongPhrase(in subject: ReviewSubject) -> Bool {
    PhraseLength(for: part, in: subject).excess(of: phrase.text, in: part) != nil
  }
}

extension IntentCatalog {
  /// The intent of that name, if Siri is known not to take it by voice.
  fileprivate static func silentIntent(_ name: String) -> SystemIntent? {
    intent(named: name).flatMap { $0.isSpoken || $0.successor != nil ? nil : $0 }
  }
}

extension IntentPhrases {
  /// Whether people say its phrases to Siri, as far as is known.
  fileprivate var isSpoken: Bool {
    examples.contains { !$0.isBlank }
      && intentName.flatMap { IntentCatalog.intent(named: $0.text) }?.isSpoken == true
  }
}
