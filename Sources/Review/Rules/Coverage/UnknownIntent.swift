import Diagnostics
import Vocabulary

extension Rule {
  static let unknownIntent = Rule(
    RuleDescription(
      id: "cover/unknown-intent", severity: .error,
      summary: "IntentName is the class name of an intent",
      rationale: """
        A misspelt or translated class name matches no intent, so its phrases are never heard. A name \
        that resembles none of the system's is only noted: it may be a custom intent.
        """,
      remedy:
        "Write the class name as the Intents framework spells it, for example `INStartWorkoutIntent`. It is the same in every language.",
      source: "Ours, with the classes of Apple's Intents framework (iOS 10 to 17).",
      bad: [
        .phrases("Start my CardioBonanza workout", intent: "↓INStartWorkoutsIntent"),
        .phrases("Start my CardioBonanza workout", intent: "↓StartWorkoutIntent"),
        .phrases("Start my CardioBonanza workout", intent: "↓INStartWorkout"),
        .phrases("Order soup with CardioBonanza", intent: "↓OrderSoupIntent"),
        .phrases("Envoie un message", intent: "↓Envoyer un message", in: "fr"),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Starte mein Training"], intent: "↓INTrainingBeginnenAbsicht", in: "de"),
        ]),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .phrases(
          "Order soup with CardioBonanza", intent: "OrderSoupIntent", declared: ["OrderSoupIntent"]),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Starte mein CardioBonanza-Training"], in: "de"),
        ]),
      ])
  ) { subject, finding in
    let declared = subject.app.declaredIntents ?? []
    let names = Set(declared.map(\.name))
    let customNames = Set(subject.app.customIntents.map(\.className))
    let misdeclared = declared.filter { !customNames.contains($0.name) }.compactMap { intent in
      IntentCatalog.classMeant(by: intent.name).map { meant in
        finding(
          "The app declares \(intent.name.quoted), which is no intent; did you mean \(meant.name)?",
          at: intent.place ?? Place(path: subject.app.path), intent: intent.name)
      }
    }
    let misnamed = subject.files.flatMap { localization, file in
      file.intentPhrases.compactMap(\.intentName).compactMap { name -> Diagnostic? in
        guard !name.isBlank, IntentCatalog.intent(named: name.text) == nil else { return nil }
        let language = localization.language?.tag
        if customNames.contains(name.text) { return nil }
        if let meant = IntentCatalog.classMeant(by: name.text)?.name {
          // Without the prefix of the system's classes it may be a custom intent all the same.
          let isMisspelt = name.text.drop(while: \.isWhitespace).lowercased().hasPrefix("in")
          return finding(
            "\(name.text.quoted) is no intent; did you mean \(meant)?", at: name.place,
            in: language,
            intent: name.text,
            fixes: [
              Diagnostic.Fix(
                "Write \(meant)", at: name.place, replacement: meant, isSafe: isMisspelt)
            ])
        }
        if names.contains(name.text) { return nil }
        if let meant = subject.meantIntents[name.place] {
          return finding(
            "\(name.text.quoted) is no intent; did you mean \(meant.name)?", at: name.place,
            in: language, intent: meant.name,
            notes: ["IntentName is the name of a class, which is the same in every language"]
              + [meant.reason].compactMap(\.self),
            fixes: meant.fixes)
        }
        if !name.text.isClassName {
          return finding(
            "\(name.text.quoted) can't be the name of an intent's class", at: name.place,
            in: language,
            notes: ["IntentName is the name of a class, which is the same in every language"])
        }
        // Where all declarations are known, `cover/intent-not-declared` says more.
        if !declared.isEmpty, !subject.app.mayDeclareMore { return nil }
        return finding(
          "\(name.text.quoted) is no system intent; perhaps it is a custom intent", at: name.place,
          in: language, intent: name.text, severity: .note)
      }
    }
    return misdeclared + misnamed
  }
}
