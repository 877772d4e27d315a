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
            .terms([.init("↓kardio_rausch", "Kardiorausch")], in: "de"),
          ], languages: ["en"], findingsWithoutMark: 1)
      ],
      good: [
        RuleExample([
          .terms([.init("cardio_craze_workout", "Cardio Craze")], in: "en"),
          .terms([.init("cardio_craze_workout", "Kardiorausch")], in: "de"),
        ])
      ])
  ) { subject, finding in
    guard let source = subject.app.source else { return [] }
    let known = source.identifiers
    let knownSet = Set(known)
    let listed = known.listed
    guard !known.isEmpty else { return [] }
    return subject.app.localizations.filter { $0 != source && !$0.isPartlyUnreadable }
      .flatMap { localization -> [Diagnostic] in
        guard let file = localization.files.first else { return [] }
        let language = localization.language?.tag
        let items = localization.files.flatMap(\.parameterVocabularies).flatMap(\.items)
        let present = Set(localization.identifiers)
        let missing = known.filter { !present.contains($0) }
        let foreign = items.compactMap(\.identifier)
          .filter { !$0.isBlank && !knownSet.contains($0.text) }
          .map { identifier in
            finding(
              "The identifier “\(identifier.text)” is not among those of \(source.title)",
              at: identifier.place, in: language,
              notes: ["\(source.title) has \(listed)"])
          }
        if missing.isEmpty { return foreign }
        let lost = finding(
          "\(missing.count == 1 ? "The term" : "The terms") \(missing.listed) of \(source.title) \(missing.count == 1 ? "is" : "are") missing in \(localization.title)",
          at: Place(path: file.path, keyPath: VocabularyKey.parameterVocabularies), in: language,
          severity: present.isEmpty ? .warning : nil)
        return foreign + [lost]
      }
  }
}

extension Localization {
  /// The identifiers of its terms, each once, in order.
  fileprivate var identifiers: [String] {
    var seen: Set<String> = []
    return files.flatMap(\.parameterVocabularies).flatMap(\.items).compactMap(\.identifier)
      .filter { !$0.isBlank }.map(\.text).filter { seen.insert($0).inserted }
  }
}
