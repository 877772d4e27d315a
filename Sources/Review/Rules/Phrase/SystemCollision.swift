import Diagnostics
import Vocabulary

extension Rule {
  static let systemCollision = Rule(
    RuleDescription(
      id: "phrase/system-collision", severity: .note,
      summary: "A phrase that begins as one for Apple's own app names this app soon",
      rationale: """
        Siri decides by how a sentence begins. “Remind me” goes to Reminders and “turn on” to Home \
        before the app's name is heard, so people get a reminder in place of what the app does.
        """,
      remedy: """
        Put the app's name near the beginning (“In CardioBonanza, remind me …”), or begin with another \
        verb.
        """,
      source: """
        Public reports (sudopark/TodoCalendar#1036 and #1037, team-reflect/reflect-open#1096). How many \
        words are too many, \(farWords), is ours, and so are the openings in other languages than \
        English, of \(SystemPhrases.date). Intents that make notes, tasks and reminders need only \
        name the app, and media only the title.
        """,
      bad: [
        .phrases("↓Remind me to stretch my legs after lunch with CardioBonanza"),
        .phrases("↓Log a workout"),
        .phrases("↓Erinnere mich an mein Training", in: "de"),
        .phrases("↓Add a note", intent: "INCreateNoteIntent"),
      ],
      good: [
        .phrases(
          "Remind me in CardioBonanza to stretch my legs", "In CardioBonanza, remind me to run"),
        .phrases(
          "Log a run with CardioBonanza", "Turn on CardioBonanza", "Log in with CardioBonanza"),
        .phrases("Log in to my account at the gym next door with CardioBonanza"),
        .phrases(
          "Add a note that says stretch your legs in CardioBonanza", intent: "INCreateNoteIntent"),
        .phrases("Complete Control with CardioBonanza", intent: "INPlayMediaIntent"),
        .phrases("Remind me to run", appName: nil),
        .phrases("Muistuta minua juoksemaan", in: "fi"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      guard part.marker.knowsName else { return [] }
      let language = part.localization.textLanguage
      return part.examples.compactMap { intent, phrase in
        let words = SpokenWords(phrase.text, language: language).words
        guard !IntentCatalog.isOfMedia(intent),
          let opening = SystemPhrases.opening(of: words, in: language)
        else { return nil }
        let name = part.marker.marks(in: phrase.text).names.first
        let said = opening.words.joined(separator: " ")
        guard let name else {
          return finding(
            "“\(said)” goes to Apple's \(opening.app), as the phrase doesn't name the app",
            at: phrase.place(of: words.span(opening.words.count)), in: part.tag, intent: intent)
        }
        let distance = words.dropFirst(opening.words.count)
          .count { $0.range.upperBound <= name.lowerBound }
        guard distance >= farWords, !IntentCatalog.isOfLists(intent) else { return nil }
        return finding(
          "“\(said)” goes to Apple's \(opening.app) before Siri hears the app's name, \(distance) words later",
          at: phrase.place(of: words.span(opening.words.count)), in: part.tag, intent: intent)
      }
    }
  }

  /// Words between opening and name from which on the name comes late.
  private static let farWords = 5
}

extension [SpokenWords.Word] {
  /// Where the first words stand.
  fileprivate func span(_ count: Int) -> Range<Int> {
    guard let first = first, let last = prefix(count).last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }
}

extension IntentCatalog {
  /// Whether Siri hands the request over to the app that it names, wherever it does.
  fileprivate static func isOfLists(_ name: String?) -> Bool {
    name.flatMap { intent(named: $0) }?.domain == "Lists and Notes"
  }

  /// Whether phrases may be or begin with a title.
  fileprivate static func isOfMedia(_ name: String?) -> Bool {
    ["Media", "Radio"].contains(name.flatMap { intent(named: $0) }?.domain)
  }
}
