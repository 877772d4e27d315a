import PropertyList

/// What a file holds too much of to be a vocabulary.
struct VocabularyExcess {
  /// What is wrong, in one sentence without a full stop.
  let message: String

  /// `nil` when the file keeps within the limits.
  init?(root: PropertyListNode) {
    let intents = root[VocabularyKey.intentPhrases]?.array ?? []
    let parameters = root[VocabularyKey.parameterVocabularies]?.array ?? []
    let names = parameters.reduce(0) { $0 + ($1[VocabularyKey.parameterNames]?.array?.count ?? 0) }
    let counts = [
      (intents.count, "entries of IntentPhrases", VocabularyLimits.entries),
      (parameters.count, "entries of ParameterVocabularies", VocabularyLimits.entries),
      (names, "parameter names", VocabularyLimits.parameterNames),
      (Self.texts(in: root), "texts", VocabularyLimits.texts),
    ]
    guard let excess = counts.first(where: { $0.0 > $0.2 }) else { return nil }
    message = "it holds \(excess.0) \(excess.1), and at most \(excess.2) are read"
  }

  /// The number of strings, counted without recursion.
  private static func texts(in root: PropertyListNode) -> Int {
    var pending = [root]
    var count = 0
    while let node = pending.popLast() {
      switch node.value {
      case .string: count += 1
      case .array(let elements): pending += elements
      case .dictionary(let entries): pending += entries.map(\.value)
      default: break
      }
    }
    return count
  }
}
