import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let mainlandPinyin = Rule(
    RuleDescription(
      id: "pron/zh-cn", severity: .error,
      summary: "Hints for mainland Mandarin are pinyin with a tone digit behind every syllable",
      rationale: """
        Siri reads a hint in this form and in no other. Tone marks, missing tones or tones that don't \
        exist make it mishear the app's own words, and few people on the team can see why.
        """,
      remedy: """
        Write pinyin letters and a digit from 1 to 5 behind each syllable, 5 for the neutral tone, \
        and `yu` for ü: `ping2 guo3`, `nyu3`. Spaces may be left out.
        """,
      source: "Apple, “Localizing your vocabulary for Chinese dialects”, zh_CN.",
      bad: [
        .hint("↓píng guǒ", for: "苹果", in: "zh-Hans"), .hint("↓ping guo", for: "苹果", in: "zh-Hans"),
        .hint("↓ping2 guo6", for: "苹果", in: "zh-Hans"), .hint("↓ping2 guo", for: "苹果", in: "zh_CN"),
      ],
      good: [
        .hint("ping2 guo3", for: "苹果", in: "zh-Hans"), .hint("ping2guo3", for: "苹果", in: "zh_CN"),
        .hint("nyu3", for: "女", in: "zh-Hans"), .hint("nü3", for: "女", in: "zh-Hans"),
        .hint("píng guǒ", for: "Apple", in: "en"),
      ])
  ) { subject, finding in subject.hintFindings(.zhCN, finding) }
}
