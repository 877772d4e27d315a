import Diagnostics
import PropertyList

// What is noted on the way.
extension VocabularyReader {
  mutating func checkKeys(of node: PropertyListNode, as owner: VocabularyKey.Owner) {
    guard let entries = node.entries else { return }
    let guess = KeyGuess(present: Set(entries.map(\.key)), owner: owner)
    var firstPlaces: [String: Place] = [:]
    for entry in entries {
      let place = Place(
        path: path, range: entry.keyContentRange ?? entry.keyRange,
        keyPath: entry.value.keyPath.description)
      if let first = firstPlaces[entry.key] {
        irregularities.append(Irregularity(.duplicateKey(entry.key, first: first), at: place))
        continue
      }
      firstPlaces[entry.key] = place
      guard !owner.keys.contains(entry.key) else { continue }
      irregularities.append(
        Irregularity(
          .unknownKey(entry.key, in: owner, suggestion: guess.keyMeant(by: entry.key)), at: place))
    }
  }

  mutating func note(_ kind: Irregularity.Kind, at node: PropertyListNode) {
    irregularities.append(Irregularity(kind, at: place(of: node)))
  }

  mutating func note(_ fault: PropertyListFault) {
    let place = Place(path: path, range: SourceRange(fault.position, fault.position))
    irregularities.append(Irregularity(.controlCharacter(fault.scalar.value), at: place))
  }

  /// The text of a string, the whole element of anything else.
  func place(of node: PropertyListNode) -> Place {
    let range = node.string == nil ? node.range : node.contentRange ?? node.range
    return Place(path: path, range: range, keyPath: node.keyPath.description)
  }
}
