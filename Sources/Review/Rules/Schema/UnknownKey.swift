import Diagnostics
import Vocabulary

extension Rule {
  static let unknownKey = Rule(
    RuleDescription(
      id: "schema/unknown-key", severity: .warning,
      summary: "Every key is a documented one",
      rationale: """
        A misspelt key is not an error to anyone: what stands under it is simply never read.
        """,
      remedy: "Write the key as documented, or remove the entry.",
      source: "Ours; the keys are those of Apple's “Global vocabulary reference”.",
      bad: [
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array>
              <dict>
                <key>IntentName</key>
                <string>INStartWorkoutIntent</string>
                <key>↓IntentExample</key>
                <array>
                  <string>Start my CardioBonanza workout</string>
                </array>
              </dict>
            </array>
          </dict>
          """)
      ],
      good: [.phrases("Start my CardioBonanza workout")])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .unknownKey(let key, let owner, let suggestion) = kind else { return nil }
      let home = VocabularyKey.Owner.allCases.first { $0.keys.contains(key) }
      if let home, suggestion == nil {
        return "“\(key)” belongs in \(home.rawValue), not in \(owner.rawValue)"
      }
      return "“\(key)” is no key of \(owner.rawValue)"
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    }.map { found in
      guard case .unknownKey(_, _, let suggestion?) = found.kind else {
        return finding(found.message, at: found.place, in: found.language)
      }
      let fix = Diagnostic.Fix(
        "Write \(suggestion)", at: found.place, replacement: suggestion, isSafe: true)
      return finding(found.message, at: found.place, in: found.language, fixes: [fix])
    }
  }
}
