package import Vocabulary

/// A word or phrase of the source language that translations treat alike.
package struct GlossaryTerm: Hashable, Sendable {
  /// The term as the source language has it.
  package var term: String
  /// Whether translations keep it as it is, as they do brands.
  package var isKept: Bool
  /// What may stand for it in each language.
  package var translations: [Language: [String]]

  package init(_ term: String, isKept: Bool = false, translations: [Language: [String]] = [:]) {
    self.term = term
    self.isKept = isKept
    self.translations = translations
  }
}
