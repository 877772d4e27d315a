import Diagnostics
import Pronunciation
import Vocabulary

extension Rule {
  static let phoneticSpelling = Rule(
    RuleDescription(
      id: "pron/ipa", severity: .warning,
      summary: "A hint is a respelling in ordinary letters, not phonetic spelling or markup",
      rationale: """
        Siri reads a hint as it reads any text of the language. Letters of the International Phonetic \
        Alphabet, X-SAMPA, ARPABET, slashes and SSML, which some guides advise, are read as what they are, so \
        the word sounds like nothing that people say.
        """,
      remedy: """
        Write what the word sounds like with words and syllables of the reader's own language, as in “eye \
        toons”, or remove the hint.
        """,
      source: """
        Apple, “VocabularyItemPronunciation” and `INSpeakable.pronunciationHint`: how it sounds, not its \
        phonetic spelling. What tells phonetic spelling is ours, tried on dictionaries of ten languages.
        """,
      bad: [
        .hint("↓ˈaɪtjuːnz", for: "iTunes", in: "en"),
        .hint("/↓ʁɛ̃/", for: "Reims", in: "fr"),
        .hint("↓/eye toons/", for: "iTunes", in: "en"),
        .hint("↓AY1 T UW2 N Z", for: "iTunes", in: "en"),
        .hint("↓h@loU", for: "Hallo", in: "en"),
        .hint("↓eye &lt;break/> toons", for: "iTunes", in: "en"),
        .bundle(InfoEntries.alternative("Cardio", pronunciation: "k↓ɑːdiəʊ")),
      ],
      good: [
        .hint("eye toons", for: "iTunes", in: "en"),
        .hint("tschäriti wän", for: "Charity Van", in: "de"),
        .hint("smørrebrød", for: "Smorrebrod", in: "da"),
        .hint("five K", for: "5K", in: "en"),
        .bundle(InfoEntries.alternative("Cardio", pronunciation: "car dee oh")),
      ])
  ) { subject, finding in
    subject.hintFindings(on: [.phoneticLetter, .slashes, .xSampa, .arpabet, .markup], finding)
  }
}
