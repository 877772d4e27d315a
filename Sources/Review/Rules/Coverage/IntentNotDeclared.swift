import Diagnostics
import Vocabulary

extension Rule {
  static let intentNotDeclared = Rule(
    RuleDescription(
      id: "cover/intent-not-declared", severity: .error,
      summary: "Phrases stand only under intents that the app declares",
      rationale: """
        A public report of 2026 says that App Store Connect rejects a build whose phrases belong to an \
        unsupported intent, and App Review asks for phrases that concern the registered intents. It \
        often happens when an intent is removed from the code.
        """,
      remedy: """
        Add the intent to `IntentsSupported` of the Intents extension or to `INIntentsSupported` of \
        the app, or remove its phrases.
        """,
      source:
        "App Review Guidelines 2.5.11; that the build is rejected rests on one public report.",
      blocks: true,
      bad: [
        .phrases(
          "Call Anna with CardioBonanza", intent: "↓INStartCallIntent",
          declared: ["INStartWorkoutIntent"])
      ],
      good: [
        .phrases("Start my CardioBonanza workout", declared: ["INStartWorkoutIntent"]),
        .phrases("Start my CardioBonanza workout", declared: nil),
        .phrases(
          "Order soup with CardioBonanza", intent: "OrderSoupIntent", declared: ["OrderSoupIntent"]),
        // Misspelt, which `cover/unknown-intent` tells of.
        .phrases(
          "Start my CardioBonanza workout", intent: "INStartWorkoutsIntent",
          declared: ["INStartWorkoutIntent"]),
      ])
  ) { subject, finding in
    // Where nothing at all is declared, `cover/no-declared-intents` says so once.
    guard let declared = subject.app.declaredIntents?.map(\.name), !declared.isEmpty,
      !subject.app.mayDeclareMore
    else {
      return []
    }
    let names = Set(declared)
    let listed = declared.listed
    let custom = Set(subject.app.customIntents.map(\.className))
    // A misspelt or translated name is `cover/unknown-intent`, and one cause is one finding.
    func isMisspelt(_ name: SourceText) -> Bool {
      IntentCatalog.classMeant(by: name.text) != nil && !custom.contains(name.text)
        || subject.meantIntents[name.place] != nil
        || !name.text.isClassName
    }
    return subject.files.flatMap { localization, file in
      file.intentPhrases.compactMap(\.intentName)
        .filter { !$0.isBlank && !names.contains($0.text) && !isMisspelt($0) }
        .map { name in
          finding(
            "\(name.text) has phrases, but the app doesn't declare it", at: name.place,
            in: localization.language?.tag, intent: name.text,
            notes: [
              "The app declares \(listed)",
              "One public report says that App Store Connect rejects such a build",
            ])
        }
    }
  }
}
