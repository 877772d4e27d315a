import Diagnostics
import Mustache
import Vocabulary

extension Diagnostic {
  /// What the page at an address shows of a finding that stands beside its text there.
  func data(on address: Address, of app: AppGuide) -> MustacheValue {
    let advice = AdviceData(on: address, of: app).data(for: self, most: AdviceData.mostBesideText)
    return [
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "messageRuns": .list(MessageRuns(message, about: self, on: address, in: app).data),
      "rule": .string(rule),
      "ruleLink": .address(address.link(to: .rule(rule, in: app.medium))),
      "place": .string(place.shown),
      "placeLink": .address(place.path.isEmpty ? "" : app.sourceLink(to: place)),
      "language": .attribute(language ?? ""),
      "intent": .attribute(intent ?? ""),
      "advice": .list(advice.shown),
      "moreAdvice": .string(advice.more),
      "storeMessage": .string(storeMessage ?? ""),
      "blocks": .bool(blocks),
    ]
  }
}

extension Diagnostic.Fix {
  /// Whether `check --fix` makes the edit: it is safe, and the file has positions to edit at.
  var isDoneByTool: Bool { isSafe && place.range != nil }
}

extension Place {
  /// The place as compilers print it: `path:line:column`.
  var shown: String {
    let file = path.isEmpty ? "the app as a whole" : path
    return position.map { "\(file):\($0)" } ?? file
  }

  /// `line:column`; `nil` in a file without positions.
  var position: String? { range.map { "\($0.start.line):\($0.start.column)" } }
}

extension AppGuide {
  /// The address at which a place can be seen; empty when that is unknown.
  func sourceLink(to place: Place) -> String {
    // A file of settings may lie outside.
    if place.path.hasPrefix("../") { return "" }
    var place = place
    if !root.isEmpty { place.path = "\(root)/\(place.path)" }
    return options.sourceURL?.address(of: place) ?? ""
  }

  /// The link to the source at a place, or where that is unknown to the text in the guide; empty when
  /// neither is known.
  func link(to place: Place, from address: Address) -> String {
    if options.sourceURL != nil, !place.path.isEmpty { return sourceLink(to: place) }
    guard let language = index.language(ofFile: place.path), let anchor = language.anchor(of: place)
    else { return "" }
    return address.link(to: language.address, fragment: anchor)
  }

  /// The data of the findings of a language within the text or entry at any of some places.
  func findingData(_ language: LanguageGuide, at places: [Place?], on address: Address)
    -> [MustacheValue]
  {
    places.compactMap(\.self).flatMap { index.findings(of: language, at: $0) }
      .map { $0.data(on: address, of: self) }
  }
}
