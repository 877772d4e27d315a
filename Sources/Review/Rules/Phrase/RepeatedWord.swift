import Diagnostics
import Vocabulary

extension Rule {
  static let repeatedWord = Rule(
    RuleDescription(
      id: "phrase/repeated-word", severity: .note,
      summary: "No word stands twice running by mistake",
      rationale: """
        “Start the the workout” is what is left of an edit. People who read it in Siri's guide stumble, \
        and so does the translator who gets it next.
        """,
      remedy: """
        Remove one of the two. Names such as Duran Duran keep their capitals and aren't reported, nor are \
        words that the language doubles.
        """,
      source:
        "Weblate's and pofilter's checks of doubled words; the words that may be doubled are ours.",
      bad: [
        .phrases("Start ↓the the CardioBonanza workout", "↓The the CardioBonanza workout"),
        .phrases("Starte ↓mein mein CardioBonanza-Training", in: "de"),
        .phrases("Démarre ↓mon mon entraînement CardioBonanza", in: "fr"),
        .phrases("Начни ↓мою мою тренировку в CardioBonanza", in: "ru"),
      ],
      good: [
        .phrases("Start the CardioBonanza workout", "Play Money, Money, Money in CardioBonanza"),
        .phrases("Play Duran Duran in CardioBonanza", "Log me in in CardioBonanza"),
        .phrases("Play row row row your boat in CardioBonanza", "Play 5 5 in CardioBonanza"),
        .phrases("Zeig die Übungen, die die CardioBonanza-App hat", in: "de"),
        .phrases("Nous nous entraînons avec CardioBonanza", in: "fr"),
        .phrases("Mulai olahraga pelan pelan dengan CardioBonanza", in: "id"),
        .phrases("CardioBonanza yavaş yavaş başlat", in: "tr"),
        .phrases("Start my go go workout", appName: "go go"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      let language = part.localization.textLanguage
      guard let allowed = DoubledWords.allowed(in: language) else { return [] }
      return part.spokenTexts.compactMap { text, intent in
        let words = SpokenWords(text.text, language: language).words
        let doubled = words.doubled(except: allowed)
        guard !doubled.isEmpty else { return nil }
        let marks = part.marker.marks(in: text.text)
        guard let (first, second) = doubled.first(where: { !marks.cover($0, $1) }) else {
          return nil
        }
        let range = first.range.lowerBound..<second.range.upperBound
        let behind = first.range.upperBound..<second.range.upperBound
        return finding(
          "\(text.text.quoted) says “\(second.text)” twice running",
          at: text.place(of: range), in: part.tag, intent: intent,
          fixes: [
            Diagnostic.Fix(
              "Remove the second “\(second.text)”", at: text.place,
              replacement: text.text.replacing(behind, with: ""))
          ])
      }
    }
  }
}

extension [SpokenWords.Word] {
  /// Two equal words with nothing but space between them, of which the second is written small: a name
  /// has capitals, and three in a row are meant.
  fileprivate func doubled(except allowed: Set<String>) -> [(first: Element, second: Element)] {
    indices.dropFirst().compactMap { index in
      let (first, second) = (self[index - 1], self[index])
      guard first.folded == second.folded, !second.followsSign, !allowed.contains(first.folded),
        second.text.first?.isLowercase == true
      else { return nil }
      let isRun =
        index > 1 && self[index - 2].folded == first.folded
        || index + 1 < count && self[index + 1].folded == first.folded
      return isRun ? nil : (first, second)
    }
  }
}

extension PhraseMarker.Marks {
  /// Whether the app's name or a term of which both words are a part stands there.
  fileprivate func cover(_ first: SpokenWords.Word, _ second: SpokenWords.Word) -> Bool {
    let range = first.range.lowerBound..<second.range.upperBound
    return names.contains { $0.encloses(range) } || terms.contains { $0.range.encloses(range) }
  }
}
