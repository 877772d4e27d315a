import Diagnostics
import Vocabulary

extension Rule {
  static let wakeWord = Rule(
    RuleDescription(
      id: "phrase/wake-word", severity: .error,
      summary: "A phrase doesn't wake Siri",
      rationale: """
        People have already said “Hey Siri” when they speak a phrase. App Store Connect mails that a \
        phrase with it is not valid, and Apple reserves the words.
        """,
      remedy: "Begin the phrase behind the wake phrase: “Start my CardioBonanza workout”.",
      source: """
        Apple, Human Interface Guidelines, “Siri”; a public report of the mail \
        (music-assistant/mobile-app#324). The forms of other languages are Apple's, their use here \
        is inferred.
        """,
      bad: [
        .phrases("↓Hey Siri, start my CardioBonanza workout"),
        .phrases("↓Siri, start my CardioBonanza workout"),
        .phrases("Say “↓Hey, Siri” and start CardioBonanza"),
        .phrases("↓嘿Siri，用CardioBonanza开始锻炼", in: "zh-Hans"),
        .phrases("↓Dis Siri, démarre CardioBonanza", in: "fr"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .phrases("Ask CardioBonanza whether Siri works"),
        .phrases("Dis à Siri de démarrer CardioBonanza", in: "fr"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part in
      part.spokenTexts.compactMap { text, intent in
        WakePhrase.range(in: text.text).map { wake in
          let rest = WakePhrase.rest(
            of: text.text, behind: wake, in: part.localization.textLanguage)
          return finding(
            "\(text.text.quoted) holds a phrase that wakes Siri", at: text.place(of: wake),
            in: part.tag, intent: intent,
            notes: [
              rest.map { "Begin with what follows it: \($0.quoted)" }
                ?? "People have said it already when they speak the phrase"
            ])
        }
      }
    }
  }
}
