import Diagnostics
import Vocabulary

extension Rule {
  static let unknownIntent = Rule(
    RuleDescription(
      id: "cover/unknown-intent", severity: .error,
      summary: "IntentName is the class name of an intent",
      rationale: """
        A misspelt class name matches no intent, so its phrases are never heard. A name that resembles \
        none of the system's is only noted: it may be a custom intent.
        """,
      remedy:
        "Write the class name as the Intents framework spells it, for example `INStartWorkoutIntent`.",
      source: "Ours, with the classes of Apple's Intents framework (iOS 10 to 17).",
      bad: [
        .phrases("Start my CardioBonanza workout", intent: "↓INStartWorkoutsIntent"),
        .phrases("Start my CardioBonanza workout", intent: "↓StartWorkoutIntent"),
        .phrases("Order soup with CardioBonanza", intent: "↓OrderSoupIntent"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .phrases(
          "Order soup with CardioBonanza", intent: "OrderSoupIntent", declared: ["OrderSoupIntent"]),
      ])
  ) { subject, finding in
    let declared = Set(subject.app.declaredIntents?.map(\.name) ?? [])
    let known = IntentCatalog.all.map(\.name)
    return subject.files.flatMap { localization, file in
      file.intentPhrases.compactMap(\.intentName).compactMap { name -> Diagnostic? in
        guard !name.isBlank, IntentCatalog.intent(named: name.text) == nil else { return nil }
        let language = localization.language?.tag
        if let nearest = NearestWord.nearest(to: name.text, among: known) {
          return finding(
            "“\(name.text)” is no intent; did you mean \(nearest)?", at: name.place, in: language,
            intent: name.text,
            fixes: [Diagnostic.Fix("Write \(nearest)", at: name.place, replacement: nearest)])
        }
        if declared.contains(name.text) { return nil }
        return finding(
          "“\(name.text)” is no system intent; perhaps it is a custom intent", at: name.place,
          in: language, intent: name.text, severity: .note)
      }
    }
  }
}
