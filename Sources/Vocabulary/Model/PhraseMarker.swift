/// Finds the app's name and the vocabulary's terms in the phrases of one localization.
package struct PhraseMarker: Sendable {
  private let names: AppNameMatcher?
  private let terms: TermMatcher
  private let identifiers: [String]

  package init(_ app: App, _ localization: Localization) {
    let language = localization.textLanguage
    names = app.acceptedNames(in: localization).map { accepted in
      AppNameMatcher(names: accepted.map(\.text), language: language)
    }
    let synonyms = localization.files.flatMap(\.synonyms).filter {
      $0.synonym.phrase?.isBlank == false
    }
    terms = TermMatcher(terms: synonyms.map { $0.synonym.phrase?.text ?? "" }, language: language)
    identifiers = synonyms.map { $0.item.identifier?.text ?? "" }
  }

  /// Whether the app's name in this localization is known.
  package var knowsName: Bool { names != nil }

  /// What was found in a phrase, in Unicode scalars from its start.
  package struct Marks: Hashable, Sendable {
    /// Where the app is named, in order.
    package var names: [Range<Int>]
    /// Where a term stands outside the app's name, in order, with the term's identifier.
    package var terms: [Term]

    package struct Term: Hashable, Sendable {
      package var range: Range<Int>
      package var identifier: String
    }
  }

  package func marks(in phrase: String) -> Marks {
    let named = names?.ranges(in: phrase) ?? []
    let found = terms.matches(in: phrase)
      .filter { match in !named.contains { $0.overlaps(match.range) } }
      .map { Marks.Term(range: $0.range, identifier: identifiers[$0.term]) }
    return Marks(names: named, terms: found)
  }
}
