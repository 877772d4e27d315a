import Diagnostics
import Vocabulary

extension Rule {
  static let missingExample = Rule(
    RuleDescription(
      id: "cover/missing-example", severity: .warning, isRaisedByStrict: true,
      summary: "Every declared intent has an example phrase in every language of the app",
      rationale: """
        App Store Connect mails one line for each pair of intent and language without a phrase, over \
        all languages of the app and not only those Siri speaks. The delivery succeeds, but people \
        who use that language find nothing of the app in Siri's guide.
        """,
      remedy: """
        Add one natural sentence that names the app to `IntentPhrases` in that language's \
        `AppIntentVocabulary.plist`, or stop declaring an intent the app doesn't handle.
        """,
      source: """
        Apple QA1950 and many public mails (ITMS-90626). Custom intents are not asked for phrases: the \
        mail about one (mozilla-mobile/focus-ios#2119) misses only titles and descriptions.
        """,
      storeMessage: StoreMessage.missingExample(intent: "INTENT", language: "LANGUAGE"),
      bad: [
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "en"),
            .phrases(["Starte mein CardioBonanza-Training"], in: "de"),
          ],
          declared: ["INStartWorkoutIntent", "INEndWorkoutIntent"], languages: ["fr"],
          findingsWithoutMark: 4),
        RuleExample(
          [.phrases(["Start my CardioBonanza workout"], in: nil)],
          declared: ["INStartWorkoutIntent"], languages: ["en"], findingsWithoutMark: 1),
      ],
      good: [
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "en"),
            .phrases(["Starte mein CardioBonanza-Training"], in: "de"),
          ], declared: ["INStartWorkoutIntent"]),
        .phrases("Start my CardioBonanza workout", declared: nil),
        .phrases(
          "Start my CardioBonanza workout", declared: ["INStartWorkoutIntent", "OrderSoupIntent"]),
        RuleExample(
          [
            .phrases(["用CardioBonanza开始锻炼"], in: "zh_CN"),
            .phrases(["用CardioBonanza開始鍛鍊"], in: "zh-Hant"),
          ], declared: ["INStartWorkoutIntent"]),
      ])
  ) { subject, finding in
    guard subject.coverage.declarationsAreKnown else { return [] }
    let localizations = subject.app.localizations.filter(\.isOfApp)
    return zip(localizations, subject.coverage.rows).flatMap { localization, row in
      zip(subject.coverage.intents, row)
        .filter { intent, cell in intent.isAskedFor && cell.isMissing }
        .map { intent, _ in
          finding(
            "\(intent.name) has no example phrase in \(localization.title)",
            at: localization.placeOfPhrases(in: subject.app), in: localization.name,
            intent: intent.name,
            storeMessage: StoreMessage.missingExample(
              intent: intent.name, language: localization.name),
            notes: localization.absence(in: subject.app))
        }
    }
  }
}

extension Localization {
  /// Where its phrases stand or should stand.
  fileprivate func placeOfPhrases(in app: App) -> Place {
    if let file = files.first {
      return Place(path: file.path, keyPath: VocabularyKey.intentPhrases)
    }
    return Place(path: folders.first ?? app.path)
  }

  /// Why the language has no phrase at all, if it has none.
  fileprivate func absence(in app: App) -> [String] {
    if let file = files.first, shippedFiles.isEmpty {
      return ["\(file.path) has a vocabulary, but it does not reach the app"]
    }
    if !files.isEmpty { return [] }
    if let loose = app.localizations.first(where: { $0.language == nil })?.files.first {
      return ["\(loose.path) lies outside any .lproj, so its phrases count for no language"]
    }
    return ["The app comes in \(title), but there is no AppIntentVocabulary.plist for it"]
  }
}
