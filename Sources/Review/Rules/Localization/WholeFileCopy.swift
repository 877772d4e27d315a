import Diagnostics
import Vocabulary

extension Rule {
  static let wholeFileCopy = Rule(
    RuleDescription(
      id: "l10n/whole-file-copy", severity: .warning,
      summary: "A language's file holds that language",
      rationale: """
        Siri listens for the sentences as they are written. A file that was only copied from the source \
        language teaches people who speak another one sentences that Siri doesn't know in theirs.
        """,
      remedy: """
        Have the phrases written by someone who speaks the language: what people would say, not a word \
        for word translation.
        """,
      source: """
        Public reports: home-assistant/iOS#5673 shipped English phrases in all 34 languages; Telegram \
        and Linphone have such files. What tells the languages apart is ours: their scripts, and a \
        table of words of \(TellingWords.date). Two variants of one language are never compared.
        """,
      bad: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["↓Start my CardioBonanza workout"], in: "fr"),
        ]),
        RuleExample([
          .phrases(["Start a workout", "Pause my workout with CardioBonanza"], in: "en"),
          .phrases(["↓Pause my workout with CardioBonanza.", "start a workout"], in: "uk"),
        ]),
      ],
      good: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Lance mon entraînement CardioBonanza"], in: "fr"),
          .phrases(["Start my CardioBonanza workout"], in: "en-GB"),
        ]),
        // Dutch says it in the same words.
        RuleExample([
          .phrases(["Start workout in CardioBonanza"], in: "en"),
          .phrases(["Start workout in CardioBonanza"], in: "nl"),
        ]),
        RuleExample([
          .phrases(["CardioBonanza Radio"], in: "en"), .phrases(["CardioBonanza Radio"], in: "ja"),
        ]),
        RuleExample([
          .phrases(["Iniciar um treino no CardioBonanza"], in: "pt"),
          .phrases(["Iniciar um treino no CardioBonanza"], in: "pt-BR"),
        ]),
      ])
  ) { subject, finding in
    subject.pairs.filter(\.isCopy).compactMap { pair in
      let phrases = pair.target.examples
      guard let first = phrases.first?.phrase else { return nil }
      let what =
        phrases.count == 1
        ? "The one phrase of \(pair.target.localization.title) is not"
        : "None of the \(phrases.count) phrases of \(pair.target.localization.title) is"
      return finding(
        "\(what) translated from \(pair.source.titleOfTexts)", at: first.place,
        in: pair.target.tag)
    }
  }
}
