import Diagnostics
import Mustache
import Vocabulary

/// What the templates show of a vocabulary item.
struct TermData {
  let app: AppGuide
  let language: LanguageGuide

  /// What the page at an address shows; on the language's own page the item gets an `id`.
  func data(for item: VocabularyItem, on address: Address) -> MustacheValue {
    let isHome = address == language.address
    return [
      "identifier": .string(item.identifier?.text ?? ""),
      "hasIdentifier": .bool(item.identifier != nil),
      "anchor": .name(isHome ? language.itemAnchors[item.place].map { address.id($0) } ?? "" : ""),
      "findings": .list(
        app.findingData(language, at: [item.place, item.identifier?.place], on: address)),
      "synonyms": .list(item.synonyms.map { synonym($0, on: address) }),
    ]
  }

  /// Every place at which an item shows findings.
  static func places(of item: VocabularyItem) -> [Place] {
    [item.place] + [item.identifier?.place].compactMap(\.self)
      + item.synonyms.flatMap { places(of: $0) }
  }

  private static func places(of synonym: Synonym) -> [Place] {
    [synonym.place] + [synonym.phrase?.place, synonym.pronunciation?.place].compactMap(\.self)
      + synonym.examples.map(\.place)
  }

  private func synonym(_ synonym: Synonym, on address: Address) -> MustacheValue {
    let hint = synonym.pronunciation.map { hint in
      HintData(
        hint: hint, phrase: synonym.phrase?.text, rule: language.hintRule,
        findings: app.index.findings(of: language, at: hint.place), medium: address.medium
      ).data
    }
    let own: [String: MustacheValue] = [
      "phrase": .string(synonym.phrase?.text ?? ""),
      "hasPhrase": .bool(synonym.phrase != nil),
      "hasPronunciation": .bool(synonym.pronunciation != nil),
      "examples": .list(
        synonym.examples.enumerated().map { index, example in
          ["text": .string(example.text), "isLast": .bool(index == synonym.examples.count - 1)]
        }),
      "hasExamples": .bool(!synonym.examples.isEmpty),
      "lang": .name(language.htmlLang),
      "dir": .name(language.direction),
      "findings": .list(app.findingData(language, at: Self.places(of: synonym), on: address)),
    ]
    return .object(own.adding(hint ?? HintData.none))
  }
}
