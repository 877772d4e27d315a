import PropertyList

/// Recognises what a value of the wrong type is instead.
enum Misfits {
  /// What stands where an array under a key should.
  static func misfit(of value: PropertyListNode, under key: String) -> Irregularity.Misfit? {
    guard let owner = VocabularyKey.owner(under: key) else {
      return value.string == nil ? nil : .lone
    }
    guard let entries = value.entries, !entries.isEmpty else { return nil }
    if entries.contains(where: { owner.keys.contains($0.key) }) { return .lone }
    let name = owner.requiredKeys[0]
    guard owner.requiredKeys.count == 2, entries.allSatisfy({ isNamed($0, as: name) }) else {
      return nil
    }
    return .keyed(by: name, values: owner.requiredKeys[1])
  }

  /// What stands where a dictionary in the array under a key should.
  static func misfit(of element: PropertyListNode, among key: String) -> Irregularity.Misfit? {
    element.string != nil && key == VocabularyKey.synonyms ? .bare(VocabularyKey.phrase) : nil
  }

  /// Whether a key could be the name under another key, and what stands under it its content.
  private static func isNamed(_ entry: PropertyListEntry, as name: String) -> Bool {
    guard entry.value.array != nil || entry.value.string != nil else { return false }
    switch name {
    case VocabularyKey.intentName:
      return IntentCatalog.intent(named: entry.key) != nil || entry.key.hasSuffix("Intent")
        || IntentCatalog.classMeant(by: entry.key) != nil
    case VocabularyKey.parameterNames: return entry.key.contains(".")
    case VocabularyKey.identifier: return entry.value.array != nil
    default: return false
    }
  }
}
