import Diagnostics
import Vocabulary

extension Rule {
  static let phraseCount = Rule(
    RuleDescription(
      id: "l10n/phrase-count", severity: .note,
      summary: "A language has as many ways to ask for an intent as the source language, or a few",
      rationale: """
        The phrases of an intent are ways to say the same thing, so a language may well have others, or \
        more of them. One that has a single phrase where the source shows several was perhaps left half done.
        """,
      remedy:
        "Add what else people would say in that language; nothing must match the source one to one.",
      source: """
        Apple asks for “at least a few phrases” and lets each language have its own (WWDC23 session \
        10102, of App Shortcuts). The bound is ours: it is the `fewestPhrases` of the settings.
        """,
      bad: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout", "Begin a CardioBonanza workout"], in: "en"),
          .phrases(
            ["Starte mein CardioBonanza-Training"], intent: "↓INStartWorkoutIntent", in: "de"),
        ])
      ],
      good: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(
            ["Starte mein CardioBonanza-Training", "Beginne ein CardioBonanza-Training"], in: "de"),
        ]),
        RuleExample([
          .phrases(
            [
              "Start CardioBonanza", "Begin CardioBonanza", "Go CardioBonanza", "Run CardioBonanza",
            ], in: "en"),
          .phrases(
            ["Lance CardioBonanza", "Démarre CardioBonanza", "Ouvre CardioBonanza"], in: "fr"),
        ]),
      ])
  ) { subject, finding in
    let enough = subject.settings.limits.fewestPhrases
    return subject.pairs.compactMap { pair in
      let short = pair.intents.filter {
        $0.target.count < $0.source.count && $0.target.count < enough
      }
      guard let name = pair.target.entry(of: short.first?.name) else { return nil }
      let counts = short.map { "\($0.name) (\($0.target.count) of \($0.source.count))" }
      return finding(
        "\(pair.target.localization.title) has fewer phrases than \(pair.source.titleOfTexts) for \(counts.listed)",
        at: name.place, in: pair.target.tag,
        intent: short.count == 1 ? name.text : nil)
    }
  }
}

extension LocalizationSubject {
  /// The name of the first entry of an intent.
  fileprivate func entry(of intent: String?) -> SourceText? {
    localization.intentPhrases.compactMap(\.intentName).first { $0.text == intent }
  }
}
