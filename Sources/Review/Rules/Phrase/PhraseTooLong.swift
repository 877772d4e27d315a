import Diagnostics
import Vocabulary

extension Rule {
  static let phraseTooLong = Rule(
    RuleDescription(
      id: "phrase/too-long", severity: .note,
      summary: "A phrase can be said in one breath",
      rationale: """
        People learn the phrases from Siri's guide, which gives each a line or two. What is longer they don't \
        remember, and Siri hears the end of it with less certainty.
        """,
      remedy: """
        Leave out what the intent can do without, and choose short examples of names and titles. The limits \
        of words and characters can be set in `.siri-guide.json`.
        """,
      source: """
        The numbers are ours: \(limits.longestPhraseWords) words besides the app's name and its terms, and \
        \(limits.longestPhraseCharacters) characters, of which Chinese, Japanese and Korean ones count twice; a \
        quarter more in translations. Above \(limits.longestTextBytes) bytes it is a warning: Apple drops \
        longer user vocabulary (`INVocabulary.h`).
        """,
      bad: [
        .phrases(
          "↓Start a new CardioBonanza workout for me that goes on for as long as I like and then ends"
        ),
        .phrases(
          """
          ↓Donaudampfschifffahrtsgesellschaftskapitänstraining mit Widerstandsbandübungen in CardioBonanza
          """, in: "de"),
        .phrases("↓用CardioBonanza开始一次从早上六点一直持续到晚上十点并且每隔一小时提醒我休息十分钟的锻炼", in: "zh-Hans"),
      ],
      good: [
        .phrases("Send a CardioBonanza message to Alex saying I'll be there in 10 minutes"),
        .phrases("用CardioBonanza开始每天早上六点的三十分钟跑步锻炼", in: "zh-Hans"),
        .phrases(
          "Bắt đầu bài tập chạy bộ ba mươi phút của tôi trong CardioBonanza ngay bây giờ", in: "vi"),
      ])
  ) { subject, finding in
    let limits = subject.settings.limits
    return subject.localizations.flatMap { part in
      let length = PhraseLength(for: part, in: subject)
      return part.examples.compactMap { intent, phrase in
        let bytes = 2 * phrase.text.utf16.count
        if bytes > limits.longestTextBytes {
          return finding(
            """
            \(phrase.text.quoted) has \(bytes) bytes, more than the \(limits.longestTextBytes) that Apple \
            allows a text of a user's vocabulary
            """,
            at: phrase.place, in: part.tag, intent: intent, severity: .warning)
        }
        return length.excess(of: phrase.text, in: part).map {
          finding(
            "\(phrase.text.quoted) \($0)", at: phrase.place, in: part.tag, intent: intent,
            notes: ["Leave out what the intent can do without"])
        }
      }
    }
  }

  private static var limits: ReviewLimits { ReviewLimits() }
}
