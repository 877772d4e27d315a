import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let toneRange = Rule(
    RuleDescription(
      id: "pron/tone-range", severity: .error,
      summary: "The tones of a Chinese hint exist",
      rationale: """
        Pinyin has the tones 1 to 5, Jyutping 1 to 6. A 6 in pinyin comes from a Cantonese file; 0 for the \
        neutral tone and 7, 8 and 9 for short Cantonese syllables come from other ways of counting.
        """,
      remedy: """
        Write 5 for the neutral tone of Mandarin. In Jyutping, short syllables have the tones 1, 3 and 6: \
        `jit6`, not `jit9`.
        """,
      source: "Apple, “Localizing your vocabulary for Chinese dialects”.",
      bad: [
        .hint("ping2 guo↓6", for: "苹果", in: "zh-Hans"), .hint("ma1 ma↓0", for: "妈妈", in: "zh-Hans"),
        .hint("dik↓7 si2", for: "的士", in: "zh-HK"),
        .hint("su1 da3 lyu↓6", for: "蘇打綠", in: "zh-Hant"),
      ],
      good: [
        .hint("ma1 ma5", for: "妈妈", in: "zh-Hans"), .hint("jit6", for: "熱", in: "zh-HK"),
      ])
  ) { subject, finding in subject.hintFindings(on: [.toneOutOfRange], finding) }
}
