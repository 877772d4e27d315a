import Diagnostics
import PropertyList

/// What the keys of a dictionary have to do with those that are documented for it.
///
/// One mistake is told once: a key that is missing because it is misspelt or because what belongs under
/// it stands beside it is not missing as well.
struct KeyAudit {
  /// For each key that is documented nowhere, what it is probably meant for.
  private(set) var guesses: [String: KeyGuess] = [:]
  /// Keys that belong to other kinds of dictionaries, by kind.
  private(set) var misplaced: [VocabularyKey.Owner: [String]] = [:]
  /// The required keys that nothing stands for.
  private(set) var missing: [String] = []
  /// Whether what required keys should hold is misplaced.
  private(set) var losesEntry = false

  init(_ entries: [PropertyListEntry], as owner: VocabularyKey.Owner) {
    let present = Set(entries.map(\.key))
    let absent = owner.keys.filter { !present.contains($0) }
    let unknown = entries.filter { !owner.keys.contains($0.key) }
    var remaining = absent
    for entry in unknown {
      guard let key = Self.keyMeant(by: entry, among: remaining, in: owner) else { continue }
      guesses[entry.key] = KeyGuess(key, in: owner)
      remaining.removeAll { $0 == key }
    }
    for entry in unknown where guesses[entry.key] == nil {
      if let home = Self.owner(of: entry.key) {
        misplaced[home] = home.keys.filter { present.contains($0) && guesses[$0] == nil }
      } else if let near = Self.keyElsewhere(near: entry.key, besides: owner) {
        guesses[entry.key] = near
      }
    }
    let required = owner.requiredKeys.filter(remaining.contains)
    let open = unknown.filter { guesses[$0.key] == nil && Self.owner(of: $0.key) == nil }
    if required.count == 1, open.count == 1, open[0].value.mayStand(under: required[0]) {
      guesses[open[0].key] = KeyGuess(required[0], in: owner, isSure: false)
      return
    }
    let isElsewhere = absent.count == owner.keys.count && !misplaced.isEmpty
    missing = isElsewhere ? [] : required.filter { !holdsContent(of: $0) }
    losesEntry =
      missing.count < required.count
      || entries.contains { $0.value.array?.isEmpty == true && holdsContent(of: $0.key) }
  }

  /// Whether what belongs in the array under a key stands beside it.
  func holdsContent(of key: String) -> Bool {
    VocabularyKey.owner(under: key).map { misplaced[$0] != nil } ?? false
  }

  /// Whether a key is written, rightly or nearly so.
  func standsFor(_ key: String) -> Bool { guesses.values.contains { $0.key == key } }

  // MARK: - Guesses

  private static func keyMeant(
    by entry: PropertyListEntry, among absent: [String], in owner: VocabularyKey.Owner
  ) -> String? {
    if let nearest = NearestWord.nearest(to: entry.key, among: absent) { return nearest }
    let fitting = absent.filter { entry.value.mayStand(under: $0) }
    if let meant = MisnamedKeys.meant[owner]?[entry.key], fitting.contains(meant) { return meant }
    if self.owner(of: entry.key) != nil { return nil }
    let parts = fitting.filter { $0.isLonger(than: entry.key) || entry.key.isLonger(than: $0) }
    return parts.count == 1 ? parts[0] : nil
  }

  private static func keyElsewhere(
    near key: String, besides owner: VocabularyKey.Owner
  ) -> KeyGuess? {
    let others = VocabularyKey.Owner.allCases.filter { $0 != owner }
    guard let key = NearestWord.nearest(to: key, among: others.flatMap(\.keys)) else { return nil }
    return self.owner(of: key).map { KeyGuess(key, in: $0) }
  }

  private static func owner(of key: String) -> VocabularyKey.Owner? {
    VocabularyKey.Owner.allCases.first { $0.keys.contains(key) }
  }
}

extension String {
  /// Whether it is the other with more words at one of its ends, as `IntentName` is `Name`.
  fileprivate func isLonger(than other: String) -> Bool {
    other.utf8.count >= 4 && utf8.count > other.utf8.count
      && (hasSuffix(other.capitalizedFirst) || hasPrefix(other.capitalizedFirst))
  }

}

extension PropertyListNode {
  /// Whether it has the type of what belongs under a key, and holds something.
  fileprivate func mayStand(under key: String) -> Bool {
    VocabularyKey.isText(key)
      ? string.map { !$0.allSatisfy(\.isWhitespace) } ?? false : array.map { !$0.isEmpty } ?? false
  }
}
