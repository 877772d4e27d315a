import Diagnostics
import Vocabulary

extension Rule {
  static let wrongName = Rule(
    RuleDescription(
      id: "file/wrong-name", severity: .error,
      summary: "The file is called AppIntentVocabulary.plist",
      rationale: """
        Xcode and Siri find the vocabulary by its name alone, capitals included. A file with another \
        name is never read, and App Store Connect says that all its phrases are missing.
        """,
      remedy:
        "Rename the file to `AppIntentVocabulary.plist`, in the project as well as on the disk.",
      source: "Apple, “Parameter vocabularies”: Xcode knows the file by its name.",
      bad: [
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "en"),
            RuleExample.File(
              "fr.lproj/AppIntentsVocabulary.plist",
              RuleExample.File.phrases(["Lance mon entraînement CardioBonanza"], in: "fr").text),
          ], findingsWithoutMark: 1)
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          RuleExample.File("en.lproj/Localizable.strings", "\"a\" = \"b\";"),
          RuleExample.File("en.lproj/AppShortcuts.strings", "\"a\" = \"b\";"),
          RuleExample.File("Vocabulary/Words.plist", "<plist><array/></plist>"),
        ]),
      ])
  ) { subject, finding in
    subject.app.misnamedFiles.map { path in
      finding(
        "“\(path.split(separator: "/").last ?? "")” is not the name that Xcode and Siri look for",
        at: Place(path: path), notes: ["Rename it to AppIntentVocabulary.plist"])
    }
  }
}
