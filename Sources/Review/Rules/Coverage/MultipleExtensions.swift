import Diagnostics
import Vocabulary

extension Rule {
  static let multipleExtensions = Rule(
    RuleDescription(
      id: "cover/multi-extension", severity: .error,
      summary: "An intent is supported by one extension",
      rationale: """
        Where two Intents extensions of an app list the same intent, the system doesn't know which one \
        to ask: `INIntentError` 2001 at run time, and Siri says that it can't help.
        """,
      remedy: "Remove the intent from `IntentsSupported` of all extensions but one.",
      source: "Apple, INIntentError.Code.intentSupportedByMultipleExtension.",
      bad: [
        .bundle(
          InfoEntries.name,
          and: [
            .intentsExtension("Fitness", supporting: ["INStartWorkoutIntent"]),
            .intentsExtension("Intents", supporting: ["↓INStartWorkoutIntent"]),
          ])
      ],
      good: [
        .bundle(
          InfoEntries.name,
          and: [
            .intentsExtension("Fitness", supporting: ["INStartWorkoutIntent"]),
            .intentsExtension("Intents", supporting: ["INEndWorkoutIntent"]),
          ])
      ])
  ) { subject, finding in
    var first: [String: String] = [:]
    let extensions = (subject.app.declarations ?? []).filter { $0.kind == .intentsExtension }
    return extensions.flatMap { declaration in
      declaration.supported.compactMap { intent -> Diagnostic? in
        let bundle = first[intent.name] ?? declaration.bundle
        first[intent.name] = bundle
        guard bundle != declaration.bundle, let place = intent.place else { return nil }
        return finding(
          "\(intent.name) is supported by two extensions, \(bundle) and \(declaration.bundle)",
          at: place, intent: intent.name, notes: ["Siri can't tell which one to ask"])
      }
    }
  }
}
