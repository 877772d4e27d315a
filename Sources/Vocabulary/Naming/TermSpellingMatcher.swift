/// Finds terms that a phrase spells otherwise: with or without a space, hyphen, apostrophe or accent.
///
/// What people may write in one way or the other isn't found: capitals, a hyphen that joins the term to
/// another word (“Cardio-Craze-Training” in German), a word parted into small ones (to “warm up” is no
/// “Warm-up”), an accent that may make another word (Spanish “practica” and “Práctica”), and spaces in
/// Korean.
package struct TermSpellingMatcher: Sendable {
  private struct Pattern: Sendable {
    let term: Int
    let spelling: Spelling
  }

  /// Shorter terms are too often a part of other words when their accents and spaces are taken away;
  /// longer ones nobody says.
  private static let letters = 5...128

  private let exact: TermMatcher
  private let patterns: [Pattern]
  private let automaton: ScalarAutomaton
  private let dropsAccents: Bool

  /// Prepares to find the terms, which are spelled right wherever one of them stands as it is.
  package init(terms: [String], language: Language?) {
    exact = TermMatcher(terms: terms, language: language)
    // Korean leaves the spaces inside names to the writer.
    let terms = language?.primarySubtag == "ko" ? [] : terms
    // Vietnamese tells its words apart by them.
    let dropsAccents = language?.primarySubtag != "vi"
    self.dropsAccents = dropsAccents
    var seen: Set<[UInt32]> = []
    patterns = terms.enumerated().compactMap { index, term in
      guard term.utf8.count <= TokenMatcher.longestPhrase else { return nil }
      let spelling = Spelling(FoldedText(term).elements, dropsAccents: dropsAccents)
      guard Self.letters.contains(spelling.letters.count), seen.insert(spelling.values).inserted
      else { return nil }
      return Pattern(term: index, spelling: spelling)
    }
    automaton = ScalarAutomaton(patterns.map(\.spelling.values))
  }

  /// The terms in other spellings, sorted and apart from each other and from terms spelled right. Takes
  /// time linear in the text's length.
  package func matches(in phrase: String) -> [TermMatcher.Match] {
    guard !patterns.isEmpty else { return [] }
    let elements = FoldedText(phrase).elements
    let words = WordBoundaries(elements)
    let text = Spelling(elements, dropsAccents: dropsAccents)
    let right = exact.matches(in: phrase).map(\.range)
    var matches: [TermMatcher.Match] = []
    automaton.findAll(in: text.letters.map(\.element)) { index, end in
      let term = patterns[index].spelling
      let part = (end - term.letters.count)..<end
      let place = text.place(of: part)
      guard words.isBoundary(at: place.lowerBound), words.isBoundary(at: place.upperBound),
        !Spelling.isJoined(place, in: elements), text.isSlip(part, of: term)
      else { return }
      let range = Int(elements[place.lowerBound].start)..<Int(elements[place.upperBound - 1].end)
      if right.hasOverlap(with: range) { return }
      if let last = matches.last, last.range.overlaps(range) {
        if last.range.count >= range.count { return }
        matches.removeLast()
      }
      matches.append(TermMatcher.Match(range: range, term: patterns[index].term))
    }
    return matches
  }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which are sorted and apart from each other, overlaps another.
  fileprivate func hasOverlap(with range: Range<Int>) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].overlaps(range)
  }
}
