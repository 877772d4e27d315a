package import Diagnostics

/// A check with the words that explain it.
package struct Rule: Sendable {
  package let description: RuleDescription
  private let check: @Sendable (ReviewSubject, Finder) -> [Diagnostic]

  init(
    _ description: RuleDescription,
    check: @escaping @Sendable (ReviewSubject, Finder) -> [Diagnostic]
  ) {
    self.description = description
    self.check = check
  }

  /// The family of the rules about the settings themselves, which the settings can't adjust.
  static let familyOfSettings = "config/"

  /// Whether it is about the settings and not about the app.
  var isAboutSettings: Bool { description.id.hasPrefix(Self.familyOfSettings) }

  /// The findings of this rule, in no particular order.
  package func findings(in subject: ReviewSubject) -> [Diagnostic] {
    check(subject, Finder(description: description))
  }
}

/// Makes the findings of one rule, filling in what its description knows. `elsewhere` are notes with
/// the other places that the message speaks of.
struct Finder: Sendable {
  let description: RuleDescription

  func callAsFunction(
    _ message: String, at place: Place, in language: String? = nil, intent: String? = nil,
    severity: Severity? = nil, storeMessage: String? = nil, blocks: Bool? = nil,
    notes: [String] = [], elsewhere: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: severity ?? description.severity, message: message,
      place: place, language: language, intent: intent, storeMessage: storeMessage,
      blocks: blocks ?? description.blocks,
      notes: notes.map { Diagnostic.Note($0) } + elsewhere, fixes: fixes)
  }
}
