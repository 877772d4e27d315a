/// The bounds that rules about number and length go by. Where Apple gives a number it is Apple's.
package struct ReviewLimits: Hashable, Sendable {
  /// Example phrases that each intent should have in the source language.
  package var fewestPhrases = 3
  /// Words of a phrase, in scripts that write spaces.
  package var longestPhraseWords = 12
  /// Characters of a phrase.
  package var longestPhraseCharacters = 80
  /// Characters of the headline, the first phrase of the first intent, which Siri's guide sets in one line.
  package var longestHeadlineCharacters = 50
  /// Bytes of a phrase or term in UTF-16. Apple's bound on user vocabulary (`INVocabulary.h`).
  package var longestTextBytes = 1024
  /// Terms of one parameter.
  package var mostTerms = 100

  package init() {}
}
