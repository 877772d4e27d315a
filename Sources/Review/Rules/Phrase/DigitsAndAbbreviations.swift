import Diagnostics
import Vocabulary

extension Rule {
  static let digitsAndAbbreviations = Rule(
    RuleDescription(
      id: "phrase/digits-abbr", severity: .note,
      summary: "Words are written as people say them",
      rationale: """
        “MyApp123”, “w/” and “&” have more than one reading. People say one, Siri may expect another, and \
        translators copy the short form instead of their own word.
        """,
      remedy: """
        Write the words in full: “for example”, “and”, “My App One Two Three”. A term may keep its spelling \
        and get a pronunciation hint.
        """,
      source: """
        Apple QA1950 spells “MyApp123” out for speech; Alexa wants numbers as words. For phrases it is \
        inferred. The abbreviations are ours, of 2026-11.
        """,
      bad: [
        .phrases("↓Run with Anna &amp; Bob in CardioBonanza"),
        .phrases("Run ↓w/ Anna in CardioBonanza", "Run for 10 ↓mins in CardioBonanza"),
        .phrases("Play list ↓1acc2 in CardioBonanza", "Start ↓Workout7 in CardioBonanza"),
        .phrases("Lauf ↓z. B. mit CardioBonanza", in: "de"),
        .phrases("Quiero correr ↓3km con CardioBonanza", in: "es"),
        .terms(.init("storm", "Storm↓™")),
      ],
      good: [
        .phrases("Run 3 miles with CardioBonanza", "Play 70s hits in CardioBonanza"),
        .phrases("Play R&amp;B in CardioBonanza", "Play the 1st MP3 in CardioBonanza"),
        .phrases("Start my MyRun123 workout", "MyRun123, run", appName: "MyRun123"),
        .phrases("Dis à CardioBonanza de courir à 7h30", in: "fr"),
        .phrases("Visa min. och max. i CardioBonanza", in: "sv"),
        .phrases("用CardioBonanza跑3公里", in: "zh-Hans"),
        .hint("stair storm seven", for: "StairStorm7", in: "en"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      let hinted = part.hintedTerms
      return part.spokenTexts.compactMap { text, intent in
        guard !hinted.contains(text.place) else { return nil }
        let found = SpelledPart.find(in: text.text, language: part.localization.textLanguage)
        guard !found.isEmpty else { return nil }
        let given = part.givenParts(of: text.text)
        let parts = found.filter { spelled in !given.contains { $0.encloses(spelled.range) } }
        guard let first = parts.first else { return nil }
        var seen: Set<String> = []
        let words = parts.map { text.text.part($0.range).quoted }
        let advice = zip(words, parts).filter { seen.insert($0.0).inserted }
        return finding(
          "\(text.text.quoted) holds \(advice.map(\.0).listed(3)), which isn't how people say it",
          at: text.place(of: first.range), in: part.tag, intent: intent,
          notes: advice.prefix(3).map { $1.advice(for: $0) })
      }
    }
  }
}

extension SpelledPart {
  fileprivate func advice(for words: String) -> String {
    switch kind {
    case .short(let full?): "Write “\(full)” for \(words)"
    case .short(nil): "Write \(words) in words, or leave it out"
    case .digits: "Write \(words) as people say it, with the digits apart or in words"
    case .quantity: "Write the unit of \(words) as a word"
    }
  }
}

extension LocalizationSubject {
  /// The terms that say how they sound.
  fileprivate var hintedTerms: Set<Place> {
    Set(
      localization.files.flatMap(\.synonyms).filter { $0.synonym.pronunciation?.isBlank == false }
        .compactMap { $0.synonym.phrase?.place })
  }
}
