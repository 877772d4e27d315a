import Diagnostics
import Vocabulary

extension Rule {
  static let sameAsPhrase = Rule(
    RuleDescription(
      id: "pron/same", severity: .note,
      summary: "A hint tells more than the phrase does",
      rationale: """
        A hint that repeats its term tells Siri nothing. Nobody sees whether the sound was thought about or \
        the line was only copied.
        """,
      remedy: "Remove the hint if Siri says the term well; else write how it sounds.",
      source: "Inferred; seen in public samples.",
      bad: [
        .hint("↓cardio craze", for: "Cardio Craze", in: "en"),
        .hint("↓ＣａｒｄｉｏＢｏｎａｎｚａ", for: "CardioBonanza", in: "ja"),
        .hint("↓5k", for: "5K", in: "zh-Hans"),
        .bundle(InfoEntries.alternative("Cardio", pronunciation: "↓cardio")),
      ],
      good: [
        .hint("car dee oh craze", for: "Cardio Craze", in: "en"),
        .hint("苹果", for: "苹果", in: "zh-Hans"),
      ])
  ) { subject, finding in
    let copies =
      subject.respelledHints.filter(\.isSame).map(\.hint)
      + subject.chineseHints.filter(\.isSame).map(\.hint)
    return copies.map { hint in
      finding(
        "\(hint.text.text.quoted) repeats \(hint.owner == .term ? "its term" : "the name"), so the hint has no effect",
        at: hint.text.place, in: hint.tag)
    }
  }
}

extension ChineseHint {
  /// Whether it repeats a phrase that isn't Chinese. Chinese characters as a hint are a fault of their own.
  fileprivate var isSame: Bool {
    faults.isEmpty && FoldedPhrase(hint.text.text) == FoldedPhrase(hint.phrase ?? "")
  }
}
