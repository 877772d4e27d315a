import Diagnostics
import Vocabulary

extension Rule {
  static let blankPronunciation = Rule(
    RuleDescription(
      id: "pron/blank", severity: .error,
      summary: "A pronunciation hint is not blank",
      rationale: """
        A key that is there with nothing in it may spoil the whole term: Siri is told that the word \
        sounds like silence.
        """,
      remedy: "Write how the term sounds, in the reader's own language, or remove the key.",
      source: "Undocumented behaviour seen in one iOS version; sensible by itself.",
      bad: [.terms(.init("cardio_craze_workout", "Cardio Craze", pronunciation: "↓ "))],
      good: [
        .terms(.init("cardio_craze_workout", "Cardio Craze", pronunciation: "car dee oh craze")),
        .terms(.init("cardio_craze_workout", "Cardio Craze")),
      ])
  ) { subject, finding in
    subject.irregularities { kind in
      kind == .blankPronunciation ? "VocabularyItemPronunciation is blank" : nil
    }.map { finding($0.message, at: $0.place, in: $0.language) }
  }
}
