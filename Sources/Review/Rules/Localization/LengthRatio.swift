import Diagnostics
import Vocabulary

extension Rule {
  static let lengthRatio = Rule(
    RuleDescription(
      id: "l10n/length-ratio", severity: .note,
      summary: "A translation is about as long as its source",
      rationale: """
        A sentence three times as long or as short as its source was often cut off, joined with another, \
        or holds a note to the translator.
        """,
      remedy: "Compare the two. If both are what people say, leave them.",
      source: """
        Ours, after pofilter's “long” and “short”. A Chinese character counts for three letters, other \
        scripts by what they need for the same sentence; compared are only intents with as many phrases \
        as in the source, as a whole.
        """,
      bad: [
        RuleExample([
          .phrases(["Start my CardioBonanza workout"], in: "en"),
          .phrases(
            [
              "↓Starte mein Training mit CardioBonanza, und falls du noch keines angelegt hast, dann lege vorher eines in den Einstellungen der App an"
            ], in: "de"),
        ]),
        RuleExample([
          .phrases(
            ["Send a message with CardioBonanza to everybody in my team that the workout begins"],
            in: "en"),
          .phrases(["↓Message CardioBonanza"], in: "fr"),
        ]),
      ],
      good: [
        RuleExample([
          .phrases(
            ["Send a CardioBonanza message to Alex saying I'll be there in 10 minutes"], in: "en"),
          .phrases(["用CardioBonanza告訴小明我十分鐘後到"], in: "zh-Hant"),
          .phrases(["CardioBonanzaでアレックスに10分で着くとメッセージを送って"], in: "ja"),
          .phrases(["CardioBonanza로 민수에게 10분 뒤에 도착한다고 보내 줘"], in: "ko"),
          .phrases(["Schreib Alex mit CardioBonanza, dass ich in 10 Minuten da bin"], in: "de"),
        ]),
        RuleExample([
          .phrases(["Go CardioBonanza"], in: "en"),
          .phrases(["Inizia l'allenamento con CardioBonanza"], in: "it"),
        ]),
      ])
  ) { subject, finding in
    subject.pairs.flatMap { pair in
      pair.comparableIntents.compactMap { intent -> Diagnostic? in
        let source = intent.source.map {
          SpokenLength($0.text, outside: pair.source.marker).letters
        }
        .reduce(0, +)
        let target = intent.target.map {
          SpokenLength($0.text, outside: pair.target.marker).letters
        }
        .reduce(0, +)
        guard let first = intent.target.first, SpokenLength.differ(source, target) else {
          return nil
        }
        let times = max(source, target) / max(1, min(source, target))
        let what = intent.target.count == 1 ? first.text.quoted : "What \(intent.name) has here"
        return finding(
          "\(what) is about \(Int(times.rounded())) times as \(target > source ? "long" : "short") as in \(pair.source.titleOfTexts)",
          at: first.place, in: pair.target.tag, intent: intent.name)
      }
    }
  }
}
