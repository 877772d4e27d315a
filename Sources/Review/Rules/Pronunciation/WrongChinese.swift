import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let wrongChinese = Rule(
    RuleDescription(
      id: "pron/zh-wrong-dialect", severity: .warning,
      summary: "Hints are in the Chinese that the language's speakers speak",
      rationale: """
        The same characters are read one way in Mandarin and another in Cantonese. A file copied from one \
        Chinese localization to another keeps its hints, and Siri then listens for Mandarin in Hong Kong.
        """,
      remedy: "Write pinyin for zh-Hans and zh-Hant, Jyutping for zh-HK and yue.",
      source: "Apple, “Localizing your vocabulary for Chinese dialects”.",
      bad: [
        .hint("↓ping4 gwo2", for: "苹果", in: "zh-Hans"),
        .hint("↓da4 huo4 che1", for: "大貨車", in: "zh-HK"),
      ],
      good: [
        .hint("daai6 fo3 ce1", for: "大貨車", in: "zh-HK"),
        .hint("da4 huo4 che1", for: "大貨車", in: "zh-Hant"),
      ])
  ) { subject, finding in subject.hintFindings(on: [.otherLanguage], finding) }
}
