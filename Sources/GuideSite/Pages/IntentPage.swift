import Mustache
import Vocabulary

/// One intent: a row per language, gaps first.
struct IntentPage {
  let app: AppGuide
  /// Its index among the coverage's intents.
  let index: Int

  private var intent: Coverage.Intent { app.coverage.intents[index] }

  var page: Page {
    let address = app.intentAddresses[intent.name] ?? app.overview
    let title = IntentCatalog.title(of: intent.name)
    return Page(
      address: address, template: "intent", title: "\(app.title) · \(title)",
      navigation: app.navigation(from: address), data: data(title: title, address: address))
  }

  private func data(title: String, address: Address) -> MustacheValue {
    let known = IntentCatalog.intent(named: intent.name)
    let parts = app.languages.map { (language: $0, phrases: $0.examples[intent.name] ?? []) }
    let gaps = parts.filter { $0.phrases.isEmpty && $0.language.localization.language != nil }
    return [
      "title": .string(title),
      "name": .string(intent.name),
      "domain": .string(known?.domain ?? ""),
      "domainClass": .name(known?.domainClass ?? ""),
      "isSystem": .bool(known != nil),
      "voice": .string(known?.voice ?? ""),
      "deprecated": .string(known?.deprecated ?? ""),
      "successor": .string(known?.successor ?? ""),
      "isDeclared": .bool(intent.isDeclared),
      "declarationsAreKnown": .bool(app.coverage.declarationsAreKnown),
      "hasGaps": .bool(!gaps.isEmpty),
      "gaps": .list(gaps.map { .object($0.language.data(from: address)) }),
      "languages": .list(
        parts.filter { !$0.phrases.isEmpty }.map { language, phrases in
          var data = language.data(from: address)
          data["phrases"] = .list(
            phrases.map { phrase in
              .object(
                language.phraseData(phrase) { identifier in
                  address.link(
                    to: language.address, fragment: language.termAnchors[identifier])
                })
            })
          return .object(data)
        }),
    ]
  }
}
