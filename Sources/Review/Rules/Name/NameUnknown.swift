import Diagnostics
import Vocabulary

extension Rule {
  static let nameUnknown = Rule(
    RuleDescription(
      id: "name/unknown", severity: .note,
      summary: "The app's name is known in every language that has phrases",
      rationale: """
        Whether a phrase names the app can only be told when the name is known. In a source folder it \
        without a project it is often a build variable such as `${APP_NAME}`, so phrases are not said \
        to lack it.
        """,
      remedy: """
        Pass `--app-name NAME`, or `--app-name LANGUAGE=NAME` for one language, as often as there are \
        names; or give the Xcode project, or a built app, whose Info.plist holds the real name. \
        `siri-guide inspect` shows what was found and what is lacking.
        """,
      source: "Ours: what is unknown is said to be unknown.",
      bad: [
        RuleExample(
          [.phrases(["Start my workout"], in: "en")], appName: nil, findingsWithoutMark: 1)
      ],
      good: [.phrases("Start my CardioBonanza workout")])
  ) { subject, finding in
    let spoken = subject.localizations.filter { part in
      part.localization.files.contains { !$0.examples.isEmpty }
    }
    let unknown = spoken.filter { !$0.marker.knowsName }.map {
      $0.localization.language?.tag ?? "no language"
    }
    guard !unknown.isEmpty else { return [] }
    let reasons = subject.app.names.unresolved.map { name in
      "\(name.key) is \(name.value) in \(name.place.path): \(name.lack)"
    }
    let generator = subject.app.container.generator.map {
      "\($0.path) is \($0.name)'s and is not read; make the Xcode project with it, or tell the name"
    }
    // A file of settings that is missing may be the one with the name.
    let unread =
      subject.app.names.unresolved.isEmpty
      ? []
      : subject.app.remarks.filter { $0.message.contains(".xcconfig") }.prefix(2).map(\.message)
    let missing = "No CFBundleDisplayName or CFBundleName was found"
    let everywhere = unknown.count == spoken.count
    let place = subject.app.names.unresolved.first?.place ?? Place(path: subject.app.path)
    return [
      finding(
        everywhere
          ? "The app's name was not found, so phrases were not checked for it"
          : "The app's name was not found in \(unknown.count == 1 ? "1 language" : "\(unknown.count) languages") (\(unknown.listed(60))), so their phrases were not checked for it",
        at: place,
        notes: (reasons.isEmpty ? [missing] : reasons) + [generator].compactMap(\.self)
          + unread + ["Pass --app-name NAME"])
    ]
  }
}
