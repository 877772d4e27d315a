import Diagnostics

/// Guesses which documented key an unknown key of a dictionary is meant for.
struct KeyGuess {
  private let absent: [String]
  private let onlyMissing: String?

  /// - Parameters:
  ///   - present: the keys the dictionary has.
  ///   - owner: what kind of dictionary it is.
  init(present: Set<String>, owner: VocabularyKey.Owner) {
    absent = owner.keys.filter { !present.contains($0) }
    let missing = owner.requiredKeys.filter { !present.contains($0) }
    let hasOneUnknown = present.subtracting(owner.keys).count == 1
    onlyMissing = missing.count == 1 && hasOneUnknown ? missing.first : nil
  }

  /// One that resembles it, or the only one that is missing when this is the only unknown one.
  func keyMeant(by key: String) -> String? {
    if absent.isEmpty { return nil }
    if let nearest = NearestWord.nearest(to: key, among: absent) { return nearest }
    let isElsewhere = VocabularyKey.Owner.allCases.contains { $0.keys.contains(key) }
    return isElsewhere ? nil : onlyMissing
  }
}
