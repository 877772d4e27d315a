/// A title or description that a custom intent lacks in a language of the app.
package struct CustomIntentGap: Hashable, Sendable {
  package var intent: CustomIntent
  package var role: IntentTextGap.Role
  package var language: Language

  package init(_ role: IntentTextGap.Role, of intent: CustomIntent, in language: Language) {
    self.intent = intent
    self.role = role
    self.language = language
  }
}
