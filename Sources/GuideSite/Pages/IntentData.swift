import Mustache
import Vocabulary

extension AppGuide {
  /// What every template is told of an intent; its name is what stands in the file.
  func intentData(_ name: String, from address: Address) -> [String: MustacheValue] {
    let known = IntentCatalog.intent(named: name)
    let isBlank = name.allSatisfy(\.isWhitespace)
    return [
      "title": .string(isBlank ? "Unnamed intent" : IntentCatalog.title(of: name)),
      "name": .string(name),
      "domainClass": .name(known?.domainClass ?? ""),
      "voiceNote": .string(known?.voiceNote ?? ""),
      "link": .address(intentAddresses[name].map { address.link(to: $0) } ?? ""),
    ]
  }

  /// How the source language says an intent, for the page of another language; no links lead there.
  func originalsData(of intent: String, for language: LanguageGuide) -> [String: MustacheValue] {
    let other = source.flatMap { $0.localization == language.localization ? nil : $0 }
    let phrases = other?.examples[intent] ?? []
    return [
      "originals": .list(phrases.map { .object(other?.phraseData($0) { _ in "" } ?? [:]) }),
      "hasOriginals": .bool(!phrases.isEmpty),
      "sourceTitle": .string(other?.title ?? ""),
    ]
  }
}

extension [String: MustacheValue] {
  /// The members of both; of equal names the other's counts.
  func adding(_ other: [String: MustacheValue]) -> [String: MustacheValue] {
    merging(other) { _, new in new }
  }
}
