import Diagnostics
import Vocabulary

extension Rule {
  static let baseAndDevelopment = Rule(
    RuleDescription(
      id: "file/base-and-dev", severity: .note,
      summary: "Base and the development language do not both have a vocabulary",
      rationale: """
        `Base.lproj` serves the development language, so a second copy isn't needed. Where the two \
        differ, it depends on the look-up which one people get, and one of them is out of date.
        """,
      remedy: "Keep one of the two files; if they differ, merge them first.",
      source: "Apple QA1950.",
      bad: [
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "Base"),
            .phrases(["Start my CardioBonanza workout"], in: "en"),
          ], findingsWithoutMark: 1),
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "Base"),
            .phrases(["Begin my CardioBonanza workout"], in: "en"),
          ], findingsWithoutMark: 1),
      ],
      good: [
        .phrases("Start my CardioBonanza workout", in: "Base"),
        .phrases("Start my CardioBonanza workout"),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "Base"),
          .phrases(["Starte mein CardioBonanza-Training"], in: "de"),
        ]),
      ])
  ) { subject, finding in
    subject.app.localizations.filter { $0.language == subject.app.developmentLanguage }
      .flatMap { localization -> [Diagnostic] in
        let files = localization.shippedFiles
        guard let base = files.first(where: { $0.folder == "Base" }),
          let other = files.first(where: { $0.folder != "Base" && $0.folder != nil })
        else { return [] }
        let differ = base.wording != other.wording
        return [
          finding(
            differ
              ? "Base and \(localization.name) both have a vocabulary, and they differ"
              : "Base and \(localization.name) have the same vocabulary twice",
            at: Place(path: base.path), in: localization.name, severity: differ ? .warning : nil,
            elsewhere: [Diagnostic.Note("The other one", at: Place(path: other.path))])
        ]
      }
  }
}

extension VocabularyFile {
  /// All that it says, without places.
  fileprivate var wording: [[String]] {
    let intents = intentPhrases.map { group in
      [group.intentName?.text ?? ""] + group.examples.map(\.text)
    }
    let terms = synonyms.map { item, synonym in
      [item.identifier?.text, synonym.phrase?.text, synonym.pronunciation?.text].map { $0 ?? "" }
        + synonym.examples.map(\.text)
    }
    return intents + terms
  }
}
