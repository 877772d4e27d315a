import Diagnostics
import Vocabulary

extension Rule {
  static let notNFC = Rule(
    RuleDescription(
      id: "phrase/not-nfc", severity: .note,
      summary: "A letter and its accent are one character",
      rationale: """
        “é” can be stored as one character or as an e with an accent behind it. Both look alike, but \
        they are not equal to tools that compare texts byte by byte, and searching for one doesn't find the \
        other. File names of macOS and some editors bring in the second kind.
        """,
      remedy: "Store the text in Unicode's composed form (NFC).",
      source: "Ours, inferred: whether Siri composes before it compares is not known.",
      bad: [
        // Written as a reference, so that it can be seen here.
        .phrases("↓De&#x301;marre mon entraînement CardioBonanza", in: "fr"),
        .phrases("D↓e\u{301}marre mon entraînement CardioBonanza", in: "fr"),
        .phrases("CardioBonanza 운동을 ↓\u{1109}\u{1175}작해 줘", in: "ko"),
        .terms(.init("storm", "Escaleras en torbelli↓n\u{303}o"), in: "es"),
      ],
      good: [
        .phrases("Démarre mon entraînement CardioBonanza", in: "fr"),
        .phrases("CardioBonanza 운동을 시작해 줘", in: "ko"),
        .phrases("CardioBonanza में \u{095E}िटनेस शुरू करो", in: "hi"),
        .phrases("ابدأ تمرين الق\u{0648}\u{0651}\u{064E}ة في CardioBonanza", in: "ar"),
        .phrases("CardioBonanzaで\u{FA19}谷の運動を始めて", in: "ja"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part in
      part.spokenTexts.compactMap { text, intent in
        Composition(text.text).map { composition in
          let first = text.text.part(composition.first)
          let more = composition.count > 1 ? ", and \(composition.count - 1) more likewise" : ""
          return finding(
            """
            \(text.text.quoted) stores “\(first)” as \(composition.first.count) characters where one \
            exists\(more)
            """,
            at: text.place(of: composition.first), in: part.tag, intent: intent,
            fixes: [
              Diagnostic.Fix(
                "Compose the letters", at: text.place, replacement: composition.composed,
                isSafe: true)
            ])
        }
      }
    }
  }
}
