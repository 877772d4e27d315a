/// The documented key that an unknown one is probably meant for.
package struct KeyGuess: Hashable, Sendable {
  /// The documented key.
  package var key: String
  /// The kind of dictionary that it belongs to.
  package var owner: VocabularyKey.Owner
  /// Whether the unknown key resembles it, so that nothing else can be meant.
  package var isSure: Bool

  package init(_ key: String, in owner: VocabularyKey.Owner, isSure: Bool = true) {
    self.key = key
    self.owner = owner
    self.isSure = isSure
  }
}
