import Diagnostics
import Vocabulary

extension Rule {
  static let personalData = Rule(
    RuleDescription(
      id: "phrase/personal-data", severity: .note,
      summary: "No text holds a number that may be somebody's",
      rationale: """
        Phrases ship with the app, stand in Siri's guide and on the pages made of them. A real phone, \
        card or account number in an example is published with them, and often belongs to whoever \
        tested the app.
        """,
      remedy: """
        Use a name in its place, or a number that is kept free for examples, such as \
        (408) 555-0127.
        """,
      source: """
        Ours. Phone numbers are known by their shape, card numbers and IBANs by their check digits. \
        Names of people aren't checked: nothing tells “Anna Berg” from a song or a place. E-mail \
        addresses belong to `phrase/unspeakable`.
        """,
      bad: [
        .phrases("Call ↓+49 30 901820 with CardioBonanza", intent: "INStartCallIntent"),
        .phrases("Call ↓(415) 264-9183 with CardioBonanza", intent: "INStartCallIntent"),
        .phrases("Appelle le ↓06 12 47 56 78 avec CardioBonanza", in: "fr"),
        .phrases("Pay ↓DE89 3704 0044 0532 0130 00 with CardioBonanza"),
        .phrases("Pay with ↓4539 1488 0343 6467 in CardioBonanza"),
      ],
      good: [
        .phrases(
          "Call (408) 555-0127 with CardioBonanza", "Call 1-800-275-2273 with CardioBonanza"),
        .phrases("Call +44 7700 900123 with CardioBonanza"),
        .phrases("Transfer 1 000 000 euros on 01.02.2026 with CardioBonanza"),
        .phrases("Play 1984 by 10:30 in CardioBonanza", "Run 10000 metres with CardioBonanza"),
        .phrases("Call 0123456789 with CardioBonanza", "Open DE12 3456 in CardioBonanza"),
        .phrases("Call John Appleseed with CardioBonanza", intent: "INStartCallIntent"),
        .phrases("Pay with 4242 4242 4242 4242 in CardioBonanza"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part in
      part.spokenTexts.compactMap { text, intent in
        PersonalData.first(in: text.text).map { kind, range in
          finding(
            "“\(text.text.part(range))” looks like \(kind.rawValue)", at: text.place(of: range),
            in: part.tag, intent: intent)
        }
      }
    }
  }
}
