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
        .hint("↓shelfplayer", for: "Shelf Player", in: "el"),
        .bundle(InfoEntries.alternative("Cardio", pronunciation: "↓cardio")),
      ],
      good: [
        .hint("car dee oh craze", for: "Cardio Craze", in: "en"),
        .hint("car play", for: "CarPlay", in: "en"),
        .hint("苹果", for: "苹果", in: "zh-Hans"),
      ])
  ) { subject, finding in
    let copies =
      subject.respelledHints.filter(\.isSame).map(\.hint)
      + subject.chineseHints.filter(\.isSame).map(\.hint)
    return copies.grouped { [$0.text.text, $0.owner.key] }.compactMap { _, copies in
      guard let hint = copies.first else { return nil }
      let isAlone = copies.allSatisfy { $0.tag == hint.tag }
      return finding(
        "\(hint.text.text.quoted) repeats \(hint.owner == .term ? "its term" : "the name"), so the hint has no effect",
        at: hint.text.place, in: isAlone ? hint.tag : nil
      ).pointing(to: copies.dropFirst().map(\.text))
    }
  }
}

extension ChineseHint {
  /// Whether it repeats a phrase that isn't Chinese. Chinese characters as a hint are a fault of their own.
  fileprivate var isSame: Bool {
    faults.isEmpty && FoldedPhrase(hint.text.text).says(FoldedPhrase(hint.phrase ?? ""))
  }
}
