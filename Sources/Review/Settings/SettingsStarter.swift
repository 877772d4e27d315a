/// A file of settings to begin with, in which everything is a comment.
package enum SettingsStarter {
  package static let text = """
    // \(SettingsFile.name): what this team says of its app to siri-guide.
    // JSON5: comments and commas at the end are allowed. docs/configuration.md explains every key.
    {
      // Lets editors complete this file: siri-guide config --schema > siri-guide.schema.json
      // "$schema": "./siri-guide.schema.json",

      // Names that phrases may use besides those found in the app, "*" for every language.
      "appNames": {
        // "*": ["Cardio"],
        // "ar": ["كارديو بونانزا"],
      },

      // Rules that don't apply, or matter more or less here; the last that fits a finding counts.
      // siri-guide explain lists the rules. Severities: off, note, warning, error.
      "rules": [
        // {
        //   "rule": "phrase/no-app-name", "severity": "off",
        //   "language": "de", "phrase": "Starte mein Training",
        //   "reason": "Agreed with the German team in May: people say it without the name",
        // },
        // { "rule": "cover/missing-example", "severity": "note", "path": "Demo/**", "reason": "Not shipped" },
      ],

      // Words that translations keep, or translate in one way.
      "glossary": [
        // { "term": "Cardio Craze", "keep": true },
        // { "term": "workout", "translations": { "de": ["Training", "Workout"] } },
      ],

      // Bounds that rules about number and length go by.
      "limits": {
    \(LimitKey.all.map { "    // \"\($0.name)\": \(ReviewLimits()[keyPath: $0.value])," }.joined(separator: "\n"))
      },

      // Additions to and exceptions from the tables of words.
      "words": {
    \(WordsKey.all.map { "    // \"\($0.name)\": []," }.joined(separator: "\n"))
      },
    }

    """
}
