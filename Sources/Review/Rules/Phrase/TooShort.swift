import Diagnostics
import Vocabulary

extension Rule {
  static let tooShort = Rule(
    RuleDescription(
      id: "phrase/too-short", severity: .warning,
      summary: "A phrase says what is wanted of which app",
      rationale: """
        A single word, the app's name or a term alone is no sentence that people could learn from Siri's \
        guide, and it gives Siri nothing to tell the intent by.
        """,
      remedy: "Write the whole sentence: “Start a Stair Storm with CardioBonanza”.",
      source: """
        Inferred: Alexa refuses invocation names of one word and advises against samples that are a slot \
        alone. Nothing is known of Siri.
        """,
      bad: [
        .phrases("↓CardioBonanza", "↓Workout", "↓…"),
        .phrases("↓Карта", in: "ru"), .phrases("↓CardioBonanza。", in: "ja"),
        RuleExample([
          .terms(
            [.init("storm", "Stair Storm")],
            phrases: ["↓Stair Storm", "Stair Storm with CardioBonanza"], in: "en")
        ]),
      ],
      good: [
        .phrases("Start CardioBonanza", "Stop jogging"),
        .phrases("开始锻炼", "用CardioBonanza锻炼", in: "zh-Hans"),
        .phrases("운동시작해줘", in: "ko"), .phrases("เริ่มออกกำลังกาย", in: "th"),
        .phrases("CardioBonanza-Training", in: "de"), .phrases("CardioBonanza'yı aç", in: "tr"),
        .phrases("%@"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part in
      part.examples.compactMap { intent, phrase in
        // Other rules tell of a text that nobody has finished.
        guard let lack = part.lack(of: phrase.text), Placeholder.find(in: phrase.text) == nil,
          WakePhrase.range(in: phrase.text) == nil
        else { return nil }
        return finding(
          "\(phrase.text.quoted) \(lack)", at: phrase.place, in: part.tag, intent: intent)
      }
    }
  }
}

extension LocalizationSubject {
  /// What a phrase lacks to be a sentence, in words that follow it; `nil` when it lacks nothing.
  fileprivate func lack(of phrase: String) -> String? {
    // Longer ones are no single word, name or term.
    guard phrase.utf8.count <= 512 else { return nil }
    let spoken = SpokenWords(phrase, language: localization.textLanguage)
    if spoken.words.isEmpty { return "holds no word" }
    let marks = marker.marks(in: phrase)
    let isAll = { (part: Range<Int>) in spoken.words.allSatisfy { part.encloses($0.range) } }
    if marks.names.contains(where: isAll) {
      return "is only the app's name, not what to do with it"
    }
    if marks.terms.contains(where: { isAll($0.range) }) {
      return "is only a term of the vocabulary, not what to do with it"
    }
    // Korean writes whole sentences without a space where it likes; a hyphen joins two words.
    guard spoken.count == 1, localization.textLanguage?.primarySubtag != "ko",
      let word = spoken.words.first, !word.text.contains(where: { "-‐‑".contains($0) })
    else { return nil }
    return "is a single word, not a sentence"
  }
}
