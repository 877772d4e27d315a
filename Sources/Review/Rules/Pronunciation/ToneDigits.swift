import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let toneDigits = Rule(
    RuleDescription(
      id: "pron/tone-digits", severity: .warning,
      summary: "Syllables with tone digits stand in Chinese files alone",
      rationale: """
        Only for Chinese does Siri read `ping2 guo3` as pinyin. In any other language it reads “ping two guo \
        three”: the hint was copied from the Chinese file.
        """,
      remedy: "Write how the word sounds in the letters of this language, or remove the hint.",
      source: """
        Apple, “Localizing your vocabulary for Chinese dialects”, which has the digits for Chinese; that other \
        languages don't is inferred.
        """,
      bad: [
        .hint("↓ping2 guo3", for: "Apple", in: "en"), .hint("↓dik1si2", for: "タクシー", in: "ja"),
      ],
      good: [
        .hint("ping2 guo3", for: "苹果", in: "zh-Hans"), .hint("web 2 app 3", for: "W2A3", in: "en"),
        .hint("em pee 3", for: "MP3", in: "en"),
      ])
  ) { subject, finding in subject.hintFindings(on: [.toneDigit], finding) }
}
