import Diagnostics
import Vocabulary

extension Rule {
  static let parameterUndeclared = Rule(
    RuleDescription(
      id: "vocab/parameter-undeclared", severity: .warning,
      summary: "Terms belong to intents that the app declares",
      rationale: """
        Terms of an intent that the app doesn't handle are never asked for, and App Review wants \
        vocabulary that pertains to the intents the app has registered.
        """,
      remedy: """
        Declare the intent in `IntentsSupported` or `INIntentsSupported`, or take its parameter out of \
        `ParameterNames`.
        """,
      source: """
        App Review Guidelines 2.5.11; that it holds for each single parameter is inferred.
        """,
      bad: [
        RuleExample(
          [
            .terms(
              [.init("cardio_craze_workout", "Cardio Craze")],
              parameter: "↓INStartWorkoutIntent.workoutName", in: "en")
          ], declared: ["INEndWorkoutIntent"])
      ],
      good: [
        RuleExample(
          [.terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en")],
          declared: ["INStartWorkoutIntent"]),
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
        RuleExample(
          [.terms([.init("anna", "Anna")], parameter: "INSendMessageIntent.recipients", in: "en")],
          declared: ["INEndWorkoutIntent"]),
      ])
  ) { subject, finding in
    guard let declared = subject.app.declaredIntents?.map(\.name), !declared.isEmpty,
      !subject.app.mayDeclareMore
    else { return [] }
    let known = Set(declared)
    return subject.files.flatMap { localization, file -> [Diagnostic] in
      // Where the intent has phrases too, `cover/intent-not-declared` tells of it.
      var told = known.union(file.intentPhrases.compactMap(\.intentName?.text))
      return file.parameterVocabularies.flatMap(\.parameterNames).compactMap { name in
        let intent = String(name.text.prefix { $0 != "." })
        guard ParameterCatalog.supported.contains(name.text), told.insert(intent).inserted else {
          return nil
        }
        return finding(
          "\(intent) has terms, but the app doesn't declare it", at: name.place,
          in: localization.language?.tag, intent: intent,
          notes: ["The app declares \(declared.listed)"])
      }
    }
  }
}
