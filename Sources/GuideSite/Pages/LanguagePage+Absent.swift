import Diagnostics
import Mustache
import Vocabulary

extension LanguagePage {
  /// Intents that have phrases in the source language, or that the store asks for, but none here.
  var absentIntents: [Coverage.Intent] {
    let mentioned = Set(localization.intentPhrases.compactMap { $0.intentName?.text })
    return app.coverage.intents.filter { intent in
      guard !mentioned.contains(intent.name), localization.language != nil else { return false }
      return intent.isAskedFor || app.source?.examples[intent.name]?.isEmpty == false
    }
  }

  func absent(_ intent: Coverage.Intent) -> MustacheValue {
    let missing = app.index.findings(of: language, at: nil)
      .filter { $0.isMissingExample && $0.intent == intent.name }
    let own: [String: MustacheValue] = [
      "isAskedFor": .bool(intent.isAskedFor),
      "findings": .list(missing.map { $0.data(on: address, of: app) }),
    ]
    return .object(
      app.intentData(intent.name, from: address)
        .adding(app.originalsData(of: intent.name, for: language)).adding(own))
  }
}

extension Diagnostic {
  /// Whether it says that an intent has no phrase.
  var isMissingExample: Bool { rule == "cover/missing-example" }
}
