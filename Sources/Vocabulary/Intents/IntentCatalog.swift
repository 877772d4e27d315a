import Diagnostics
import Foundation

/// An intent class that Apple's Intents framework defines.
package struct SystemIntent: Hashable, Sendable {
  /// The class name, for example `INStartWorkoutIntent`.
  package var name: String
  /// What it does in plain words, for example “Start a workout”.
  package var title: String
  /// The domain it belongs to, for example “Workouts”.
  package var domain: String
  /// The first iOS version that has it, for example “10.0”.
  package var introduced: String
  /// The iOS version that deprecated it; `nil` when it is current.
  package var deprecated: String?
  /// The class that took its place; `nil` when none did.
  package var successor: String?
  /// What Siri does with it by voice, in a few words, for example “never spoken, Maps only”.
  package var voice: String

  /// Whether people can say it to Siri.
  package var isSpoken: Bool { voice.hasPrefix("yes") }
}

/// The intent classes of the system.
package enum IntentCatalog {
  /// Every class, sorted by name.
  package static let all: [SystemIntent] = table.split(separator: "\n").compactMap(parse)

  /// The class of that name; `nil` for a custom intent or a misspelt name.
  package static func intent(named name: String) -> SystemIntent? { byName[name] }

  /// What an intent does in plain words: the catalogue's title, or for a custom intent its class
  /// name taken apart: `OrderSoupIntent` is “Order Soup”.
  package static func title(of name: String) -> String {
    if let known = intent(named: name) { return known.title }
    let words = name.hasSuffix("Intent") ? name.dropLast("Intent".count) : name[...]
    var title = ""
    for character in words {
      if character.isUppercase, title.last?.isLowercase == true { title.append(" ") }
      title.append(character)
    }
    return title.isEmpty ? name : title
  }

  /// The class that a name is probably meant for; `nil` for one that is known or resembles none.
  package static func classMeant(by name: String) -> SystemIntent? {
    guard intent(named: name) == nil else { return nil }
    for spelling in ["\(name)Intent", "IN\(name)", "IN\(name)Intent"] {
      if let known = intent(named: spelling) { return known }
    }
    return NearestWord.nearest(to: name, among: all.map(\.name)).flatMap(intent(named:))
  }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static func parse(_ line: Substring) -> SystemIntent? {
    let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard fields.count == 7 else { return nil }
    return SystemIntent(
      name: fields[0], title: fields[1], domain: fields[2], introduced: fields[3],
      deprecated: fields[4] == "-" ? nil : fields[4],
      successor: fields[5] == "-" ? nil : fields[5], voice: fields[6])
  }
}
