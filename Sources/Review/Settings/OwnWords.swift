/// Words that a team adds to the tables of the rules, or takes out of them.
package struct OwnWords: Hashable, Sendable {
  /// Names of other apps and brands that no phrase may hold, besides those of `ForeignNames`.
  package var thirdPartyNames: [String] = []
  /// Names of `ForeignNames` that the app may use all the same, such as its maker's other app.
  package var allowedNames: [String] = []
  /// Words that texts of custom intents may not hold, besides those of `ReservedWords`.
  package var reservedWords: [String] = []

  package init() {}
}
