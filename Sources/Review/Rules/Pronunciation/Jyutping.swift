import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let jyutping = Rule(
    RuleDescription(
      id: "pron/zh-hk", severity: .error,
      summary: "Hints for Cantonese are Jyutping",
      rationale: """
        Siri speaks Cantonese in Hong Kong and reads hints in Jyutping. In Yale or another romanization, \
        or with syllables that don't exist, it mishears the app's own words.
        """,
      remedy: """
        Write Jyutping letters and a digit from 1 to 6 behind each syllable: `dik1 si2`. Spaces may be \
        left out.
        """,
      source: "Apple, “Localizing your vocabulary for Chinese dialects”, zh_HK.",
      bad: [
        .hint("↓的士", for: "的士", in: "zh-HK"), .hint("↓chyun4 jan1", for: "全真", in: "zh-HK"),
        .hint("dik↓¹ si2", for: "的士", in: "zh_HK"), .hint("dik1 ↓-si2", for: "的士", in: "zh_HK"),
      ],
      good: [
        .hint("dik1si2", for: "的士", in: "zh-HK"), .hint("dik1 si2", for: "的士", in: "zh_HK"),
        .hint("dyun2 seon2", for: "短訊", in: "zh-Hant-HK"),
      ])
  ) { subject, finding in subject.hintFindings(on: .spelling, of: .zhHK, finding) }
}
