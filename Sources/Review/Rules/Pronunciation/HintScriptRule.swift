import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let hintScript = Rule(
    RuleDescription(
      id: "pron/script", severity: .warning,
      summary: "A hint is written in the letters of its language",
      rationale: """
        A hint tells the sound in the reader's own writing. Another script is read as foreign words or not at \
        all, and kanji and Hanja have the very readings that the hint should tell apart. Kana for a Latin \
        brand is known to mend its recognition.
        """,
      remedy: """
        Write kana for Japanese, Hangul for Korean, else the letters of the language's own script, in their \
        plain form. Single capitals such as the K of “5K” may stay.
        """,
      source: """
        Inferred from “sounds like”, as Apple calls a hint, and from public reports of kana; the scripts are \
        those of Unicode CLDR 41. Apple doesn't document it.
        """,
      bad: [
        .hint("↓eye toons", for: "iTunes", in: "ja"), .hint("↓大型とらっく", for: "大型トラック", in: "ja"),
        .hint("↓愛心 카드", for: "사랑 카드", in: "ko"), .hint("↓тюнз", for: "Tunes", in: "fr"),
        .hint("Ка↓rdio", for: "Cardio", in: "ru"), .hint("↓ｅｙｅ toons", for: "iTunes", in: "en"),
      ],
      good: [
        .hint("アイチューンズ", for: "iTunes", in: "ja"), .hint("Tしゃつ", for: "Tシャツ", in: "ja"),
        .hint("5K 달리기", for: "5km 달리기", in: "ko"), .hint("Эпл TV", for: "Apple TV", in: "ru"),
        .hint("pokreni", for: "Покрени", in: "sr"),
      ])
  ) { subject, finding in
    subject.hintFindings(
      on: [.otherScript, .mixedScript, .ideograph, .characterForm], finding)
  }
}
