import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let jyutping = Rule(
    RuleDescription(
      id: "pron/zh-hk", severity: .error,
      summary: "Hints for Cantonese are Jyutping with a tone digit behind every syllable",
      rationale: """
        Siri speaks Cantonese in Hong Kong and reads hints in Jyutping, with its six tones. A hint \
        copied from a Mandarin file, or with a tone that doesn't exist, makes it mishear the word.
        """,
      remedy: """
        Write Jyutping letters and a digit from 1 to 6 behind each syllable: `dik1 si2`. Spaces may be \
        left out.
        """,
      source: "Apple, “Localizing your vocabulary for Chinese dialects”, zh_HK.",
      bad: [
        .hint("↓dik7 si2", for: "的士", in: "zh-HK"), .hint("↓dik si", for: "的士", in: "zh_HK"),
      ],
      good: [
        .hint("dik1si2", for: "的士", in: "zh-HK"), .hint("dik1 si2", for: "的士", in: "zh_HK"),
        .hint("dyun2 seon2", for: "短訊", in: "zh-Hant-HK"),
      ])
  ) { subject, finding in subject.hintFindings(.zhHK, finding) }
}
