import Diagnostics
import Vocabulary

extension Rule {
  static let nameNotLocalized = Rule(
    RuleDescription(
      id: "name/not-localised", severity: .warning,
      summary: "A name that is localized is so for every script that has phrases",
      rationale: """
        The app's name is localized for some languages, so that people find it in their own script. \
        Where phrases stand in another script without such a name, people say a name that Siri doesn't \
        connect with the app.
        """,
      remedy: """
        Add `CFBundleDisplayName` to that language's InfoPlist.strings, or decide that the name stays \
        as it is there and write it so in the phrases.
        """,
      source: """
        Apple QA1950; SelfControlApp/selfcontrol#469. That only other scripts are looked at is ours: a \
        brand in Latin letters serves every language that is written in them.
        """,
      bad: [
        .bundle(
          InfoEntries.name,
          and: [
            .strings("CFBundleDisplayName = \"カーディオボナンザ\";", in: "ja"),
            .phrases(["Начни тренировку в приложении"], in: "ru").inside(RuleExample.app),
          ], findingsWithoutMark: 1)
      ],
      good: [
        .bundle(
          InfoEntries.name,
          and: [
            .strings("CFBundleDisplayName = \"カーディオボナンザ\";", in: "ja"),
            .phrases(["Starte das CardioBonanza-Training"], in: "de").inside(RuleExample.app),
          ])
      ])
  ) { subject, finding in
    let names = subject.app.names
    let localized = names.localized.filter { $0.value.contains { $0.role == .display } }
    guard let general = names.general.first(where: { $0.role == .display }), !localized.isEmpty
    else { return [] }
    let latin = general.text.isLatin
    let lacking = subject.localizations.filter { part in
      guard let language = part.localization.language, localized[language] == nil,
        !(names.localized[language] ?? []).contains(where: { $0.role == .given }),
        language != subject.app.developmentLanguage
      else { return false }
      let phrases = part.localization.files.flatMap(\.examples).map(\.phrase.text)
      // Phrases that use the name as it stands show that it is meant to stay.
      return !phrases.isEmpty && phrases.contains { $0.isLatin != latin }
        && !phrases.contains { !part.marker.marks(in: $0).names.isEmpty }
    }
    guard let first = lacking.first?.localization else { return [] }
    let languages = lacking.compactMap(\.localization.language?.tag)
    let own = localized.keys.sorted().map(\.tag)
    return [
      finding(
        "The app's name is localized for \(own.listed), but not for \(languages.listed)",
        at: Place(path: lacking.count == 1 ? first.files[0].path : subject.app.path),
        in: lacking.count == 1 ? first.name : nil)
    ]
  }
}

extension String {
  /// Whether its first letter is a Latin one.
  fileprivate var isLatin: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }.map {
      ScriptClass(of: $0.value) == .latin
    } ?? true
  }
}
