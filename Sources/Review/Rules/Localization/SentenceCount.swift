import Diagnostics
import Vocabulary

extension Rule {
  static let sentenceCount = Rule(
    RuleDescription(
      id: "l10n/sentence-count", severity: .note,
      summary: "A translation has as many sentences as its source",
      rationale: """
        People say one sentence to Siri. Where a translation needs two, a note or a second phrase was \
        perhaps put into the same string; where it has fewer, a part is missing.
        """,
      remedy: "Make each sentence a phrase of its own, or say it in one.",
      source: """
        Ours, after pofilter's “sentencecount”. Compared are only intents with as many phrases as in the \
        source, as a whole.
        """,
      bad: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout."], in: "en"),
          .phrases(["↓Starte mein CardioBonanza-Training. Beginne mit CardioBonanza."], in: "de"),
          .phrases(["↓用CardioBonanza开始锻炼。开始运动"], in: "zh-Hans"),
        ])
      ],
      good: [
        RuleExample([
          .phrases(
            ["Start my CardioBonanza workout", "Call Mrs. Smith with CardioBonanza."], in: "en"),
          .phrases(
            ["Starte z. B. mein CardioBonanza-Training.", "Ruf Dr. Braun mit CardioBonanza an"],
            in: "de"),
          .phrases(["用CardioBonanza开始锻炼。", "用CardioBonanza打电话"], in: "zh-Hans"),
        ]),
        RuleExample([
          .phrases(["Where are you? Ask CardioBonanza"], in: "en"),
          .phrases(["¿Dónde estás? Pregunta a CardioBonanza"], in: "es"),
          .phrases(["Starte CardioBonanza", "Beginne. CardioBonanza starten"], in: "de"),
        ]),
        RuleExample(
          [
            .phrases(["Start a WorkIt! run"], in: "en"), .phrases(["WorkIt! 달리기 시작해 줘"], in: "ko"),
            .phrases(["用 WorkIt! 開始跑步"], in: "zh-Hant"),
          ], appName: "WorkIt!"),
      ])
  ) { subject, finding in
    subject.pairs.flatMap { pair in
      pair.comparableIntents.compactMap { intent -> Diagnostic? in
        let source = intent.source.map { Sentences.count(in: pair.source.unnamed($0.text)) }
        let target = intent.target.map { Sentences.count(in: pair.target.unnamed($0.text)) }
        let (ours, theirs) = (source.reduce(0, +), target.reduce(0, +))
        let most = target.max()
        guard ours != theirs, let index = target.firstIndex(where: { $0 == most }) else {
          return nil
        }
        let phrase = intent.target[theirs > ours ? index : 0]
        let what = intent.target.count == 1 ? phrase.text.quoted : "\(intent.name) here"
        return finding(
          "\(what) has \(theirs) sentences, but \(ours) in \(pair.source.titleOfTexts)",
          at: phrase.place, in: pair.target.tag, intent: intent.name)
      }
    }
  }
}

extension LocalizationSubject {
  /// A phrase with a letter for each of the app's names, whose marks end no sentence: “WorkIt!”.
  fileprivate func unnamed(_ phrase: String) -> String {
    marker.marks(in: phrase).names.reversed().reduce(phrase) { text, name in
      var end = name.upperBound
      if let next = text.unicodeScalars.dropFirst(end).first, "!?！？".unicodeScalars.contains(next) {
        end += 1
      }
      return text.replacing(name.lowerBound..<end, with: "N")
    }
  }
}
