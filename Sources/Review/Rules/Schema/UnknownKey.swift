import Diagnostics
import Vocabulary

extension Rule {
  static let unknownKey = Rule(
    RuleDescription(
      id: "schema/unknown-key", severity: .warning,
      summary: "Every key is a documented one",
      rationale: """
        Nobody complains of a misspelt key: what stands under it is simply never read. Where the key \
        is one that the entry needs, the whole entry is lost, and the finding is an error.
        """,
      remedy: "Write the key as documented, or remove the entry.",
      source: """
        Ours; the keys are those of Apple's “Global vocabulary reference”. Shipped files have \
        `ExamplePhrases`, `VocabularyItemItentifier` and Xcode's `New item`.
        """,
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
          """),
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array/>
            <key>ParameterVocabularies</key>
            <array>
              <dict>
                <key>ParameterNames</key>
                <array>
                  <string>INStartWorkoutIntent.workoutName</string>
                </array>
                <key>↓VocabularyItemIdentifier</key>
                <string>cardio_craze_workout</string>
                <key>VocabularyItemSynonyms</key>
                <array>
                  <dict>
                    <key>VocabularyItemPhrase</key>
                    <string>Cardio Craze</string>
                  </dict>
                </array>
              </dict>
            </array>
          </dict>
          """),
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array/>
            <key>↓New item</key>
            <string></string>
          </dict>
          """),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .terms(.init("cardio_craze_workout", "Cardio Craze", pronunciation: "car dee oh craze")),
      ])
  ) { subject, finding in
    subject.files.flatMap { localization, file in
      file.irregularities.compactMap { irregularity -> Diagnostic? in
        let tag = localization.language?.tag
        let place = irregularity.place
        switch irregularity.kind {
        case .unknownKey(let key, let owner, let guess?):
          let home = guess.owner == owner ? "" : ", which belongs in \(guess.owner.rawValue)"
          return finding(
            "\(key.quoted) is no key of \(owner.rawValue); did you mean \(guess.key)\(home)?",
            at: place,
            in: tag, severity: guess.isNeeded ? .error : nil,
            notes: ["What stands under \(key.quoted) isn't read"],
            fixes: [
              Diagnostic.Fix(
                "Write \(guess.key)", at: place, replacement: guess.key, isSafe: guess.isSure)
            ])
        case .unknownKey(let key, let owner, nil):
          return finding(
            "\(key.quoted) is no key of \(owner.rawValue)", at: place, in: tag,
            notes: key.isNewRow ? ["Xcode's editor gives a new row this key; delete the row"] : [])
        case .misplacedKeys(let keys, let owner, let home, let losesEntry):
          return finding(
            "\(keys.quotedTogether) \(keys.count == 1 ? "belongs" : "belong") in \(home.rawValue), not in \(owner.rawValue)",
            at: place, in: tag, severity: losesEntry ? .error : nil, notes: home.advice)
        default: return nil
        }
      }
    }
  }
}

extension KeyGuess {
  /// Whether nothing is read of the entry, or of the file, without the key that is meant.
  fileprivate var isNeeded: Bool { owner == .root || owner.requiredKeys.contains(key) }
}

extension VocabularyKey.Owner {
  /// Where dictionaries of this kind stand.
  fileprivate var advice: [String] {
    home.map { ["Move it into a dictionary of the array \($0)"] } ?? []
  }
}

extension String {
  /// Whether it is what Xcode's property list editor calls a row that was just added.
  fileprivate var isNewRow: Bool { hasPrefix("New item") || hasPrefix("New Item") }
}

extension [String] {
  fileprivate var quotedTogether: String { map(\.quoted).joined(separator: " and ") }
}
