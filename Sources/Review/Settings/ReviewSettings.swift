/// What a team says of its own app, in place of what the rules assume.
package struct ReviewSettings: Hashable, Sendable {
  /// The bounds that rules about number and length go by.
  package var limits = ReviewLimits()
  /// Words that translations keep, or translate in one way.
  package var glossary: [GlossaryTerm] = []
  /// The team's own additions to and exceptions from the tables of words.
  package var words = OwnWords()

  /// The settings of a team that has said nothing.
  package init() {}
}
