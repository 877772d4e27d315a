import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let mainlandPinyin = Rule(
    RuleDescription(
      id: "pron/zh-cn", severity: .error,
      summary: "Hints for mainland Mandarin are pinyin",
      rationale: """
        Siri reads a hint in this form and in no other. In other letters, in another romanization or with \
        syllables that don't exist it mishears the app's own words, and few people on the team can see why.
        """,
      remedy: """
        Write pinyin letters and a digit from 1 to 5 behind each syllable, 5 for the neutral tone, \
        and `yu` for ü: `ping2 guo3`, `nyu3`. Spaces may be left out.
        """,
      source: "Apple, “Localizing your vocabulary for Chinese dialects”, zh_CN.",
      bad: [
        .hint("↓苹果", for: "苹果", in: "zh-Hans"), .hint("↓apple", for: "苹果", in: "zh-Hans"),
        .hint("p↓ʰiŋ kuo", for: "苹果", in: "zh-Hans"),
        .hint("↓p'ing2 kuo3", for: "苹果", in: "zh-Hans"),
        .hint("ping2 guo↓３", for: "苹果", in: "zh-Hans"), .hint("n↓v3", for: "女", in: "zh_CN"),
        .hint("ping2 guo↓33", for: "苹果", in: "zh_CN"),
        .hint("↓pnig2 guo3", for: "苹果", in: "zh-Hans"),
      ],
      good: [
        .hint("ping2 guo3", for: "苹果", in: "zh-Hans"), .hint("ping2guo3", for: "苹果", in: "zh_CN"),
        .hint("nyu3", for: "女", in: "zh-Hans"),
        .hint("MP3 bo1 fang4 qi4", for: "MP3播放器", in: "zh-Hans"),
        .hint("hua1r5", for: "花儿", in: "zh-Hans"),
      ])
  ) { subject, finding in subject.hintFindings(on: .spelling, of: .zhCN, finding) }
}
