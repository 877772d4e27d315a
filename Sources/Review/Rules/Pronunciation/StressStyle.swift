import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let stressStyle = Rule(
    RuleDescription(
      id: "pron/style", severity: .note,
      summary: "A hint is in small letters and spaces",
      rationale: """
        Capitals for stress and hyphens between syllables, as in `shuh-TAW-kwuh`, are for human readers. A \
        speech system may spell capitals out letter by letter; no example of Apple's has them.
        """,
      remedy: "Write the syllables in small letters with spaces between: `shuh taw kwuh`.",
      source: """
        Apple, “VocabularyItemPronunciation”, whose samples are small letters and spaces; public samples with \
        capitals. What Siri does with them isn't known.
        """,
      bad: [
        .hint("shuh↓-TAW-kwuh", for: "Chautauqua", in: "en"),
        .hint("eye↓-toons", for: "iTunes", in: "en"),
        .bundle(InfoEntries.alternative("Cardio", pronunciation: "car↓-DEE-oh")),
      ],
      good: [
        .hint("shuh taw kwuh", for: "Chautauqua", in: "en"),
        .hint("eye bee em USA", for: "IBM U.S.A.", in: "en"),
        .hint("rendez-vous", for: "Rendez vous", in: "fr"),
      ])
  ) { subject, finding in subject.hintFindings(on: [.stressStyle], finding) }
}
