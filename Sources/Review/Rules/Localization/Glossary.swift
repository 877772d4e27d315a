import Diagnostics
import Vocabulary

extension Rule {
  static let glossary = Rule(
    RuleDescription(
      id: "l10n/glossary", severity: .warning,
      summary: "Translations treat the words of the glossary as the team agreed",
      rationale: """
        The name of a workout or a plan that is translated in one language is a name nobody finds in the \
        app, and a word that is left in English where the team has one of its own is a word people don't \
        say.
        """,
      remedy: """
        Write the word as the glossary in `.siri-guide.json` has it, or correct the glossary: what may \
        stand for a term in a language is listed under its `translations`.
        """,
      source: """
        The team's own glossary; after pofilter's “notranslatewords” and “musttranslatewords”. Phrases are \
        compared as sets, never row by row: a word counts as lost where every phrase of the source has \
        it, or where as many phrases have it nowhere.
        """,
      bad: [
        .glossary(
          keeping: "Cardio Craze", in: "de", ["↓Starte Herzwahnsinn mit CardioBonanza"],
          from: ["Start Cardio Craze with CardioBonanza"]),
        .glossary(
          "[{ term: 'workout', translations: { de: ['Training'] } }]", in: "de",
          ["Starte mein ↓Workout mit CardioBonanza", "CardioBonanza-Training beginnen"],
          from: ["Start my workout with CardioBonanza", "Begin a CardioBonanza workout"]),
        .glossary(
          keeping: "Cardio Craze", in: "ja",
          ["↓CardioBonanzaで熱狂を始めて", "CardioBonanzaを始めて"],
          from: ["Start Cardio Craze with CardioBonanza", "Start CardioBonanza"]),
        RuleExample([
          .settings("{ glossary: [{ term: 'Cardio Craze', keep: true }] }"),
          .terms([.init("craze", "Cardio Craze", "The Craze")], in: "en"),
          .terms([.init("craze", "↓Herzwahnsinn")], in: "de"),
        ]),
      ],
      good: [
        .glossary(
          keeping: "Cardio Craze", in: "tr", ["CardioBonanza ile Cardio Craze'i başlat"],
          from: ["Start Cardio Craze with CardioBonanza"]),
        .glossary(
          keeping: "Cardio Craze", in: "ko", ["CardioBonanza에서 Cardio Craze를 시작해 줘"],
          from: ["Start Cardio Craze with CardioBonanza"]),
        .glossary(
          "[{ term: 'Cardio Craze', keep: true, translations: { ar: 'كارديو كريز' } }]", in: "ar",
          ["ابدأ كارديو كريز في CardioBonanza"], from: ["Start Cardio Craze with CardioBonanza"]),
        // Other variants need not have the word where the source's don't all have it.
        .glossary(
          keeping: "Cardio Craze", in: "de",
          ["Starte CardioBonanza", "CardioBonanza beginnen", "Los mit CardioBonanza"],
          from: ["Start Cardio Craze with CardioBonanza", "Start CardioBonanza"]),
        .glossary(
          "[{ term: 'workout', translations: { de: ['Training', 'Workout'], fr: 'entraînement' } }]",
          in: "de", ["Starte mein Workout mit CardioBonanza"],
          from: ["Start my workout with CardioBonanza"]),
        .glossary(
          "[{ term: 'run', translations: { de: ['Lauf'] } }]", in: "de",
          ["Starte mit CardioBonanza einen Rundlauf im Trunk"],
          from: ["Start a run with CardioBonanza"]),
        // Told by l10n/untranslated.
        .glossary(
          "[{ term: 'workout', translations: { de: ['Training'] } }]", in: "de",
          ["Start my workout with CardioBonanza"], from: ["Start my workout with CardioBonanza"]),
      ])
  ) { subject, finding in
    guard !subject.settings.glossary.isEmpty, let source = subject.source else { return [] }
    let terms = subject.settings.glossary
    let originals = GlossaryMatcher(
      terms.indices.map { .init(terms[$0].term, of: $0, isAllowed: true) },
      language: source.localization.textLanguage)
    return subject.pairs.filter { !$0.isCopy }.flatMap { pair in
      GlossaryComparison(terms: terms, originals: originals, pair: pair).findings(finding)
    }
  }
}

/// A translation as the glossary sees it.
private struct GlossaryComparison {
  let pair: TranslationPair
  private let originals: GlossaryMatcher
  private let forms: GlossaryMatcher
  /// What may stand for each term in the language; `nil` where that is free.
  private let allowed: [[String]?]
  private let terms: [GlossaryTerm]

  init(terms: [GlossaryTerm], originals: GlossaryMatcher, pair: TranslationPair) {
    self.terms = terms
    self.originals = originals
    self.pair = pair
    let language = pair.target.localization.textLanguage
    let allowed = terms.map { $0.allowed(in: language) }
    self.allowed = allowed
    forms = GlossaryMatcher(
      terms.indices.flatMap { index -> [GlossaryMatcher.Form] in
        guard let texts = allowed[index] else { return [] }
        return texts.map { .init($0, of: index, isAllowed: true) }
          + [.init(terms[index].term, of: index, isAllowed: false)]
      }, language: language)
  }

  func findings(_ finding: Finder) -> [Diagnostic] {
    let copies = Set(pair.copies.map(\.phrase))
    return GlossaryGroup.groups(in: pair).flatMap { group -> [Diagnostic] in
      let target = group.target.filter { !copies.contains($0) }.map {
        (phrase: $0, found: forms.found(in: $0.text, of: pair.target))
      }
      guard !target.isEmpty else { return [] }
      var uses = [Int](repeating: 0, count: terms.count)
      for phrase in group.source {
        for term in Set(originals.found(in: phrase.text, of: pair.source).map(\.term)) {
          uses[term] += 1
        }
      }
      return terms.indices.filter { uses[$0] > 0 && allowed[$0] != nil }.compactMap { term in
        left(term, in: target, of: group, finding)
          ?? lost(term, usedBy: uses[term], in: target, of: group, finding)
      }
    }
  }

  private typealias Target = [(phrase: SourceText, found: [GlossaryMatcher.Match])]

  /// A term that must be translated and isn't.
  private func left(
    _ term: Int, in target: Target, of group: GlossaryGroup, _ finding: Finder
  ) -> Diagnostic? {
    let places = target.compactMap { phrase, found -> (SourceText, Range<Int>)? in
      found.first { $0.term == term && !$0.isAllowed }.map { (phrase, $0.range) }
    }
    guard let (phrase, range) = places.first else { return nil }
    return finding(
      "\(phrase.text.quoted) leaves “\(phrase.text.part(range))” as it is; in \(pair.target.titleOfTexts) say \(words(for: term))",
      at: phrase.place(of: range), in: pair.target.tag, intent: group.intent
    ).pointing(to: places.dropFirst().map { $0.0 })
  }

  /// A term that must be kept and isn't there.
  private func lost(
    _ term: Int, usedBy uses: Int, in target: Target, of group: GlossaryGroup, _ finding: Finder
  ) -> Diagnostic? {
    guard terms[term].isKept else { return nil }
    let without = target.filter { $0.found.allSatisfy { $0.term != term } }.map(\.phrase)
    guard let first = without.first else { return nil }
    let isEverywhere = uses == group.source.count && !group.isOneThing
    let isNowhere =
      without.count == target.count && (group.isOneThing || group.source.count == target.count)
    guard isEverywhere || isNowhere else { return nil }
    let origin = pair.source.titleOfTexts
    let language = pair.target.titleOfTexts
    let word = "“\(terms[term].term)”"
    let message =
      if group.isOneThing {
        "\(origin) says \(word), but \(language) calls it \(first.text.quoted)"
      } else if isEverywhere {
        "Every phrase of \(origin) says \(word), but \(first.text.quoted) doesn't"
      } else {
        "\(uses) of \(group.source.count) phrases of \(origin) \(uses == 1 ? "says" : "say") \(word), but none here does"
      }
    return finding(
      message, at: first.place, in: pair.target.tag, intent: group.intent,
      notes: ["The glossary has \(words(for: term)) for \(language)"]
    ).pointing(to: isEverywhere ? without.dropFirst() : [])
  }

  private func words(for term: Int) -> String {
    (allowed[term] ?? []).map { "“\($0)”" }.joined(separator: " or ")
  }
}
