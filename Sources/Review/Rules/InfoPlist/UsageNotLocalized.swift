import Diagnostics
import Vocabulary

extension Rule {
  static let usageNotLocalized = Rule(
    RuleDescription(
      id: "plist/usage-not-localised", severity: .note,
      summary: "What the app wants of Siri is said in every language that has phrases",
      rationale: """
        The same people who read the phrases are asked for permission first, with the words of \
        `NSSiriUsageDescription`. In a language they can't read they say no, and all phrases are lost.
        """,
      remedy: "Add `NSSiriUsageDescription` to InfoPlist.strings of that language.",
      source: "Inferred: it is the same reader.",
      bad: [
        .bundle(
          "\(InfoEntries.region)\n\(InfoEntries.usage.replacing("<string>", with: "<string>↓"))",
          and: [.phrases(["Starte das CardioBonanza-Training"], in: "de").inside(RuleExample.app)])
      ],
      good: [
        .bundle(
          "\(InfoEntries.region)\n\(InfoEntries.usage)",
          and: [
            .strings("NSSiriUsageDescription = \"Siri startet das Training.\";", in: "de"),
            .phrases(["Starte das CardioBonanza-Training"], in: "de").inside(RuleExample.app),
          ])
      ])
  ) { subject, finding in
    guard let usage = subject.app.usageDescription, let place = usage.general,
      let development = subject.app.developmentLanguage
    else { return [] }
    let lacking = subject.app.localizations.filter { localization in
      guard let language = localization.language, localization.isOfApp else { return false }
      return language != development && usage.localized[language] == nil
        && language.primarySubtag != development.primarySubtag
        && localization.files.contains { !$0.examples.isEmpty }
    }.compactMap(\.language?.tag)
    guard !lacking.isEmpty else { return [] }
    return [
      finding("NSSiriUsageDescription is not translated into \(lacking.listed)", at: place)
    ]
  }
}
