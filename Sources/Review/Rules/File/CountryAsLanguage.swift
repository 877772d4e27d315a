import Diagnostics
import Vocabulary

extension Rule {
  static let countryAsLanguage = Rule(
    RuleDescription(
      id: "file/country-as-language", severity: .warning,
      summary: "A folder is named by its language, not by a country",
      rationale: """
        `se` is Northern Sami, not Swedish, and `jp` is no language at all: a person who uses the \
        language meant never gets the file, and Siri never hears its phrases.
        """,
      remedy: "Rename the folder to the language's code: `sv.lproj`, `ja.lproj`, `cs.lproj`.",
      source: """
        Seen in a shipped app whose `se.lproj` holds Swedish; the codes are those of ISO 639 and ISO \
        3166. A folder is only named where its text or its name alone shows that a country is meant.
        """,
      bad: [
        RuleExample(
          [
            .phrases(["Skicka ett meddelande till gruppen med CardioBonanza"], in: "se")
          ], findingsWithoutMark: 1),
        RuleExample(
          [.phrases(["CardioBonanzaでワークアウトを開始"], in: "jp")], findingsWithoutMark: 1),
      ],
      good: [
        .phrases("Skicka ett meddelande till gruppen med CardioBonanza", in: "sv"),
        .phrases("CardioBonanzaでワークアウトを開始", in: "ja"),
        // Northern Sami, Breton and Kannada themselves.
        .phrases("Vuolgat hárjehallama CardioBonanzain", in: "se"),
        .phrases("Kregiñ gant va embregadenn CardioBonanza", in: "br"),
        .phrases("CardioBonanza ವ್ಯಾಯಾಮ ಪ್ರಾರಂಭಿಸಿ", in: "kn"),
      ])
  ) { subject, finding in
    subject.localizations.compactMap { part in
      guard let language = part.localization.language, let file = part.localization.files.first,
        let folder = file.folder, let meant = part.languageMeant(in: subject.app)
      else { return nil }
      let stated =
        language.isWellFormed && language.englishName != language.tag
        ? "“\(folder)” is the code of \(language.englishName)" : "“\(folder)” is no language's code"
      return finding(
        "\(folder).lproj holds \(meant.englishName), but \(stated)",
        at: Place(path: file.path), in: language.tag,
        notes: ["Rename the folder to \(meant.tag).lproj"])
    }
  }
}

extension LocalizationSubject {
  /// The language that its texts are in where the folder is named by a country; `nil` elsewhere.
  func languageMeant(in app: App) -> Language? {
    guard let language = localization.language, let folder = localization.files.first?.folder else {
      return nil
    }
    return CountryFolder.likelyLanguage(
      folder: folder, texts: spokenTexts.map(\.text.text),
      siblings: app.languages.filter { $0 != language })
  }
}
