package import Diagnostics
package import Vocabulary

/// What a team says of the findings of a rule: that they don't count, or count for more or less.
package struct Adjustment: Hashable, Sendable {
  /// The rules concerned: `phrase/no-app-name`, `l10n/*` or `*`.
  package var rule: String
  /// The severity of the findings; `nil` where they are dropped.
  package var severity: Severity?
  /// The languages concerned; empty for all. The same holds for the others below.
  package var languages: [Language] = []
  package var intents: [String] = []
  package var paths: [PathPattern] = []
  /// Example phrases and terms, letter by letter.
  package var phrases: [String] = []
  /// Why; `nil` when nothing is said.
  package var reason: String?
  /// Where it stands.
  package var place: Place

  package init(rule: String, severity: Severity?, at place: Place) {
    self.rule = rule
    self.severity = severity
    self.place = place
  }

  /// Whether it speaks of a rule. None can touch the rules about the settings themselves.
  func concerns(rule id: String) -> Bool {
    if id.hasPrefix(Rule.familyOfSettings) { return false }
    return rule == "*" || rule == id || rule.hasSuffix("/*") && id.hasPrefix(rule.dropLast())
  }

  /// Whether it concerns a finding of a rule it speaks of; `phrase` is the phrase or term that the
  /// finding stands at.
  func concerns(_ finding: Diagnostic, at phrase: String?) -> Bool {
    if !languages.isEmpty {
      guard let language = finding.language,
        languages.contains(Language(folderName: language))
      else { return false }
    }
    if !intents.isEmpty {
      guard let intent = finding.intent, intents.contains(intent) else { return false }
    }
    if !phrases.isEmpty {
      guard let phrase, phrases.contains(phrase) else { return false }
    }
    return paths.isEmpty || paths.contains { $0.matches(finding.place.path) }
  }
}
