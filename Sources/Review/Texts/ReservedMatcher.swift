import Vocabulary

/// Finds reserved words, the team's own besides those of the table.
struct ReservedMatcher {
  private let words: [(word: String, evidence: ReservedWords.Evidence?)]
  private let matcher: TermMatcher

  init(own: [String]) {
    words = ReservedWords.all.map { ($0.word, $0.evidence) } + own.map { ($0, nil) }
    matcher = TermMatcher(terms: words.map(\.word), language: nil)
  }

  struct Match {
    let word: String
    /// As it stands in the text.
    let written: String
    let range: Range<Int>
    /// `nil` for a word that the team reserves itself.
    let evidence: ReservedWords.Evidence?
  }

  /// The words in a text, each once.
  func words(in text: String) -> [Match] {
    var seen: Set<Int> = []
    return matcher.matches(in: text).filter { seen.insert($0.term).inserted }.map { match in
      let (word, evidence) = words[match.term]
      return Match(
        word: word, written: text.part(match.range), range: match.range, evidence: evidence)
    }
  }
}
