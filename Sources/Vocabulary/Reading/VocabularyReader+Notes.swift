import Diagnostics
import PropertyList

// What is noted on the way.
extension VocabularyReader {
  /// Notes what is wrong with the keys of a dictionary.
  @discardableResult
  mutating func checkKeys(of node: PropertyListNode, as owner: VocabularyKey.Owner) -> KeyAudit {
    let entries = node.entries ?? []
    let audit = KeyAudit(entries, as: owner)
    var firstPlaces: [String: Place] = [:]
    for entry in entries {
      let place = place(ofKey: entry)
      if let first = firstPlaces[entry.key] {
        irregularities.append(Irregularity(.duplicateKey(entry.key, first: first), at: place))
        continue
      }
      firstPlaces[entry.key] = place
      let isKnown = VocabularyKey.Owner.allCases.contains { $0.keys.contains(entry.key) }
      guard !owner.keys.contains(entry.key), audit.guesses[entry.key] != nil || !isKnown else {
        continue
      }
      irregularities.append(
        Irregularity(
          .unknownKey(entry.key, in: owner, guess: audit.guesses[entry.key]), at: place))
    }
    for home in VocabularyKey.Owner.allCases {
      guard let keys = audit.misplaced[home], let place = firstPlaces[keys[0]] else { continue }
      irregularities.append(
        Irregularity(
          .misplacedKeys(keys, in: owner, home: home, losesEntry: audit.losesEntry), at: place))
    }
    if !audit.missing.isEmpty { note(.missingKeys(audit.missing, of: owner), at: node) }
    return audit
  }

  private func place(ofKey entry: PropertyListEntry) -> Place {
    Place(
      path: path, range: entry.keyContentRange ?? entry.keyRange,
      keyPath: entry.value.keyPath.description)
  }

  /// Reads an entry of a section; one that holds nothing but blank texts is noted as a whole.
  mutating func entry<Entry>(
    _ node: PropertyListNode, of key: String, read: (inout Self) -> Entry
  ) -> Entry {
    guard node.isBlankThroughout else { return read(&self) }
    let known = irregularities.count
    let entry = read(&self)
    irregularities.removeSubrange(known...)
    note(.blankEntry(of: key), at: node)
    return entry
  }

  mutating func note(_ kind: Irregularity.Kind, at node: PropertyListNode) {
    irregularities.append(Irregularity(kind, at: place(of: node)))
  }

  mutating func note(_ fault: PropertyListFault) {
    irregularities.append(
      Irregularity(
        .controlCharacter(fault.scalar.value), at: Place(path: path, range: fault.range)))
  }

  /// The text of a string, the whole element of anything else.
  func place(of node: PropertyListNode) -> Place {
    let range = node.string == nil ? node.range : node.contentRange ?? node.range
    return Place(path: path, range: range, keyPath: node.keyPath.description)
  }
}

extension PropertyListNode {
  /// Whether it holds texts, all of which are blank, and no other value.
  fileprivate var isBlankThroughout: Bool {
    var pending = [self]
    var hasText = false
    while let node = pending.popLast() {
      switch node.value {
      case .array(let elements): pending += elements
      case .dictionary(let entries): pending += entries.map(\.value)
      case .string(let text) where text.allSatisfy(\.isWhitespace): hasText = true
      default: return false
      }
    }
    return hasText
  }
}
