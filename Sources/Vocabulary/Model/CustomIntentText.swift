/// A text of a custom intent as one language has it.
package struct CustomIntentText: Hashable, Sendable {
  package var intent: CustomIntent
  package var role: CustomIntent.Label.Role
  /// The language; `nil` when that of the definition isn't known.
  package var language: Language?
  package var text: SourceText

  package init(
    _ role: CustomIntent.Label.Role, of intent: CustomIntent, in language: Language?,
    text: SourceText
  ) {
    self.intent = intent
    self.role = role
    self.language = language
    self.text = text
  }
}
