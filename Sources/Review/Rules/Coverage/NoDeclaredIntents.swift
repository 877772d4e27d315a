import Diagnostics
import Vocabulary

extension Rule {
  static let noDeclaredIntents = Rule(
    RuleDescription(
      id: "cover/no-declared-intents", severity: .warning,
      summary: "An app with phrases declares intents",
      rationale: """
        Phrases say how to ask for an intent. Where neither the app nor an extension declares any, \
        Siri has nothing to attach them to, and a public report says that the store refuses phrases of \
        an unsupported intent.
        """,
      remedy: """
        List the intents in `IntentsSupported` of the Intents extension, or in `INIntentsSupported` \
        of the app, or remove the vocabulary.
        """,
      source: "Apple, “Registering custom vocabulary with SiriKit”; inferred.",
      bad: [.bundle(InfoEntries.name, findingsWithoutMark: 1)],
      good: [.bundle(InfoEntries.intents), .phrases("Start my CardioBonanza workout")])
  ) { subject, finding in
    guard subject.app.declaredIntents?.isEmpty == true,
      subject.files.contains(where: { !$0.file.examples.isEmpty })
    else { return [] }
    return [
      finding(
        "The app has phrases but declares no intent, so Siri has nothing to attach them to",
        at: Place(path: subject.app.container.infoPlist ?? subject.app.path),
        notes: ["Looked for INIntentsSupported in the app and IntentsSupported in its extensions"])
    ]
  }
}
