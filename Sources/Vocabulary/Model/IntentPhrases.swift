package import Diagnostics

/// One dictionary of `IntentPhrases`: an intent and the sentences people can say for it.
package struct IntentPhrases: Hashable, Sendable {
  /// `IntentName`: the class name of the intent; `nil` when the key is missing or no string.
  package var intentName: SourceText?
  /// `IntentExamples`: the example phrases in the file's order.
  package var examples: [SourceText]
  /// The dictionary itself.
  package var place: Place

  package init(intentName: SourceText?, examples: [SourceText], place: Place) {
    self.intentName = intentName
    self.examples = examples
    self.place = place
  }
}
