import Diagnostics
import Vocabulary

extension Rule {
  static let wrongBundle = Rule(
    RuleDescription(
      id: "file/wrong-bundle", severity: .error,
      summary: "The file is part of the app, not of an extension",
      rationale: """
        Siri reads the vocabulary of the app's own bundle. A copy in the Intents extension, or in any \
        other bundle, is ignored, and App Store Connect says that its phrases are missing.
        """,
      remedy: """
        Select the file in Xcode and tick the app under Target Membership instead of the extension.
        """,
      source: """
        Apple, “Global vocabulary reference” and “Registering custom vocabulary with SiriKit”: the \
        file belongs to the iOS app; moved for that reason in public projects (home-assistant/iOS#2591).
        """,
      bad: [
        RuleExample(
          [
            .infoPlist(InfoEntries.name),
            .intentsExtension(supporting: ["INStartWorkoutIntent"]),
            RuleExample.File.phrases(["Start my CardioBonanza workout"], in: "en")
              .inside("\(RuleExample.app)/PlugIns/Intents.appex"),
          ], appName: nil, findingsWithoutMark: 1),
        RuleExample(
          [
            .infoPlist(InfoEntries.name, in: "App"),
            RuleExample.File.phrases(["Starte mein CardioBonanza-Training"], in: "de")
              .inside("App"),
            .intentsExtension(supporting: ["INStartWorkoutIntent"], in: "Intents"),
            RuleExample.File.phrases(["Start my CardioBonanza workout"], in: "en")
              .inside("Intents"),
          ], appName: nil, findingsWithoutMark: 1),
      ],
      good: [
        RuleExample(
          [
            .infoPlist(InfoEntries.name, in: "App"),
            RuleExample.File.phrases(["Start my CardioBonanza workout"], in: "en").inside("App"),
            .intentsExtension(supporting: ["INStartWorkoutIntent"], in: "Intents"),
          ], appName: nil),
        .bundle(
          InfoEntries.name, and: [.intentsExtension(supporting: ["INStartWorkoutIntent"])]),
      ])
  ) { subject, finding in
    subject.files.compactMap { localization, file in
      guard case .otherBundle(let bundle) = file.membership else { return nil }
      let isSpare = !localization.shippedFiles.isEmpty
      return finding(
        "This file is part of \(bundle), where Siri does not read it", at: Place(path: file.path),
        in: localization.language?.tag, severity: isSpare ? .note : nil,
        notes: [
          isSpare
            ? "The app has a file of its own for this language; remove this copy"
            : "Make it part of the app itself"
        ])
    }
  }
}
