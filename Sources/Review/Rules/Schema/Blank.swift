import Diagnostics
import Vocabulary

extension Rule {
  static let blank = Rule(
    RuleDescription(
      id: "schema/blank", severity: .error,
      summary: "No name, identifier, phrase or example is blank",
      rationale: """
        An empty string is skipped without a word, and an empty example is no example: App Store \
        Connect still reports the intent as having none.
        """,
      remedy: "Write the text, or remove the entry.",
      source:
        "Undocumented behaviour seen in one iOS version; the empty template entry is often shipped.",
      bad: [
        .phrases("↓", "Start my CardioBonanza workout"), .phrases("↓   "),
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(["Démarre mon entraînement CardioBonanza"], intent: "↓", in: "fr"),
        ]),
        .plist(
          """
          <dict>
            <key>IntentPhrases</key>
            <array>
              ↓<dict>
                <key>IntentName</key>
                <string></string>
                <key>IntentExamples</key>
                <array>
                  <string></string>
                </array>
              </dict>
            </array>
          </dict>
          """),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .plist("<dict>\n  <key>IntentPhrases</key>\n  <array/>\n</dict>"),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      switch kind {
      case .blank(let name):
        "\(name.hasPrefix("a ") ? "A " + name.dropFirst(2) : name) is blank"
      case .blankEntry(let key):
        "This entry of \(key) is blank throughout, as Xcode's template leaves it"
      default: nil
      }
    }.map { found in
      if case .blankEntry = found.kind {
        return finding(
          found.message, at: found.place, in: found.language, notes: ["Fill it in, or delete it"])
      }
      guard let meant = subject.meantIntents[found.place] else {
        return finding(found.message, at: found.place, in: found.language)
      }
      return finding(
        "\(found.message); did you mean \(meant.name)?", at: found.place, in: found.language,
        intent: meant.name, notes: [meant.reason].compactMap(\.self),
        fixes: meant.fixes)
    }
  }
}
