import Diagnostics
import Vocabulary

extension Rule {
  static let missingIntent = Rule(
    RuleDescription(
      id: "l10n/missing-intent", severity: .warning, isRaisedByStrict: true,
      summary: "A language has phrases for every intent of the source language",
      rationale: """
        If the app declares the intent, App Store Connect mails a line for each language that has no \
        phrase for it (ITMS-90626), and people who use that language don't learn that they can ask for it.
        """,
      remedy:
        "Add the intent to that language's `IntentPhrases`, with at least one natural sentence.",
      source: """
        Apple QA1950 and many public mails. This rule speaks where the declared intents are unknown; \
        where they are known, `cover/missing-example` and `cover/intent-not-declared` do.
        """,
      bad: [
        RuleExample(
          [
            .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
            .intents(["INStartWorkoutIntent"], in: "de"),
          ], findingsWithoutMark: 1),
        RuleExample(
          [.intents(["INStartWorkoutIntent"], in: "en")], languages: ["fr", "it"],
          findingsWithoutMark: 1),
      ],
      good: [
        RuleExample([
          .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
          .intents(["INEndWorkoutIntent", "INStartWorkoutIntent"], in: "de"),
        ]),
        // Misspelt, not missing: `cover/unknown-intent` says so.
        RuleExample([
          .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
          .intents(["INStartWorkoutIntent", "INEndWorkoutsIntent"], in: "de"),
        ]),
        RuleExample(
          [
            .intents(["INStartWorkoutIntent", "INEndWorkoutIntent"], in: "en"),
            .intents(["INStartWorkoutIntent"], in: "de"),
          ], declared: ["INStartWorkoutIntent", "INEndWorkoutIntent"]),
      ])
  ) { subject, finding in
    guard let source = subject.source, !source.localization.isPartlyUnreadable else { return [] }
    let gaps = subject.pairs.compactMap { pair -> Diagnostic? in
      let missing = subject.intents(of: pair.source, lackingIn: pair.target).map(\.text)
        .filter { !subject.declarationsTell(of: $0) }
      guard !missing.isEmpty, let file = pair.target.localization.files.first else { return nil }
      return finding(
        "\(pair.target.localization.title) has no phrases for \(missing.listed), which \(pair.source.titleOfTexts) has",
        at: Place(path: file.path, keyPath: VocabularyKey.intentPhrases), in: pair.target.tag,
        intent: missing.count == 1 ? missing[0] : nil)
    }
    let absent = subject.app.localizations.filter {
      $0.isOfApp && $0.language != .base && $0.files.isEmpty && subject.base(of: $0) == nil
    }
    guard !subject.knowsDeclarations, !absent.isEmpty, source.localization.language != nil,
      source.examples.contains(where: { $0.intent != nil })
    else { return gaps }
    let names = absent.map(\.title)
    return gaps + [
      finding(
        "The app also comes in \(names.listed), but has no vocabulary there",
        at: Place(
          path: absent.count == 1 ? absent[0].folders.first ?? subject.app.path : subject.app.path),
        in: absent.count == 1 ? absent[0].name : nil)
    ]
  }
}
