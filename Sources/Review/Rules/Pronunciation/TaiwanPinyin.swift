import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let taiwanPinyin = Rule(
    RuleDescription(
      id: "pron/zh-tw", severity: .error,
      summary: "Hints for Taiwan's Mandarin are pinyin",
      rationale: """
        Taiwan's readers write zhuyin, but Siri reads hints in pinyin here too; in any other form it \
        mishears the app's own words.
        """,
      remedy: """
        Write pinyin letters and a digit from 1 to 5 behind each syllable, 5 for the neutral tone, \
        and `yu` for ü: `su1 da3 lyu4`. Spaces may be left out.
        """,
      source: "Apple, “Localizing your vocabulary for Chinese dialects”, zh_TW.",
      bad: [
        .hint("↓ㄙㄨ ㄉㄚˇ ㄌㄩˋ", for: "蘇打綠", in: "zh-Hant"),
        .hint("↓t'ai2 pei3", for: "臺北", in: "zh-Hant"),
        .hint("su1 da3 l↓u:4", for: "蘇打綠", in: "zh-Hant-TW"),
      ],
      good: [
        .hint("su1 da3 lyu4", for: "蘇打綠", in: "zh-Hant"),
        .hint("su1da3lyu4", for: "蘇打綠", in: "zh_TW"),
        .hint("xing1 qi2", for: "星期", in: "zh_TW"),
      ])
  ) { subject, finding in subject.hintFindings(on: .spelling, of: .zhTW, finding) }
}
