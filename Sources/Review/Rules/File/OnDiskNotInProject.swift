import Diagnostics
import Vocabulary

extension Rule {
  static let onDiskNotInProject = Rule(
    RuleDescription(
      id: "file/on-disk-not-in-project", severity: .error,
      summary: "Every vocabulary on the disk is part of the app in the project",
      rationale: """
        A file that lies beside the others but belongs to no target is not copied into the app. It \
        looks finished in every review, Siri never hears of it, and App Store Connect says that its \
        phrases are missing.
        """,
      remedy: """
        Add the file in Xcode to the localizations of `AppIntentVocabulary.plist` (File inspector, \
        Localization), or tick the app under Target Membership.
        """,
      source: """
        Seen in public: correct files never reached the app, twice in twelve days \
        (meshtastic/Meshtastic-Apple#1868, #1899).
        """,
      bad: [
        RuleExample(
          [
            .project, .phrases(["Start my CardioBonanza workout"], in: "en").inside("Shared"),
            .phrases(["Lance mon entraînement CardioBonanza"], in: "fr").inside("App"),
          ], appName: nil, findingsWithoutMark: 1)
      ],
      good: [
        RuleExample(
          [
            .project, .phrases(["Start my CardioBonanza workout"], in: "en").inside("Shared"),
            .phrases(["Lance mon entraînement CardioBonanza"], in: "fr").inside("Shared"),
          ], appName: nil)
      ])
  ) { subject, finding in
    subject.files.compactMap { localization, file in
      guard case .none(let project) = file.membership else { return nil }
      let name = project.split(separator: "/").last.map(String.init) ?? project
      return finding(
        "This file is part of no target of \(name), so the app ships without it",
        at: Place(path: file.path), in: localization.language?.tag,
        notes: ["Add it to the app in Xcode; the store counts its phrases as missing until then"])
    }
  }
}

extension RuleExample.File {
  /// A project whose app holds what lies in the folder `Shared`, and nothing else.
  fileprivate static let project = RuleExample.File(
    "CardioBonanza.xcodeproj/project.pbxproj",
    """
    {
      rootObject = Project;
      objects = {
        Project = { isa = PBXProject; mainGroup = Files; targets = (App); };
        Files = { isa = PBXGroup; children = (Shared); };
        Shared = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        App = {
          isa = PBXNativeTarget;
          name = CardioBonanza;
          productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (Shared);
        };
      };
    }
    """)
}
