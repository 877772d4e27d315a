import Diagnostics
import Vocabulary

extension Rule {
  static let untranslated = Rule(
    RuleDescription(
      id: "l10n/untranslated", severity: .warning,
      summary: "Each phrase is in the language of its file",
      rationale: """
        Siri listens for the sentences as they are written. One that was left in the source language \
        is a sentence that people don't say and that Siri doesn't hear in their language.
        """,
      remedy: """
        Write what people would say in that language, or remove the phrase: a language need not have as \
        many phrases as the source.
        """,
      source: """
        Public reports such as home-assistant/iOS#5673; Weblate's “unchanged translation” and pofilter's \
        “unchanged” find the same. What tells the languages apart is ours: their scripts, and a table \
        of words of \(TellingWords.date).
        """,
      bad: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout", "Show what CardioBonanza has"], in: "en"),
          .phrases(
            ["Starte mein CardioBonanza-Training", "↓Show what CardioBonanza has"], in: "de"),
        ]),
        RuleExample([
          .phrases(
            ["Start a workout with CardioBonanza", "Begin a workout in CardioBonanza"], in: "en"),
          .phrases(["CardioBonanzaでワークアウトを始めて", "↓Begin a workout in CardioBonanza"], in: "ja"),
        ]),
      ],
      good: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout", "Radio CardioBonanza"], in: "en"),
          .phrases(["Lance mon entraînement CardioBonanza", "Radio CardioBonanza"], in: "fr"),
          .phrases(["Запусти тренировку CardioBonanza", "Radio CardioBonanza"], in: "ru"),
        ]),
        RuleExample([
          .phrases(
            ["Play the latest song with CardioBonanza", "Start workout in CardioBonanza"], in: "en"),
          .phrases(
            ["Play the latest song with CardioBonanza", "Begin workout in CardioBonanza"],
            in: "en-AU"),
          .phrases(
            ["Speel het nieuwste nummer met CardioBonanza", "Start workout in CardioBonanza"],
            in: "nl"),
        ]),
        // The whole file is a copy, which `l10n/whole-file-copy` says once.
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Start my CardioBonanza workout"], in: "fr"),
        ]),
      ])
  ) { subject, finding in
    subject.pairs.filter { !$0.isCopy }.flatMap { pair in
      pair.copies.grouped(by: \.intent).compactMap { intent, copies in
        guard let first = copies.first?.phrase else { return nil }
        return finding(
          "\(first.text.quoted)\(andMore(copies.count)) not translated from \(pair.source.titleOfTexts)",
          at: first.place, in: pair.target.tag, intent: intent
        ).pointing(to: copies.dropFirst().map(\.phrase))
      }
    }
  }

  private static func andMore(_ count: Int) -> String {
    count == 1 ? " is" : " and \(count == 2 ? "another phrase" : "\(count - 1) more phrases") are"
  }
}
