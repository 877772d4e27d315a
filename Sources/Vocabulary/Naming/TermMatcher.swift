/// Finds the terms of a vocabulary, its phrases and their synonyms, in example phrases, by the rules by
/// which `AppNameMatcher` finds names.
package struct TermMatcher: Sendable {
  /// A term and where it stands.
  package struct Match: Hashable, Sendable {
    /// The stretch of the phrase, in Unicode scalars.
    package let range: Range<Int>
    /// The index of the term among those that the matcher was made with.
    package let term: Int
  }

  private let matcher: TokenMatcher

  /// Prepares to find the terms. Of terms that differ in capitals or the like only, the first is found;
  /// blank ones are never.
  package init(terms: [String], language: Language?) {
    matcher = TokenMatcher(phrases: terms, language: language)
  }

  /// The terms in a phrase, sorted and apart from each other. Where terms overlap, the one that begins
  /// first is taken, and of those the longest.
  package func matches(in phrase: String) -> [Match] {
    matcher.matches(in: phrase).map { Match(range: $0.range, term: $0.phrase) }
  }
}
