import Diagnostics
import Vocabulary

extension Rule {
  static let exampleLacksTerm = Rule(
    RuleDescription(
      id: "vocab/example-lacks-term", severity: .warning,
      summary: "An example of a term holds the term",
      rationale: """
        `VocabularyItemExamples` show how to use the term. One iOS version was seen to add these texts \
        to what it recognises, so that a stray sentence becomes a name of the term.
        """,
      remedy: """
        Pare the example down to the shortest use of the term, “Start Cardio Craze”, and move other \
        sentences to `IntentExamples`.
        """,
      source: """
        Apple, “Parameter vocabularies”; that the texts are recognised as names is undocumented \
        behaviour of one iOS version.
        """,
      bad: [
        example("Cardio Craze", "Start my workout"),
        example("Treppensturm", "Beginne das Training", in: "de"),
        example("階段ストーム", "ワークアウトを開始", in: "ja"),
      ],
      good: [
        example("Cardio Craze", "Start Cardio Craze", marked: false),
        example("Treppensturm", "Beginne den Treppensturm", in: "de", marked: false),
        example("Кардиобуря", "Начни кардиобурю", in: "ru", marked: false),
        example("계단 폭풍", "계단 폭풍을 시작해 줘", in: "ko", marked: false),
        example("עצמת הסערה", "התחל את עצמת הסערה", in: "he", marked: false),
        example("Merdiven Fırtınası", "Merdiven Fırtınası’nı başlat", in: "tr", marked: false),
        example("階段ストーム", "階段ストームを開始", in: "ja", marked: false),
        example("Staigh", "Tosaigh anois", in: "ga", marked: false),
      ])
  ) { subject, finding in
    subject.localizations.flatMap { part -> [Diagnostic] in
      guard part.localization.textLanguage?.isSpokenBySiri == true else { return [] }
      let language = part.localization.textLanguage
      return part.localization.usedItems.flatMap { item -> [Diagnostic] in
        let forms = item.phrases.map(\.text)
        guard let term = forms.first else { return [] }
        let examples = item.synonyms.flatMap(\.examples).filter { !$0.isBlank }
        let mention = examples.isEmpty ? nil : TermMention(of: forms, language: language)
        let stray = examples.filter { mention?.isMade(in: $0.text) == false }
        guard let first = stray.first else { return [] }
        return [
          finding(
            "\(first.text.quoted) doesn't hold \(term.quoted), the term it is an example of",
            at: first.place, in: part.tag,
            notes: stray.count == 1
              ? [] : ["Of the term's \(examples.count) examples \(stray.count) don't hold it"])
        ]
      }
    }
  }

  private static func example(
    _ term: String, _ text: String, in language: String = "en", marked: Bool = true
  ) -> RuleExample {
    .terms(.init("storm", term, examples: ["\(marked ? "↓" : "")\(text)"]), in: language)
  }
}
