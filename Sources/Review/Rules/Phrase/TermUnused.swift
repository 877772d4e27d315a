import Diagnostics
import Vocabulary

extension Rule {
  static let termUnused = Rule(
    RuleDescription(
      id: "phrase/term-unused", severity: .note,
      summary: "Each term occurs in a phrase of its language",
      rationale: """
        Example phrases teach people and Siri where the app's own terms belong in a sentence. A term \
        that occurs in none is learnt by nobody.
        """,
      remedy: "Use the term, or one of its synonyms, in a phrase of an intent that it belongs to.",
      source: """
        Apple, “Intent phrases”: the examples should include any custom vocabulary terms. Of a \
        parameter with more than \(TermUse.mostExpected) terms we expect only some in phrases. \
        Inflected forms count.
        """,
      bad: [
        RuleExample([
          .terms(
            [.init("craze", "Cardio Craze"), .init("storm", "↓Stair Storm", "Step Storm")],
            phrases: ["Start Cardio Craze with CardioBonanza"], in: "en")
        ]),
        RuleExample([
          .terms(
            [.init("storm", "↓楼梯风暴")], phrases: ["用CardioBonanza开始锻炼"], in: "zh-Hans")
        ]),
      ],
      good: [
        RuleExample([
          .terms(
            [.init("craze", "Cardio Craze"), .init("storm", "Stair Storm", "Step Storm")],
            phrases: ["Start cardio craze with CardioBonanza", "Start step storms"], in: "en")
        ]),
        RuleExample([
          .terms(
            [.init("run", "Утренняя пробежка")],
            phrases: ["Начни утреннюю пробежку в CardioBonanza"], in: "ru")
        ]),
        RuleExample([
          .terms(
            [.init("storm", "Stair Storm")], phrases: ["Call Anna with CardioBonanza"],
            intent: "INStartCallIntent", in: "en")
        ]),
        .terms(.init("storm", "Stair Storm")),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      let vocabularies = part.localization.files.flatMap(\.vocabulariesInUse)
      if vocabularies.isEmpty { return [] }
      let use = TermUse(in: part)
      return vocabularies.compactMap { vocabulary in
        let terms = vocabulary.items.compactMap(\.spoken)
        let unused = terms.filter { !use.holds($0) }
        guard let first = unused.first?.first,
          terms.count <= TermUse.mostExpected || unused.count == terms.count
        else { return nil }
        let names = unused.compactMap(\.first?.text.quoted).listed
        return finding(
          unused.count == 1
            ? "No phrase holds the term \(names)"
            : "\(unused.count) of \(terms.count) terms occur in no phrase",
          at: first.place, in: part.tag, notes: unused.count == 1 ? [] : [names])
      }
    }
  }
}

extension VocabularyFile {
  /// The parameters of those intents that have phrases here.
  fileprivate var vocabulariesInUse: [ParameterVocabulary] {
    let spoken = Set(intentPhrases.filter(\.hasExample).compactMap(\.intentName?.text))
    return parameterVocabularies.filter { vocabulary in
      vocabulary.parameterNames.contains { spoken.contains($0.text.beforeDot) }
    }
  }
}

extension IntentPhrases {
  fileprivate var hasExample: Bool { examples.contains { !$0.isBlank } }
}

extension VocabularyItem {
  /// Its spoken forms that are not blank; `nil` without any.
  fileprivate var spoken: [SourceText]? {
    let forms = synonyms.compactMap(\.phrase).filter { !$0.isBlank }
    return forms.isEmpty ? nil : forms
  }
}

extension String {
  /// The intent of a parameter's name.
  fileprivate var beforeDot: String { String(prefix { $0 != "." }) }
}
