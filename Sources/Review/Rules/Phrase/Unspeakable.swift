import Diagnostics
import Vocabulary

extension Rule {
  static let unspeakable = Rule(
    RuleDescription(
      id: "phrase/unspeakable", severity: .warning,
      summary: "A text holds nothing that can't be said",
      rationale: """
        People say what they read in Siri's guide. An emoji, an address, a slash between two words or an aside \
        in brackets leaves them without words for it, and what they say then isn't the phrase.
        """,
      remedy: """
        Write the sentence as it is spoken. For two ways to say it write two phrases; a name in another script \
        belongs to `INAlternativeAppNames`.
        """,
      source: """
        Alexa's rules for the characters of sample utterances; shipped vocabularies that name the app twice, \
        once in brackets. Nothing is known of Siri: ours.
        """,
      bad: [
        .phrases("Start my CardioBonanza workout ↓🏃\u{200D}♀\u{FE0F}🔥", "↓• Start CardioBonanza"),
        .phrases(
          "Open ↓https://example.com/run in CardioBonanza",
          "Mail ↓kim@example.com with CardioBonanza"),
        .phrases("Share ↓#running on CardioBonanza", "↓Start/stop my CardioBonanza"),
        .phrases(
          "↓Start my &lt;b&gt;CardioBonanza&lt;/b&gt; workout",
          "↓Push &amp;amp; pull with CardioBonanza"),
        .phrases("ابدأ تمرين كارديو بونانزا ↓(CardioBonanza)", in: "ar"),
        .phrases("用CardioBonanza↓开始／停止锻炼", in: "zh-Hans"),
        .phrases("↓Start my\n        CardioBonanza workout"),
        .terms(.init("storm", "Storm ↓(stairs)")),
        .hint("↓stare\n        storm", for: "Stair Storm", in: "en"),
      ],
      good: [
        .phrases("Start my CardioBonanza workout.", "What's my CardioBonanza pace, in km/h?"),
        .phrases("Play AC/DC in CardioBonanza", "Run 24/7 with CardioBonanza"),
        .phrases("Run at 7 mi/hour with CardioBonanza", "C♯ in CardioBonanza, 20° warm"),
        .phrases("Sende 5 € mit CardioBonanza – sofort", in: "de"),
        .phrases("Start my Walk/Run workout", "Start Walk/Run", appName: "Walk/Run"),
        .phrases("Start my ${name} workout", "CardioBonanza (5 &lt; 7)"),
        .phrases(
          "How much is in my 401(k) in CardioBonanza?", "Play “(Nice Dream)” in CardioBonanza"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part in
      part.spokenTexts.flatMap { text, intent -> [Diagnostic] in
        var given: [Range<Int>]?
        let found = Unsayable.find(in: text.text) { range in
          let parts = given ?? part.givenParts(of: text.text)
          given = parts
          return parts.contains { $0.encloses(range) }
        }
        return found.map { unsayable in
          let words = text.text.part(unsayable.range)
          return finding(
            "\(text.text.quoted) \(unsayable.fault(words))", at: text.place(of: unsayable.range),
            in: part.tag, intent: intent, notes: unsayable.notes(on: words, in: part),
            fixes: unsayable.fix(of: text).map { [$0] } ?? [])
        }
      }
    }
      + subject.hintsAsTexts.compactMap { hint in
        // The rules of hints know what else may stand in one.
        let found = Unsayable.find(in: hint.text.text) { _ in false }.first {
          [.lineBreak, .tab, .damage].contains($0.kind)
        }
        return found.map { unsayable in
          finding(
            "\(hint.text.text.quoted) \(unsayable.fault(""))",
            at: hint.text.place(of: unsayable.range), in: hint.tag,
            fixes: unsayable.fix(of: hint.text).map { [$0] } ?? [])
        }
      }
  }
}

extension Unsayable {
  /// What is wrong, in words that follow the text.
  fileprivate func fault(_ words: String) -> String {
    switch kind {
    case .emoji: "holds \(words), which nobody can say"
    case .sign: "holds the sign \(words.quoted), which nobody can say"
    case .lineBreak: "runs over more than one line"
    case .tab: "has a tab between two words"
    case .webAddress: "holds the web address \(words), which nobody says in a sentence"
    case .mailAddress: "holds the e-mail address \(words), which nobody says in a sentence"
    case .hashtag: "holds \(words), which nobody can say as it is written"
    case .markup: "holds the markup \(words.quoted), which people would see as it stands"
    case .alternatives: "offers a choice, \(words.quoted), while people say one of the two"
    case .aside: "has an aside in brackets, \(words.quoted), which nobody says"
    case .damage: "holds U+FFFD, the sign for a letter that was lost in a conversion"
    }
  }

  fileprivate func notes(on words: String, in part: LocalizationSubject) -> [String] {
    switch kind {
    case .alternatives: ["Write a phrase for each"]
    case .aside where !part.marker.marks(in: words).names.isEmpty:
      ["The phrase names the app twice: write the name as people there say it"]
    default: []
    }
  }

  /// The mend, where there is but one.
  fileprivate func fix(of text: SourceText) -> Diagnostic.Fix? {
    switch kind {
    case .lineBreak, .tab:
      return Diagnostic.Fix(
        "Write it on one line", at: text.place, replacement: text.text.onOneLine, isSafe: true)
    case .aside, .emoji:
      let rest = text.text.removing(range)
      guard rest.contains(where: \.isLetter) else { return nil }
      return Diagnostic.Fix(
        "Remove \(text.text.part(range))", at: text.place, replacement: rest)
    default: return nil
    }
  }
}
