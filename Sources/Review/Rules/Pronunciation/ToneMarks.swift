import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let toneMarks = Rule(
    RuleDescription(
      id: "pron/tone-marks", severity: .error,
      summary: "Every syllable of a Chinese hint has its tone as a digit",
      rationale: """
        The tone tells one word from another. Siri reads it from a digit behind the syllable; an accent, \
        as schoolbooks print it, is no part of Apple's format, and a missing tone leaves Siri to guess.
        """,
      remedy: "Write the tone as a digit behind its syllable: `ping2 guo3`, not `píng guǒ`.",
      source: "Apple, “Localizing your vocabulary for Chinese dialects”.",
      bad: [
        .hint("p↓íng guǒ", for: "苹果", in: "zh-Hans"), .hint("↓ping guo", for: "苹果", in: "zh-Hans"),
        .hint("ping2 ↓guo", for: "苹果", in: "zh_CN"), .hint("↓pingguo3", for: "苹果", in: "zh_CN"),
        .hint("↓dik si", for: "的士", in: "zh_HK"),
      ],
      good: [
        .hint("ping2 guo3", for: "苹果", in: "zh-Hans"), .hint("ma1 ma5", for: "妈妈", in: "zh-Hans"),
        .hint("píng guǒ", for: "Apple", in: "en"),
      ])
  ) { subject, finding in subject.hintFindings(on: [.toneMark, .missingTone], finding) }
}
