import Diagnostics
import Vocabulary

extension Rule {
  static let termConsistency = Rule(
    RuleDescription(
      id: "l10n/term-consistency", severity: .note,
      summary: "A term of the source language has one translation",
      rationale: """
        Where the source says the same word for two parameters, such as a workout that can be started and \
        ended, two translations make people learn two names for one thing, and one works only half the time.
        """,
      remedy: "Use the same translation in both places, or list each as a synonym of the other.",
      source: "Ours, after Weblate's “inconsistent” and pofilter's “compendiumconflicts”.",
      bad: [
        RuleExample([
          .twoParameters("Stair Storm", "Stair Storm", in: "en"),
          .twoParameters("Treppensturm", "↓Stufensturm", in: "de"),
        ])
      ],
      good: [
        RuleExample([
          .twoParameters("Stair Storm", "Stair Storm", in: "en"),
          .twoParameters("Treppensturm", "treppensturm", in: "de"),
        ]),
        RuleExample([
          .twoParameters("Stair Storm", "Step Storm", in: "en"),
          .twoParameters("Treppensturm", "Stufensturm", in: "de"),
        ]),
      ])
  ) { subject, finding in
    guard let source = subject.source else { return [] }
    let alike = source.renderings.grouped(by: \.first).filter { $0.elements.count > 1 }
    return subject.pairs.flatMap { pair -> [Diagnostic] in
      let renderings = Dictionary(
        pair.target.renderings.map { ($0.term, $0) }, uniquingKeysWith: { first, _ in first })
      return alike.flatMap { _, terms -> [Diagnostic] in
        let translated = terms.compactMap { renderings[$0.term] }
        guard let usual = translated.first else { return [] }
        return translated.dropFirst().filter { $0.all.isDisjoint(with: usual.all) }.map { other in
          finding(
            "\(terms[0].phrase.text.quoted) is \(other.phrase.text.quoted) here and \(usual.phrase.text.quoted) under \(usual.term.parameter)",
            at: other.phrase.place, in: pair.target.tag)
        }
      }
    }
  }
}

/// What people call a term of one parameter.
private struct Rendering {
  struct Term: Hashable {
    let parameter: String
    let identifier: String
  }

  let term: Term
  /// The first spoken form, and all of them.
  let phrase: SourceText
  let first: FoldedPhrase
  let all: Set<FoldedPhrase>
}

extension LocalizationSubject {
  fileprivate var renderings: [Rendering] {
    localization.files.flatMap(\.parameterVocabularies).flatMap { vocabulary -> [Rendering] in
      let parameter = vocabulary.parameterNames.first?.text ?? ""
      return vocabulary.items.compactMap { item -> Rendering? in
        let phrases = item.synonyms.compactMap(\.phrase).filter { !$0.isBlank }
        guard let identifier = item.identifier?.text, let phrase = phrases.first else { return nil }
        return Rendering(
          term: Rendering.Term(parameter: parameter, identifier: identifier), phrase: phrase,
          first: FoldedPhrase(phrase.text), all: Set(phrases.map { FoldedPhrase($0.text) }))
      }
    }
  }
}
