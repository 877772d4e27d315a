import Diagnostics
import Vocabulary

extension Rule {
  static let localeNotSiri = Rule(
    RuleDescription(
      id: "file/locale-not-siri", severity: .note,
      summary: "Siri speaks the languages that have phrases",
      rationale: """
        App Store Connect asks for phrases in every language of the app, also in those Siri does not \
        speak. Nobody can say them, so one plain sentence for each intent is enough there; the \
        translators' time is better spent elsewhere.
        """,
      remedy: "Nothing needs mending. Keep one phrase for each declared intent in these languages.",
      source: """
        Public mails about Ukrainian, Uzbek and Belarusian (TelegramMessenger/Telegram-iOS#1075); the \
        languages of Siri as of \(SiriLanguages.date) from the Human Interface Guidelines.
        """,
      bad: [
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "en"),
            .phrases(["Почни моє тренування CardioBonanza"], in: "uk"),
          ], findingsWithoutMark: 1)
      ],
      good: [
        .phrases("Starte mein CardioBonanza-Training", in: "de"),
        .phrases("CardioBonanza-treenin aloitus", in: "fi"),
        .phrases("Comece o meu treino CardioBonanza", in: "pt"),
        .phrases("開始CardioBonanza鍛鍊", in: "zh_HK"),
        // Swedish in a folder named by the country.
        .phrases("Skicka ett meddelande till gruppen med CardioBonanza", in: "se"),
      ])
  ) { subject, finding in
    let silent = subject.localizations.compactMap { part -> (Language, Localization)? in
      let localization = part.localization
      guard let language = part.languageMeant(in: subject.app) ?? localization.textLanguage,
        language.isWellFormed, language.hasAssignedCode, !language.isSpokenBySiri,
        localization.files.contains(where: { !$0.examples.isEmpty })
      else { return nil }
      return (language, localization)
    }
    guard let first = silent.first?.1.files.first else { return [] }
    let names = silent.map(\.0.englishName)
    return [
      finding(
        "Siri does not speak \(names.listed), so nobody can say these phrases",
        at: Place(path: silent.count == 1 ? first.path : subject.app.path),
        notes: [
          "App Store Connect asks for them all the same; one phrase for each intent is enough"
        ])
    ]
  }
}
