import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let reading = Rule(
    RuleDescription(
      id: "pron/reading", severity: .warning,
      summary: "Each syllable of a Chinese hint is a reading of its character",
      rationale: """
        A hint in perfect form can still be that of another word: a tone slipped, two syllables changed \
        places, or the line was copied from the next term. Then Siri hears that other word. Readings are \
        those of Unicode's Unihan database for Mandarin, with Taiwan's own, and of ToJyutping for \
        Cantonese. Tones as they change in speech are accepted, with a note.
        """,
      remedy: """
        Ask someone who reads the language. Where a character has several readings, any of them passes, so \
        that a hint without finding may still be that of another meaning. If a reading is right and \
        missing here, silence the rule for that phrase in the settings.
        """,
      source:
        "Unihan 15.0 (kMandarin, kHanyuPinlu, kXHC1983, kTGHZ2013, kCantonese); ToJyutping 3.2.",
      bad: [
        .hint("ping2 ↓guo4", for: "苹果", in: "zh-Hans"),
        .hint("↓guo3 ping2", for: "苹果", in: "zh-Hans"),
        .hint("↓yin2 hang2", for: "苹果", in: "zh-Hans"), .hint("↓le4 se4", for: "垃圾", in: "zh-Hans"),
        .hint("dik1 ↓si1", for: "的士", in: "zh-HK"), .hint("↓lyu3 cha2", for: "绿茶", in: "zh-Hans"),
      ],
      good: [
        .hint("yin2 hang2", for: "银行", in: "zh-Hans"),
        .hint("yin2 xing2", for: "银行", in: "zh-Hans"),
        .hint("le4 se4", for: "垃圾", in: "zh-Hant"), .hint("la1 ji1", for: "垃圾", in: "zh-Hant"),
        .hint("yi2 ge4", for: "一个", in: "zh-Hans"), .hint("dik1 si2", for: "的士", in: "zh-HK"),
      ])
  ) { subject, finding in
    subject.hintFindings(
      on: [.reading, .tone, .order, .otherWord, .neutralTone, .spokenTone, .retroflex], finding)
  }
}
