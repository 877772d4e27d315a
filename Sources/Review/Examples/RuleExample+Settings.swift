import Diagnostics

extension RuleExample {
  /// An app with settings and one phrase.
  static func settings(
    _ text: String, phrase: String = "Start my CardioBonanza workout"
  ) -> RuleExample {
    RuleExample([.settings(text), .phrases([phrase], in: "en")])
  }

  /// An app with a glossary, and phrases in English and another language.
  static func glossary(
    _ glossary: String, in language: String, _ phrases: [String], from source: [String]
  ) -> RuleExample {
    RuleExample([
      .settings("{ glossary: \(glossary) }"), .phrases(source, in: "en"),
      .phrases(phrases, in: language),
    ])
  }

  /// An app whose glossary keeps a term.
  static func glossary(
    keeping term: String, in language: String, _ phrases: [String], from source: [String]
  ) -> RuleExample {
    .glossary("[{ term: '\(term)', keep: true }]", in: language, phrases, from: source)
  }
}

extension RuleExample.File {
  /// A file of settings.
  static func settings(_ text: String) -> RuleExample.File {
    RuleExample.File(SettingsFile.name, text)
  }
}
