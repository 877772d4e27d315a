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
      bad: [.phrases("↓", "Start my CardioBonanza workout"), .phrases("↓   ")],
      good: [.phrases("Start my CardioBonanza workout")])
  ) { subject, finding in
    subject.irregularities { kind in
      guard case .blank(let name) = kind else { return nil }
      return "\(name.hasPrefix("a ") ? "A " + name.dropFirst(2) : name) is blank"
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
