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
          ]),
        // An extension of the watch's app, and one of the iPhone's.
        RuleExample(
          [
            .looseExtension("Intents", supporting: "INStartWorkoutIntent"),
            .looseExtension("Intents Watch", supporting: "INStartWorkoutIntent"),
            .phrases(["Start my CardioBonanza workout"], in: "en"),
          ], appName: nil),
        // The user interface of an extension asks for the same intents.
        .bundle(
          InfoEntries.name,
          and: [
            .intentsExtension("Intents", supporting: ["INStartWorkoutIntent"]),
            .userInterface(supporting: "INStartWorkoutIntent"),
          ]),
      ])
  ) { subject, finding in
    var first: [Claim: (bundle: String, place: Place)] = [:]
    let extensions = (subject.app.declarations ?? []).filter { $0.kind == .intentsExtension }
    return extensions.flatMap { declaration in
      declaration.supported.compactMap { intent -> Diagnostic? in
        guard let place = intent.place else { return nil }
        let claim = Claim(intent: intent.name, platform: declaration.platform)
        let other = first[claim] ?? (declaration.bundle, place)
        first[claim] = other
        guard other.bundle != declaration.bundle else { return nil }
        return finding(
          "\(intent.name) is supported by two extensions, \(other.bundle) and \(declaration.bundle)",
          at: place, intent: intent.name, notes: ["Siri can't tell which one to ask"],
          elsewhere: [Diagnostic.Note("The other one", at: other.place)])
      }
    }
  }

  private struct Claim: Hashable {
    let intent: String
    let platform: String?
  }
}

extension IntentDeclaration {
  /// What its name says of where it runs: the extensions of an iPhone's app and of its watch's app are
  /// asked by different devices. In a folder only the name tells them apart.
  fileprivate var platform: String? {
    ["watch", "mac", "tvos", "vision"].first { bundle.lowercased().contains($0) }
  }
}

extension RuleExample.File {
  /// The Info.plist of an Intents extension as it lies in a folder of source code.
  fileprivate static func looseExtension(
    _ folder: String, supporting intent: String
  ) -> RuleExample.File {
    RuleExample.File(
      "\(folder)/Info.plist",
      RuleExample.File.intentsExtension(supporting: [intent]).markedText)
  }

  /// The Info.plist of an extension that shows what an intent does.
  fileprivate static func userInterface(supporting intent: String) -> RuleExample.File {
    RuleExample.File(
      "\(RuleExample.app)/PlugIns/IntentsUI.appex/Info.plist",
      RuleExample.File.intentsExtension(supporting: [intent]).markedText
        .replacing("com.apple.intents-service", with: "com.apple.intents-ui-service"))
  }
}
