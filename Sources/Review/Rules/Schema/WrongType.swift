import Diagnostics
import Vocabulary

extension Rule {
  static let type = Rule(
    RuleDescription(
      id: "schema/type", severity: .error,
      summary: "Every value has its documented type",
      rationale: """
        Siri passes over a value of the wrong type. `IntentExamples` is an array even for one phrase; \
        a lone string there is a phrase nobody hears.
        """,
      remedy: "Change the type in Xcode's property list editor, or wrap the value in an `<array>`.",
      source: "Apple, “Intent phrases” and “Parameter vocabularies”.",
      bad: [
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array>
              <dict>
                <key>IntentName</key>
                <string>INStartWorkoutIntent</string>
                <key>IntentExamples</key>
                <string>↓Start my CardioBonanza workout</string>
              </dict>
            </array>
          </dict>
          """),
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            ↓<dict>
              <key>INStartWorkoutIntent</key>
              <array>
                <string>Start my CardioBonanza workout</string>
              </array>
              <key>INEndWorkoutIntent</key>
              <array>
                <string>End my CardioBonanza workout</string>
              </array>
            </dict>
          </dict>
          """),
        .plist("<dict>\n  <key>IntentPhrases</key>\n  ↓<dict/>\n</dict>"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .terms(.init("cardio_craze_workout", "Cardio Craze", pronunciation: "car dee oh craze")),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .wrongType(let name, let expected, let found, let misfit) = kind else {
        return nil
      }
      let actual = misfit == .lone ? "one of its values" : found
      return "\(name.capitalizedFirst) must be \(expected), but this is \(actual)"
        + (misfit?.advice ?? "")
    }.map { found in
      finding(
        found.message, at: found.place, in: found.language, notes: found.kind.explanation,
        fixes: found.kind.isLone
          ? [Diagnostic.Fix("Put it in an <array>", arrayAround: found.place, isSafe: true)] : [])
    }
  }
}

extension Irregularity.Misfit {
  /// What to do, as the end of the sentence that says what is wrong.
  fileprivate var advice: String {
    switch self {
    case .lone: "; wrap it in an <array>"
    case .keyed(let key, _): " with \(Self.names[key] ?? "names") for keys"
    case .bare(let key): "; write it under \(key) in a <dict>"
    }
  }

  /// What stands under each key that names an entry.
  private static let names = [
    VocabularyKey.intentName: "intents", VocabularyKey.parameterNames: "parameters",
    VocabularyKey.identifier: "identifiers",
  ]
}

extension Irregularity.Kind {
  fileprivate var isLone: Bool {
    if case .wrongType(_, _, _, .lone?) = self { true } else { false }
  }

  fileprivate var explanation: [String] {
    guard case .wrongType(let name, _, _, .keyed(let key, let values)?) = self else { return [] }
    return [
      "Make a <dict> of each, with \(key) and \(values), and put them in the <array> of \(name)"
    ]
  }
}
