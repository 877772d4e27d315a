import Diagnostics

/// Every key of the settings. `docs/configuration.md` explains them at length.
enum SettingsTable {
  static let root = SettingsShape.object(
    "the settings",
    [
      SettingsKey(
        name: "$schema", summary: "The JSON Schema by which an editor completes this file.",
        shape: .text(.plain)),
      SettingsKey(
        name: "appNames",
        summary: """
          Names and forms of the app's name that phrases may use besides those found in the app: for \
          all languages under "*", and for single ones.
          """, shape: .byLanguage(.texts(.plain), allowsAll: true)),
      SettingsKey(
        name: "rules",
        summary: """
          Rules that are switched off or get another severity, everywhere or for what the entry \
          names. Of several that concern a finding the last one counts.
          """, shape: .list(adjustment)),
      SettingsKey(
        name: "glossary",
        summary: "Words that translations keep, or translate in one way (l10n/glossary).",
        shape: .list(term)),
      SettingsKey(
        name: "limits", summary: "The bounds that rules about number and length go by.",
        shape: .object("limits", limits)),
      SettingsKey(
        name: "words", summary: "Your own additions to and exceptions from the tables of words.",
        shape: .object("words", words)),
    ])

  private static let adjustment = SettingsShape.object("an entry of rules", adjustmentKeys)

  /// The keys of an entry of `rules`.
  static let adjustmentKeys = [
    SettingsKey(
      name: "rule",
      summary: """
        The rule, or all of a family: "phrase/no-app-name", "l10n/*"; "*" for all. \
        `siri-guide explain` lists them.
        """, shape: .text(.rule), isRequired: true),
    SettingsKey(
      name: "severity", summary: "How much its findings matter; \"off\" drops them.",
      shape: .text(.severity), isRequired: true),
    SettingsKey(
      name: "reason", summary: "Why, for whoever reads this next year.", shape: .text(.reason),
      isExpected: true),
    SettingsKey(
      name: "language", summary: "Only in this language, or in one of these: \"pt-BR\".",
      shape: .textOrTexts(.language)),
    SettingsKey(
      name: "intent", summary: "Only for this intent, or one of these, by class name.",
      shape: .textOrTexts(.plain)),
    SettingsKey(
      name: "path",
      summary: """
        Only in these files, by their paths from INPUT on, as the console prints them. * stands for \
        anything within a name, ** for any folders; a name without a slash matches in any folder.
        """, shape: .textOrTexts(.path)),
    SettingsKey(
      name: "phrase", summary: "Only for this example phrase or term, letter by letter.",
      shape: .textOrTexts(.plain)),
  ]

  private static let term = SettingsShape.object(
    "an entry of glossary",
    [
      SettingsKey(
        name: "term", summary: "The term as the source language has it.", shape: .text(.plain),
        isRequired: true),
      SettingsKey(
        name: "keep", summary: "Whether translations keep it as it is, as they do brands.",
        shape: .boolean),
      SettingsKey(
        name: "translations",
        summary: "What stands for it in each language; any of several will do.",
        shape: .byLanguage(.textOrTexts(.plain), allowsAll: false)),
    ], needsOneOf: ["keep", "translations"])

  private static let limits = LimitKey.all.map { limit in
    SettingsKey(
      name: limit.name, summary: limit.summary,
      shape: .number(LimitKey.bounds, standard: ReviewLimits()[keyPath: limit.value]))
  }

  private static let words = WordsKey.all.map { words in
    SettingsKey(name: words.name, summary: words.summary, shape: .texts(.plain))
  }
}
