import Diagnostics
import Vocabulary

/// The places of what a language's page shows: of its phrases and terms, and of the entries they
/// stand in.
struct ShownPlaces: Sendable {
  private var places: [Key: [Place]] = [:]

  /// Few places share it: those of a key that its dictionary has twice.
  private struct Key: Hashable {
    let path: String
    let keyPath: String
  }

  init(of localization: Localization) {
    for file in localization.files {
      for group in file.intentPhrases {
        add([group.place, group.intentName?.place])
        add(group.examples.map(\.place))
      }
      for vocabulary in file.parameterVocabularies {
        add([vocabulary.place])
        add(vocabulary.parameterNames.map(\.place))
        for item in vocabulary.items { add(TermData.places(of: item)) }
      }
    }
  }

  private mutating func add(_ added: [Place?]) {
    for place in added.compactMap(\.self) {
      places[Key(path: place.path, keyPath: place.keyPath), default: []].append(place)
    }
  }

  /// The innermost of them that holds a place, such as that of a word in a phrase; `nil` when none
  /// does.
  func innermost(around place: Place) -> Place? {
    var found: Place?
    var keyPath = ""
    // No text stands deeper than an example of a synonym of a term.
    for key in place.keyPath.split(separator: "/", maxSplits: 8, omittingEmptySubsequences: false) {
      keyPath += (keyPath.isEmpty ? "" : "/") + key
      guard let candidates = places[Key(path: place.path, keyPath: keyPath)] else { continue }
      found = candidates.first { $0.surrounds(place) } ?? candidates.first
    }
    return found
  }
}

extension Place {
  /// Whether the stretch of the other place lies in this one's.
  fileprivate func surrounds(_ other: Place) -> Bool {
    guard let range, let inner = other.range else { return true }
    return range.start <= inner.start && inner.end <= range.end
  }
}
