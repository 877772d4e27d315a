import Diagnostics
import Vocabulary

extension Rule {
  static let wrongScript = Rule(
    RuleDescription(
      id: "l10n/wrong-script", severity: .warning,
      summary: "A phrase is written in a script of its language",
      rationale: """
        A sentence without a letter of the language's script was filed in the wrong column or never \
        translated, and Siri doesn't hear it there. The same goes for a Russian sentence in the \
        Ukrainian file or simplified characters in the traditional one.
        """,
      remedy: """
        Put the language's own sentence here. If the folder's name is wrong, rename the folder. Names in \
        another script may stay: only what stands round them is looked at.
        """,
      source: """
        Ours, with the scripts of Unicode CLDR 41 (for languages with two scripts either will do) and, \
        for neighbours with one script, letters that only one of them has.
        """,
      bad: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(
            ["Ξεκίνα προπόνηση με το CardioBonanza", "↓Lance mon entraînement CardioBonanza"],
            in: "el"),
          .phrases(["↓用CardioBonanza开始锻炼"], in: "ko"),
        ]),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Почни т↓ы мою тренировку в CardioBonanza"], in: "uk"),
          .phrases(["用CardioBonanza↓开始锻炼", "用CardioBonanza运动"], in: "zh-Hant"),
        ]),
      ],
      good: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(
            ["Пошаљи поруку преко CardioBonanza", "Pokreni trening u CardioBonanza"], in: "sr"),
          .phrases(["CardioBonanza, Apple Music", "CardioBonanzaで「Hey Jude」を再生"], in: "ja"),
          .phrases(["CardioBonanza'da antrenmanı başlat"], in: "tr"),
          .phrases(["用CardioBonanza開始鍛鍊", "用CardioBonanza叫車"], in: "zh-HK"),
          .phrases(["Увімкни пісню «Мы» в CardioBonanza"], in: "uk"),
          .phrases(["Mashq qilishni CardioBonanza bilan boshla"], in: "uz"),
        ]),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Start my CardioBonanza workout"], in: "ru"),
        ]),
      ])
  ) { subject, finding in
    let told = Set(subject.pairs.flatMap(\.copies).map(\.phrase))
    return subject.localizations.flatMap { part -> [Diagnostic] in
      guard let language = part.localization.writtenLanguage(in: subject.app),
        let writing = LanguageWriting(of: language)
      else { return [] }
      let faults = part.examples.filter { !told.contains($0.phrase) }
        .compactMap { WritingFault($0.phrase, in: part, writing, language) }
      return faults.grouped { $0.letter == nil }.compactMap { _, faults in
        guard let first = faults.first else { return nil }
        return finding(
          first.message(count: faults.count, writing, language), at: first.place, in: part.tag
        ).pointing(to: faults.dropFirst().map(\.phrase))
      }
    }
  }
}

/// What is wrong with the writing of a phrase.
private struct WritingFault {
  let phrase: SourceText
  let place: Place
  /// A letter that only the language's neighbour has; `nil` when none is of the language's script.
  let letter: String?

  init?(
    _ phrase: SourceText, in part: LocalizationSubject, _ writing: LanguageWriting,
    _ language: Language
  ) {
    self.phrase = phrase
    let open = OpenText(phrase.text, outside: [part.marker], language: language)
    let scalars = open.text.unicodeScalars
    if writing.isForeign(scalars) {
      guard open.saysMoreThanNames else { return nil }
      letter = nil
      place = phrase.place
    } else {
      guard let index = writing.neighboursLetter(in: scalars) else { return nil }
      letter = phrase.text.part(index..<index + 1)
      place = phrase.place(of: index..<index + 1)
    }
  }

  /// What is wrong with it and so many more phrases.
  func message(count: Int, _ writing: LanguageWriting, _ language: Language) -> String {
    let isAlone = count == 1
    let start = phrase.text.quoted + (isAlone ? " has" : " and \(count - 1) more have")
    if let letter {
      return "\(start) letters that \(language.englishName) doesn't use, such as “\(letter)”"
    }
    return
      "\(start) no \(writing.character), although \(isAlone ? "it is" : "they are") filed under \(language.englishName)"
  }
}

extension Localization {
  /// The language its phrases are in: of a folder that is named by a country, the one that is meant.
  fileprivate func writtenLanguage(in app: App) -> Language? {
    guard let folder = files.first?.folder, CountryFolder(folder: folder) != nil else {
      return textLanguage
    }
    let texts = files.flatMap(\.examples).map(\.phrase.text)
    let siblings = app.languages.filter { $0 != language }
    return CountryFolder.likelyLanguage(folder: folder, texts: texts, siblings: siblings)
      ?? textLanguage
  }
}
