import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let unusualReading = Rule(
    RuleDescription(
      id: "pron/unusual-reading", severity: .note,
      summary: "A character's rarer reading is looked at by someone who reads the language",
      rationale: """
        Many characters have several readings, and which one a word has can't be told from the character. A \
        rarer one that no known word has is right in some names and wrong in most other places.
        """,
      remedy: "Say the word aloud. If the reading is right, leave it.",
      source: "Unihan 15.0, ToJyutping 3.2 and the words of pypinyin, for which reading is usual.",
      bad: [.hint("yin2 ↓xing2", for: "银行", in: "zh-Hans")],
      good: [
        .hint("yin2 hang2", for: "银行", in: "zh-Hans"),
        .hint("xing2 dong4", for: "行动", in: "zh-Hans"),
      ])
  ) { subject, finding in subject.hintFindings(on: [.unusualReading], finding) }
}
