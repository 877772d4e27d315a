import Diagnostics
import Vocabulary

extension Rule {
  static let deprecatedIntent = Rule(
    RuleDescription(
      id: "cover/deprecated-intent", severity: .note,
      summary: "The intent is not deprecated",
      rationale: """
        Siri stopped hearing many intents with iOS 15, and some have a successor. Phrases for them cost \
        translators time and give people nothing. App Store Connect still asks for phrases as long as \
        the intent is declared.
        """,
      remedy:
        "Move to the successor, or drop the intent from the app and its phrases from the files.",
      source: "The headers of Apple's Intents framework.",
      bad: [.phrases("Call Anna with CardioBonanza", intent: "↓INStartAudioCallIntent")],
      good: [
        .phrases("Call Anna with CardioBonanza", intent: "INStartCallIntent"),
        .phrases("Joue du jazz avec CardioBonanza", intent: "INPlayMediaIntent", in: "fr"),
        .phrases("Order soup with CardioBonanza", intent: "OrderSoupIntent"),
      ])
  ) { subject, finding in
    subject.coverage.intents.compactMap { intent in
      guard let known = IntentCatalog.intent(named: intent.name), let version = known.deprecated
      else { return nil }
      let advice =
        known.successor.map { "Use \($0) instead" }
        ?? "Nothing replaces it; by voice: \(known.voice)"
      return finding(
        "\(intent.name) is deprecated since iOS \(version)",
        at: subject.firstPlace(of: intent.name), intent: intent.name, notes: [advice])
    }
  }
}

extension ReviewSubject {
  /// Where the intent first gets phrases, beginning with the source language; else where it is
  /// declared.
  fileprivate func firstPlace(of intent: String) -> Place {
    let localizations = [app.source].compactMap(\.self) + app.localizations
    let name = localizations.lazy.flatMap(\.intentPhrases).compactMap(\.intentName)
      .first { $0.text == intent }
    return name?.place ?? app.declaredIntents?.first { $0.name == intent }?.place
      ?? Place(path: app.path)
  }
}
