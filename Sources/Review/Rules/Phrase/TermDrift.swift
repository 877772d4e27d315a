import Diagnostics
import Vocabulary

extension Rule {
  static let termDrift = Rule(
    RuleDescription(
      id: "phrase/term-drift", severity: .warning,
      summary: "A phrase spells a term as the vocabulary does",
      rationale: """
        People read the phrase and Siri listens for the term. With another hyphen, space or accent the \
        two are not one for Siri, and the guide teaches a spelling that the app itself doesn't use.
        """,
      remedy: """
        Spell the term in the phrase as in `VocabularyItemPhrase`, or add the other spelling as a \
        synonym. Capitals make no difference.
        """,
      source: """
        Apple, “Parameter vocabularies”: spell the phrase in the same way the app uses it. What counts \
        as the same term is ours: spaces, hyphens, apostrophes and accents of Latin letters.
        """,
      bad: [
        .terms("Cardio Craze", in: "en", phrases: ["Start ↓CardioCraze with CardioBonanza"]),
        .terms("StairStorm", in: "en", phrases: ["Start my ↓Stair storm with CardioBonanza"]),
        .terms("Kid's Run", in: "en", phrases: ["Start a ↓Kids Run and a Kid’s Run"]),
        .terms("Séance Éclair", in: "fr", phrases: ["Lance ma ↓Seance Eclair avec CardioBonanza"]),
        .terms("Kardio Rausch", in: "de", phrases: ["Starte ↓Kardio-Rausch mit CardioBonanza"]),
      ],
      good: [
        .terms(
          "Cardio Craze", in: "en", phrases: ["CARDIO CRAZE with CardioBonanza", "cardio craze"]),
        .terms("Cardio Craze", in: "de", phrases: ["Starte ein Cardio-Craze-Training"]),
        .terms("Warm-up", in: "en", phrases: ["I want to warm up with CardioBonanza"]),
        .terms("Workout", in: "en", phrases: ["Let me work out with CardioBonanza"]),
        .terms("Práctica", in: "es", phrases: ["Practica conmigo en CardioBonanza"]),
        .terms("Grün", in: "de", phrases: ["Starte den Grund mit CardioBonanza"]),
        .terms("Koşu Günü", in: "tr", phrases: ["Koşu Günü'nü CardioBonanza'da başlat"]),
        .terms("有氧运动", in: "zh-Hans", phrases: ["用CardioBonanza做有氧运动"]),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      let terms = part.localization.terms.map(\.text)
      guard !terms.isEmpty else { return [] }
      let matcher = TermSpellingMatcher(terms: terms, language: part.localization.textLanguage)
      return part.examples.compactMap { intent, phrase in
        let matches = matcher.matches(in: phrase.text)
        if matches.isEmpty { return nil }
        let names = part.marker.marks(in: phrase.text).names
        let match = matches.first { match in !names.contains { $0.overlaps(match.range) } }
        guard let match else { return nil }
        let term = terms[match.term]
        let mended = phrase.text.replacing(match.range, with: term)
        return finding(
          "“\(phrase.text.part(match.range))” is spelled otherwise than the term \(term.quoted)",
          at: phrase.place(of: match.range), in: part.tag, intent: intent,
          fixes: [Diagnostic.Fix("Write \(term.quoted)", at: phrase.place, replacement: mended)])
      }
    }
  }
}

extension Localization {
  /// The spoken forms of its terms that are not blank, in order.
  fileprivate var terms: [SourceText] {
    files.flatMap(\.synonyms).compactMap(\.synonym.phrase).filter { !$0.isBlank }
  }
}

extension RuleExample {
  /// An app with one term and phrases of the intent it belongs to.
  fileprivate static func terms(_ term: String, in language: String, phrases: [String])
    -> RuleExample
  {
    RuleExample([.terms([.init("term", term)], phrases: phrases, in: language)])
  }
}
