import Diagnostics
import Vocabulary

extension Rule {
  static let identifierDrift = Rule(
    RuleDescription(
      id: "vocab/id-drift", severity: .error,
      summary: "A term has the same identifier in every language",
      rationale: """
        The identifier is what the app's code receives, whatever language was spoken. Where it is \
        translated, misspelt or left out, the code gets a value it doesn't know, or people can't say \
        the term at all.
        """,
      remedy: "Copy the identifier from the source language, and add the terms that are missing.",
      source: """
        Apple, “Parameter vocabularies”: the identifier covers all synonyms and is never localised. \
        That every language has every term is inferred.
        """,
      bad: [
        RuleExample(
          [
            .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
            .terms([.init("↓cardio_craze_workuot", "Kardiorausch")], in: "de"),
          ], languages: ["en"]),
        RuleExample(
          [
            .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
            .terms([.init("↓opt_17", "Kardiorausch")], in: "de"),
          ], findingsWithoutMark: 1),
      ],
      good: [
        RuleExample([
          .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
          .terms([.init("cardio_craze_workout", "Kardiorausch")], in: "de"),
        ]),
        RuleExample([
          .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
          .terms([.init("kardiorausch_training", "Kardiorausch")], in: "de"),
        ]),
        RuleExample([
          .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
          .terms([.init("", "Kardiorausch")], in: "de"),
        ]),
      ])
  ) { subject, finding in
    guard let source = subject.app.source else { return [] }
    let listed = source.identifiers.listed
    return subject.identifierComparisons.flatMap { localization, comparison -> [Diagnostic] in
      guard let file = localization.files.first else { return [] }
      let language = localization.language?.tag
      // A translated one is `vocab/id-translated`.
      let foreign = comparison.foreign.filter { !$0.isTranslated }.map { identifier in
        let advice = identifier.original.map { "; did you mean \($0.quoted)?" } ?? ""
        return finding(
          "The identifier \(identifier.text.text.quoted) is not among those of \(source.title)\(advice)",
          at: identifier.text.place, in: language,
          notes: identifier.original == nil ? ["\(source.title) has \(listed)"] : [],
          fixes: identifier.original.map {
            [Diagnostic.Fix("Write \($0)", at: identifier.text.place, replacement: $0)]
          } ?? [])
      }
      let missing = comparison.missing
      if missing.isEmpty { return foreign }
      let isOne = missing.count == 1
      let lost = finding(
        "\(isOne ? "The term" : "The terms") \(missing.listed) of \(source.title) \(isOne ? "is" : "are") missing in \(localization.title)",
        at: Place(path: file.path, keyPath: VocabularyKey.parameterVocabularies), in: language,
        severity: localization.identifiers.isEmpty ? .warning : nil)
      return foreign + [lost]
    }
  }
}

extension Localization {
  /// The identifiers of its terms, each once, in order.
  fileprivate var identifiers: [String] {
    var seen: Set<String> = []
    return items.compactMap(\.name?.text).filter { seen.insert($0).inserted }
  }
}
