import Diagnostics
import Vocabulary

extension Rule {
  static let appleWord = Rule(
    RuleDescription(
      id: "phrase/apple-words", severity: .note,
      summary: "A phrase names no product of Apple's",
      rationale: """
        The store refuses App Intents whose texts hold “iPhone”, “Mac” or “Apple”. Whether it looks at \
        example phrases, too, isn't known; Siri at least may take the words for its own.
        """,
      remedy: "Say “this device” or “computer”, or leave the word out: people know what they hold.",
      source: """
        Inferred: the refusals are proved for App Intents only (ITMS-90626, VocaHQ/vocaphone#107). The \
        table of products is ours, of \(AppleWords.date).
        """,
      bad: [
        .phrases("Start a workout on my ↓iPhone with CardioBonanza"),
        .phrases("Start a workout on my ↓Mac and my ↓Apple Watch with CardioBonanza"),
        .phrases("Starte auf meinem ↓Mac ein Training mit CardioBonanza", in: "de"),
        .phrases("用CardioBonanza在我的↓iPhone上开始锻炼", in: "zh-Hans"),
      ],
      good: [
        .phrases("Start a workout on this device with CardioBonanza"),
        .phrases("Order a Big Mac with CardioBonanza", "Call Mac with CardioBonanza"),
        .phrases("Log an apple with CardioBonanza", "Apple pie, please, CardioBonanza"),
        .phrases("Start the machine with CardioBonanza", "Play Fleetwood Mac in CardioBonanza"),
        .phrases("Clean the MacBook with MacBook Helper", appName: "MacBook Helper"),
      ])
  ) { subject, finding in
    guard subject.knowsNames else { return [] }
    let names = subject.app.names.general + subject.app.names.localized.values.joined()
    let own = names.map(\.text).joined(separator: "\n")
    let words = AppleWords.known.filter {
      TermMatcher(terms: [$0.name], language: nil).matches(in: own).isEmpty
    }
    return subject.localizations.flatMap { part -> [Diagnostic] in
      let matcher = KnownNameMatcher(words, language: part.localization.textLanguage)
      return part.examples.flatMap { intent, phrase in
        matcher.matches(in: phrase.text).map { match in
          finding(
            "“\(match.known.name)” is a name of Apple's", at: phrase.place(of: match.range),
            in: part.tag, intent: intent)
        }
      }
    }
  }
}
