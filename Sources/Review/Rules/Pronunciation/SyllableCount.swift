import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let syllableCount = Rule(
    RuleDescription(
      id: "pron/syllable-count", severity: .warning,
      summary: "A Chinese hint has one syllable for each character",
      rationale: """
        Each character is one syllable. A hint with more or fewer was copied from another term, or the \
        term was changed after it; Siri then waits for a word that nobody says.
        """,
      remedy: """
        Write one syllable for each character, in their order. Words in Latin letters and numbers may be \
        repeated as they stand in the phrase.
        """,
      source: "Inferred from Apple's examples; Chinese is written so.",
      bad: [
        .hint("↓ping2", for: "苹果", in: "zh-Hans"),
        .hint("ping2 guo3 ↓shu4", for: "苹果", in: "zh-Hans"),
        .hint("↓si2", for: "的士", in: "zh-HK"), .hint("↓ge1", for: "K歌", in: "zh-Hans"),
      ],
      good: [
        .hint("ping2 guo3", for: "苹果", in: "zh-Hans"), .hint("dianr3", for: "点儿", in: "zh-Hans"),
        .hint("K ge1", for: "K歌", in: "zh-Hans"), .hint("wu3 gong1 li3", for: "5公里", in: "zh-Hans"),
      ])
  ) { subject, finding in subject.hintFindings(on: [.syllableCount], finding) }
}
