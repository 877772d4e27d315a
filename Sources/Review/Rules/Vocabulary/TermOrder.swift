import Diagnostics
import Vocabulary

extension Rule {
  static let termOrder = Rule(
    RuleDescription(
      id: "vocab/order", severity: .note,
      summary: "Every language has the terms in the same order",
      rationale: """
        The order is a priority: Siri may take only the front of a long list. Where a language orders \
        the terms otherwise, often by its own alphabet, other terms come first there.
        """,
      remedy: "Put the terms in the order of the source language, the most important first.",
      source: """
        Apple, WWDC20 session 10060 and the header of `INVocabulary`: terms stand in order of \
        importance. That the languages should agree is ours.
        """,
      bad: [
        RuleExample([
          .terms([.init("craze", "Cardio Craze"), .init("storm", "Stair Storm")], in: "en"),
          .terms([.init("↓storm", "Treppensturm"), .init("craze", "Kardiorausch")], in: "de"),
        ])
      ],
      good: [
        RuleExample([
          .terms([.init("craze", "Cardio Craze"), .init("storm", "Stair Storm")], in: "en"),
          .terms([.init("craze", "Kardiorausch"), .init("storm", "Treppensturm")], in: "de"),
        ]),
        RuleExample([
          .terms(
            [
              .init("craze", "Cardio Craze"), .init("burn", "Bonanza Burn"),
              .init("storm", "Stair Storm"),
            ],
            in: "en"),
          .terms([.init("craze", "カーディオクレイズ"), .init("storm", "階段ストーム")], in: "ja"),
        ]),
      ])
  ) { subject, finding in
    guard let source = subject.app.source else { return [] }
    var originals: [Set<String>: [SourceText]] = [:]
    for vocabulary in source.files.flatMap(\.parameterVocabularies) {
      let parameters = Set(vocabulary.parameterNames.map(\.text))
      originals[parameters, default: []] += vocabulary.items.compactMap(\.name)
    }
    return subject.translations.map(\.localization).flatMap { localization in
      localization.files.compactMap { file -> Diagnostic? in
        file.parameterVocabularies.lazy.compactMap { vocabulary -> Diagnostic? in
          let parameters = Set(vocabulary.parameterNames.map(\.text))
          guard let wanted = originals[parameters] else { return nil }
          let order = TermOrder(vocabulary.items.compactMap(\.name), as: wanted)
          guard let first = order.firstDeparture else { return nil }
          return finding(
            "\(first.text.quoted) comes earlier than in \(source.title), and the order of terms is their priority",
            at: first.place, in: localization.language?.tag,
            notes: [
              "\(source.title) has \(order.wanted.listed)",
              "\(localization.title) has \(order.found.listed)",
            ])
        }.first
      }
    }
  }
}

/// The terms that two lists share, in the order of each.
private struct TermOrder {
  let wanted: [String]
  let found: [String]
  /// The first term that stands elsewhere than in the other list.
  let firstDeparture: SourceText?

  init(_ terms: [SourceText], as originals: [SourceText]) {
    let known = Set(originals.map(\.text))
    let present = Set(terms.map(\.text))
    var seen: Set<String> = []
    let shared = terms.filter { known.contains($0.text) && seen.insert($0.text).inserted }
    seen = []
    wanted = originals.map(\.text).filter { present.contains($0) && seen.insert($0).inserted }
    found = shared.map(\.text)
    firstDeparture = zip(shared, wanted).first { $0.text != $1 }?.0
  }
}
