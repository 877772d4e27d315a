import Diagnostics
import Vocabulary

extension Rule {
  static let noDevelopmentLanguage = Rule(
    RuleDescription(
      id: "file/no-development-language", severity: .error,
      summary: "The development language has a vocabulary",
      rationale: """
        People whose language the app doesn't come in get the development language, \
        `CFBundleDevelopmentRegion`. Without a vocabulary there, or in `Base.lproj`, Siri knows no \
        phrase of the app for them.
        """,
      remedy: """
        Add `AppIntentVocabulary.plist` to the `.lproj` folder of the development language, or to \
        `Base.lproj`.
        """,
      source: """
        Apple, “Registering custom vocabulary with SiriKit”: the file belongs to the base development \
        language, with a copy for each further one.
        """,
      bad: [
        RuleExample(
          [.phrases(["Starte mein CardioBonanza-Training"], in: "de")], findingsWithoutMark: 1)
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .phrases("Start my CardioBonanza workout", in: "Base"),
      ])
  ) { subject, finding in
    guard let development = subject.app.developmentLanguage else { return [] }
    let own = subject.app.localizations.first { $0.language == development }
    let others = subject.app.localizations.filter { $0.language != development }
    // A file that belongs to no language is read as the development language, and told of.
    let isLoose = others.contains { $0.language == nil }
    guard own?.files.isEmpty ?? true, !isLoose, others.contains(where: { !$0.files.isEmpty }) else {
      return []
    }
    return [
      finding(
        "The development language, \(development.englishName), has no vocabulary",
        at: Place(path: own?.folders.first ?? subject.app.path), in: development.tag,
        notes: [
          "It is what people get whose language the app does not come in",
          "Add \(own?.folders.first ?? "\(development.tag).lproj")/AppIntentVocabulary.plist",
        ])
    ]
  }
}
