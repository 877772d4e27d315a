import Diagnostics
import Vocabulary

extension Rule {
  static let blankPronunciation = Rule(
    RuleDescription(
      id: "pron/blank", severity: .error,
      summary: "A pronunciation hint is not blank",
      rationale: """
        A key that is there with nothing in it may spoil the whole term or name: Siri is told that the \
        word sounds like silence.
        """,
      remedy: "Write how it sounds, in the reader's own language, or remove the key.",
      source: "Undocumented behaviour seen in one iOS version; sensible by itself.",
      bad: [
        .terms(.init("cardio_craze_workout", "Cardio Craze", pronunciation: "↓ ")),
        .hint("↓—", for: "苹果", in: "zh-Hans"),
        .bundle(InfoEntries.alternative("Cardio", pronunciation: "↓ ")),
      ],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze", pronunciation: "car dee oh craze")),
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
      ])
  ) { subject, finding in
    subject.hints.filter(\.isSilent).map { hint in
      finding(
        hint.text.isBlank
          ? "\(hint.owner.key) is blank"
          : "\(hint.text.text.quoted) has no letter that can be said",
        at: hint.text.place, in: hint.tag)
    }
  }
}
