import Diagnostics
import Vocabulary

extension Rule {
  static let declarationsUnknown = Rule(
    RuleDescription(
      id: "cover/declarations-unknown", severity: .note,
      summary: "The intents the app declares are known",
      rationale: """
        Which intents need a phrase follows from what the app declares. Without that, missing phrases \
        can't be told from intents the app doesn't have, so nothing is called missing.
        """,
      remedy: """
        Pass `--declares INStartWorkoutIntent,INEndWorkoutIntent` with the app's intents, or give a \
        folder that holds the Info.plist of the app and of its Intents extension.
        """,
      source: "Ours: what is unknown is said to be unknown.",
      bad: [
        RuleExample(
          [.phrases(["Start my CardioBonanza workout"], in: "en")], findingsWithoutMark: 1)
      ],
      good: [.phrases("Start my CardioBonanza workout", declared: ["INStartWorkoutIntent"])])
  ) { subject, finding in
    guard subject.app.declaredIntents == nil else { return [] }
    return [
      finding(
        "The intents the app declares were not found, so missing phrases were not checked",
        at: Place(path: subject.app.path),
        notes: [
          "Looked for IntentsSupported in Intents extensions and INIntentsSupported in the app",
          "Pass --declares INTENT,… with the intents the app handles",
        ])
    ]
  }
}
