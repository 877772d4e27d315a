package import Vocabulary

/// What a team says of its own app, in place of what the rules assume.
package struct ReviewSettings: Hashable, Sendable {
  /// The bounds that rules about number and length go by.
  package var limits = ReviewLimits()
  /// Words that translations keep, or translate in one way.
  package var glossary: [GlossaryTerm] = []
  /// The team's own additions to and exceptions from the tables of words.
  package var words = OwnWords()
  /// Forms of the app's name that phrases may use besides those found.
  package var names = AcceptedForms()
  /// Findings that don't count, or count for more or less; of several the last one wins.
  package var adjustments: [Adjustment] = []
  /// What is wrong with the file they come from.
  package var irregularities: [SettingsIrregularity] = []
  /// Whether adjustments that concern no finding are worth a word: they are not where only a part of
  /// the app is looked at.
  package var mindsUnused = true

  /// Whether the rules about settings can find anything.
  var canBeFaulty: Bool { !irregularities.isEmpty || !adjustments.isEmpty }

  /// The settings of a team that has said nothing.
  package init() {}
}
