import Diagnostics
import Vocabulary

extension Rule {
  static let quoted = Rule(
    RuleDescription(
      id: "phrase/quoted", severity: .note,
      summary: "No quotation marks stand round a whole text",
      rationale: """
        Siri's guide sets its own marks round a phrase, so that people see two pairs. Round a term they make \
        it look like a title, and nobody says them.
        """,
      remedy: "Remove the outer marks. Marks round a title inside a phrase may stay.",
      source: "Ours, from how Siri's guide shows phrases; Apple's samples have no such marks.",
      bad: [
        .phrases("↓\"Start my CardioBonanza workout\""),
        .phrases("↓„Starte mein CardioBonanza-Training“", in: "de"),
        .phrases("↓«\u{202F}Démarre l’entraînement CardioBonanza\u{202F}»", in: "fr"),
        .phrases("↓「CardioBonanzaで運動を始めて」", in: "ja"),
        .terms(.init("storm", "↓“Stair Storm”")),
      ],
      good: [
        .phrases("Start my CardioBonanza workout"),
        .phrases("Play \"Stair Storm\" in CardioBonanza", "\"Storm\" and \"Rain\""),
        .phrases("“Storm” in CardioBonanza", "’Round the block with CardioBonanza"),
        .terms(.init("book", "《红楼梦》"), in: "zh-Hans"),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part in
      part.spokenTexts.compactMap { text, intent in
        QuotationPairs.content(of: text.text).map { content in
          finding(
            "\(content.quoted) stands in quotation marks of its own, beside those of Siri's guide",
            at: text.place, in: part.tag, intent: intent,
            fixes: [
              Diagnostic.Fix(
                "Remove the outer quotation marks", at: text.place, replacement: content,
                isSafe: !QuotationPairs.areIn(content))
            ])
        }
      }
    }
  }
}
