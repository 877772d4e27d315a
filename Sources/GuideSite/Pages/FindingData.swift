import Diagnostics
import Mustache
import Vocabulary

extension Diagnostic {
  /// What the page at an address shows of a finding.
  func data(on address: Address, of app: AppGuide) -> MustacheValue {
    .object(members(on: address, of: app))
  }

  /// The same with the language it concerns, for a list that holds several.
  func listedData(on address: Address, of app: AppGuide) -> MustacheValue {
    var data = members(on: address, of: app)
    let language = app.languages.first {
      $0.localization.language?.tag == self.language && self.language != nil
    }
    data["languageTitle"] = .string(language?.title ?? "")
    data["languageLink"] = .address(
      language.map { address.link(to: $0.address, fragment: $0.anchor(of: place)) } ?? "")
    return .object(data)
  }

  private func members(on address: Address, of app: AppGuide) -> [String: MustacheValue] {
    let rulePage = Address.rule(rule, in: app.medium)
    return [
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "messageRuns": .list(MessageRuns(of: self, on: address, in: app).data),
      "rule": .string(rule),
      "ruleLink": .address(address == rulePage ? "" : address.link(to: rulePage)),
      "place": .string(place.shown),
      "placeLink": .address(place.path.isEmpty ? "" : app.sourceLink(to: place)),
      "language": .attribute(language ?? ""),
      "intent": .attribute(intent ?? ""),
      "notes": .list(notes.map { .string($0.text) }),
      "storeMessage": .string(storeMessage ?? ""),
      "blocks": .bool(blocks),
      "fixes": .list(fixes.map { .string($0.summary) }),
    ]
  }
}

extension Place {
  /// The place as compilers print it: `path:line:column`.
  var shown: String {
    let file = path.isEmpty ? "the input" : path
    guard let start = range?.start else { return file }
    return "\(file):\(start.line):\(start.column)"
  }
}

extension AppGuide {
  /// The address at which a place can be seen; empty when that is unknown.
  func sourceLink(to place: Place) -> String {
    var place = place
    if !root.isEmpty { place.path = "\(root)/\(place.path)" }
    return options.sourceURL?.address(of: place) ?? ""
  }

  /// The findings of a language; for texts that belong to none, those in its files.
  func findings(of language: LanguageGuide) -> [Diagnostic] {
    let paths = Set(language.localization.files.map(\.path))
    let tag = language.localization.language?.tag
    return findings.filter { $0.language == tag && (tag != nil || paths.contains($0.place.path)) }
  }

  /// The findings of a language at any of some places.
  func findings(of language: LanguageGuide, at places: [Place]) -> [Diagnostic] {
    places.flatMap { findingsByPlace[$0] ?? [] }
      .filter { $0.language == language.localization.language?.tag }
  }
}
