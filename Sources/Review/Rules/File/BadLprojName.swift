import Diagnostics
import Vocabulary

extension Rule {
  static let badLprojName = Rule(
    RuleDescription(
      id: "file/bad-lproj-name", severity: .warning,
      summary: "A .lproj folder is named by a language tag, or Base",
      rationale: """
        The system looks a localization up by its tag. A folder such as `base.lproj` in small letters \
        or `hx_en.lproj` with a prefix is none, so nobody gets its texts, and App Store Connect mails \
        about it. The delivery succeeds.
        """,
      remedy: "Rename the folder to the tag of its language by BCP 47, such as `en` or `pt-BR`.",
      source:
        "Public mails of ITMS-90176, for example jakex7/react-native-localization-settings#31.",
      storeMessage: StoreMessage.unrecognizedLocale("FOLDER"),
      bad: [
        RuleExample(
          [
            .phrases(["Start my CardioBonanza workout"], in: "en"),
            .phrases(["Start my CardioBonanza workout"], in: "base"),
            .phrases(["Start my CardioBonanza workout"], in: "hx_en"),
          ], findingsWithoutMark: 2)
      ],
      good: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "Base"),
          .phrases(["Comece o meu treino CardioBonanza"], in: "pt-BR"),
          .phrases(["Starte mein CardioBonanza-Training"], in: "German"),
        ]),
        RuleExample([
          .phrases(["用CardioBonanza开始锻炼"], in: "zh_CN"),
          .phrases(["開始CardioBonanza鍛鍊"], in: "zh-Hant-HK"),
          .phrases(["Inicia mi entrenamiento CardioBonanza"], in: "es-419"),
          .phrases(["Započni moj CardioBonanza trening"], in: "sr-Latn"),
        ]),
        // The code of a country, which another rule tells of.
        .phrases("CardioBonanzaでワークアウトを開始", in: "jp"),
      ])
  ) { subject, finding in
    subject.app.localizations.flatMap { localization in
      localization.folders.filter { !$0.isNamedByLanguage }.map { folder in
        finding(
          "“\(folder.lprojName)” is no language tag", at: Place(path: folder),
          in: localization.language?.tag, storeMessage: StoreMessage.unrecognizedLocale(folder),
          notes: [folder.lprojName.lowercased() == "base" ? "Write Base, with a capital B" : nil]
            .compactMap(\.self))
      }
    }
  }
}

extension String {
  fileprivate var lprojName: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    return name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : name
  }

  /// Whether the folder's name means a language to the system. A country's code is told of by
  /// `file/country-as-language`.
  fileprivate var isNamedByLanguage: Bool {
    if lprojName == "Base" { return true }
    let language = Language(folderName: lprojName)
    return !language.isBase && language.isWellFormed
      && (language.hasAssignedCode || CountryFolder(folder: lprojName) != nil)
  }
}
