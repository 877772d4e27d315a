import Mustache
import Vocabulary

/// The terms of one parameter, a row per language.
struct ParameterPage {
  let app: AppGuide
  let name: String
  let address: Address

  var page: Page {
    Page(
      address: address, template: "parameter", title: "\(app.title) · \(name)",
      navigation: app.navigation(from: address), data: data)
  }

  /// The terms of the source language, which the others should have too.
  private var identifiers: [String] {
    let vocabularies = app.source?.localization.files.flatMap(\.parameterVocabularies) ?? []
    return vocabularies.filter { $0.parameterNames.contains { $0.text == name } }.flatMap(\.items)
      .compactMap { $0.identifier?.text }
  }

  private var data: MustacheValue {
    let parts = app.languages.map { language in
      (
        language,
        language.localization.files.flatMap(\.parameterVocabularies)
          .filter { $0.parameterNames.contains { $0.text == name } }.flatMap(\.items)
      )
    }
    let gaps = parts.filter { language, items in
      items.isEmpty && language.localization.language != nil
    }
    let intent = name.split(separator: ".").first.map(String.init) ?? name
    return [
      "name": .string(name),
      "intentTitle": .string(IntentCatalog.title(of: intent)),
      "intentLink": .address(app.intentAddresses[intent].map { address.link(to: $0) } ?? ""),
      "hasGaps": .bool(!gaps.isEmpty),
      "gaps": .list(gaps.map { .object($0.0.data(from: address)) }),
      "languages": .list(
        parts.filter { !$0.1.isEmpty }.map { language, items in
          var data = language.data(from: address)
          data["hintNote"] = .string(language.hintRule == nil ? "" : app.hintNote(on: language))
          let terms = TermData(app: app, language: language)
          data["items"] = .list(items.map { terms.data(for: $0, on: address) })
          let present = Set(items.compactMap { $0.identifier?.text })
          let missing = identifiers.filter { !present.contains($0) }
          data["missing"] = .list(missing.map { .string($0) })
          data["hasMissing"] = .bool(!missing.isEmpty)
          return .object(data)
        }),
    ]
  }
}
