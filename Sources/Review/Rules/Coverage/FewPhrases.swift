import Diagnostics
import Vocabulary

extension Rule {
  static let fewPhrases = Rule(
    RuleDescription(
      id: "cover/few-phrases", severity: .note,
      summary: "An intent has at least a few phrases in the source language",
      rationale: """
        The store is content with one phrase, but Siri learns from them how people ask, and people \
        learn from them what they can ask. One phrase shows neither.
        """,
      remedy: "Add the other ways in which people would ask for it, by the terms of your app.",
      source: """
        Apple, “Registering custom vocabulary with SiriKit”, asks for at least a few phrases; the \
        number is ours.
        """,
      bad: [
        .phrases("Start my CardioBonanza workout", intent: "↓INStartWorkoutIntent"),
        RuleExample([
          .phrases(
            ["Start my CardioBonanza workout", "Start Cardio Craze with CardioBonanza"],
            intent: "↓INStartWorkoutIntent", in: "en"),
          .phrases(["Starte mein CardioBonanza-Training"], in: "de"),
        ]),
      ],
      good: [
        .phrases(
          "Start my CardioBonanza workout", "Start Cardio Craze with CardioBonanza",
          "Begin a Stair Storm in CardioBonanza"),
        RuleExample([
          .phrases(
            [
              "Start my CardioBonanza workout", "Start Cardio Craze with CardioBonanza",
              "Begin a Stair Storm in CardioBonanza",
            ], in: "en"),
          .phrases(["Starte mein CardioBonanza-Training"], in: "de"),
        ]),
        .phrases("Share my focus with CardioBonanza", intent: "INShareFocusStatusIntent"),
        .phrases("Starte mein CardioBonanza-Training", in: "de"),
        .phrases(" "),
      ])
  ) { subject, finding in
    guard let source = subject.source?.localization, source.isOriginal(in: subject.app) else {
      return []
    }
    let fewest = subject.settings.limits.fewestPhrases
    var counts: [String: Int] = [:]
    var names: [SourceText] = []
    for entry in source.intentPhrases {
      guard let name = entry.intentName, !name.isBlank else { continue }
      if counts[name.text] == nil { names.append(name) }
      counts[name.text, default: 0] += entry.examples.count { !$0.isBlank }
    }
    return names.compactMap { name in
      // No phrase at all is `cover/missing-example`, and for what nobody says one is enough.
      guard let count = counts[name.text], count > 0, count < fewest,
        IntentCatalog.intent(named: name.text)?.isSpoken != false
      else { return nil }
      let phrases = count == 1 ? "1 phrase" : "\(count) phrases"
      let place = source.language.map { $0.isBase ? "" : " in \(source.title)" } ?? ""
      return finding(
        "\(name.text.quoted) has only \(phrases)\(place); people learn how to ask from at least \(fewest)",
        at: name.place, in: source.language?.tag, intent: name.text)
    }
  }
}

extension Localization {
  /// Whether it may be what translators start from, and isn't a translation whose original is absent.
  fileprivate func isOriginal(in app: App) -> Bool {
    guard let language, !language.isBase, let original = app.developmentLanguage else {
      return true
    }
    return language.primarySubtag == original.primarySubtag
  }
}
