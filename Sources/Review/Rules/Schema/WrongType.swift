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
        .plist("<dict>\n  <key>IntentPhrases</key>\n  ↓<dict/>\n</dict>"),
      ],
      good: [.phrases("Start my CardioBonanza workout")])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .wrongType(let name, let expected, let found) = kind else { return nil }
      return "\(name.capitalizedFirst) must be \(expected), but this is \(found)"
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
