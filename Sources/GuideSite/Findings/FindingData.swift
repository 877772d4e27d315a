import Diagnostics
import Mustache
import Vocabulary

extension Diagnostic {
  /// What the page at an address shows of a finding that stands beside its text there.
  func data(on address: Address, of app: AppGuide) -> MustacheValue {
    [
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "messageRuns": .list(MessageRuns(message, about: self, on: address, in: app).data),
      "rule": .string(rule),
      "ruleLink": .address(address.link(to: .rule(rule, in: app.medium))),
      "place": .string(place.shown),
      "placeLink": .address(place.path.isEmpty ? "" : app.sourceLink(to: place)),
      "language": .attribute(language ?? ""),
      "intent": .attribute(intent ?? ""),
      "notes": .list(noteData(on: address, of: app)),
      "storeMessage": .string(storeMessage ?? ""),
      "blocks": .bool(blocks),
      "fixes": .list(fixData(on: address, of: app)),
    ]
  }

  /// The notes, each with the link to the other place it speaks of.
  func noteData(on address: Address, of app: AppGuide) -> [MustacheValue] {
    notes.map { note in
      [
        "messageRuns": .list(
          MessageRuns(note.text, about: self, on: address, in: app).data),
        "place": .string(note.place.map(shown) ?? ""),
        "placeLink": .address(note.place.map { app.link(to: $0, from: address) } ?? ""),
      ]
    }
  }

  /// Another place; of one in the same file readers have the path before their eyes.
  private func shown(_ other: Place) -> String {
    other.path == place.path ? other.position ?? other.shown : other.shown
  }

  /// What the offered edits do.
  func fixData(on address: Address, of app: AppGuide) -> [MustacheValue] {
    fixes.map { fix in
      [
        "messageRuns": .list(
          MessageRuns(fix.summary, about: self, on: address, in: app).data),
        "isSafe": .bool(fix.isDoneByTool),
      ]
    }
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
