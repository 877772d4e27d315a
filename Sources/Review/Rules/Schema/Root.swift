import Diagnostics
import Vocabulary

extension Rule {
  static let root = Rule(
    RuleDescription(
      id: "schema/root", severity: .error,
      summary: "The root is a dictionary with IntentPhrases or ParameterVocabularies",
      rationale: """
        Siri looks for these two keys at the root and for nothing else; a file without them says \
        nothing.
        """,
      remedy: """
        Make the root a dictionary and put the entries under `IntentPhrases` and \
        `ParameterVocabularies`.
        """,
      source: "Apple, “Global vocabulary reference”.",
      bad: [
        .plist("↓<array/>"),
        .plist("↓<dict>\n  <key>Title</key>\n  <string>CardioBonanza</string>\n</dict>"),
      ],
      good: [
        .plist("<dict>\n  <key>IntentPhrases</key>\n  <array/>\n</dict>"),
        .plist("<dict>\n  <key>ParameterVocabularies</key>\n  <array/>\n</dict>"),
        .phrases("Start my CardioBonanza workout"),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      switch kind {
      case .rootNotDictionary(let found):
        "The root of a vocabulary is a dictionary, but this is \(found)"
      case .rootWithoutVocabulary:
        "The root holds neither IntentPhrases nor ParameterVocabularies"
      default: nil
      }
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
