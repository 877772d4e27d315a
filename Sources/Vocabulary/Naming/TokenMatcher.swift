/// Finds phrases as whole words in a text: the engine of `AppNameMatcher` and `TermMatcher`.
///
/// A phrase is found where it is a whole token. What may touch it: anything that is no letter, digit or
/// mark (so also a hyphen, an apostrophe, a maqaf or the zero-width non-joiner); a letter of another
/// script; in scripts without spaces any letter; and an ending or proclitic that the language is known
/// to join to names.
struct TokenMatcher: Sendable {
  struct Match: Hashable, Sendable {
    /// The stretch of the text, in Unicode scalars.
    let range: Range<Int>
    /// The index of the phrase.
    let phrase: Int
  }

  /// The longest phrase looked for, in Unicode scalars. Apple's own bound on a term is 1,024 bytes.
  static let longestPhrase = 4096

  private struct Pattern {
    let phrase: Int
    let length: Int
    /// Endings of which one must follow; `nil` when the pattern is the whole phrase.
    let required: NameInflection.Endings?
  }

  private let patterns: [Pattern]
  private let automaton: ScalarAutomaton
  private let inflection: NameInflection?

  /// Prepares to find the phrases; the first of two that fold alike is the one that is found. Blank
  /// phrases, and those over `longestPhrase`, are never found.
  init(phrases: [String], language: Language?) {
    inflection = NameInflection.of(language)
    var patterns: [Pattern] = []
    var scalars: [[UInt32]] = []
    var seen: Set<[UInt32]> = []
    for (index, phrase) in phrases.enumerated() {
      guard phrase.unicodeScalars.prefix(Self.longestPhrase + 1).count <= Self.longestPhrase else {
        continue
      }
      let values = FoldedText(phrase).trimmedValues
      guard !values.isEmpty, seen.insert(values).inserted else { continue }
      patterns.append(Pattern(phrase: index, length: values.count, required: nil))
      scalars.append(values)
      for (end, endings) in inflection?.replacements ?? []
      where values.count > NameInflection.shortestName
        && values.suffix(end.count).elementsEqual(end)
      {
        let stem = Array(values.dropLast(end.count))
        patterns.append(Pattern(phrase: index, length: stem.count, required: endings))
        scalars.append(stem)
      }
    }
    self.patterns = patterns
    automaton = ScalarAutomaton(scalars)
  }

  /// The phrases in a text, sorted and apart from each other: of two that overlap the one that begins
  /// first, and of those the longest. An ending that follows a phrase isn't part of its range, unless
  /// it takes the place of the phrase's own end. Takes time linear in the text's length.
  func matches(in text: String) -> [Match] {
    let elements = FoldedText(text).elements
    let words = WordBoundaries(elements)
    var candidates: [Candidate] = []
    automaton.findAll(in: elements) { index, end in
      let pattern = patterns[index]
      let start = end - pattern.length
      guard begins(at: start, in: words), let end = self.end(of: pattern, at: end, in: words) else {
        return
      }
      candidates.append(Candidate(start: start, end: end, phrase: pattern.phrase))
    }
    candidates.sort {
      ($0.start, $1.end, $0.phrase) < ($1.start, $0.end, $1.phrase)
    }
    var matches: [Match] = []
    var reached = 0
    for candidate in candidates where candidate.start >= reached {
      reached = candidate.end
      let range = Int(elements[candidate.start].start)..<Int(elements[candidate.end - 1].end)
      matches.append(Match(range: range, phrase: candidate.phrase))
    }
    return matches
  }

  private struct Candidate {
    let start: Int
    let end: Int
    let phrase: Int
  }

  private func begins(at start: Int, in words: WordBoundaries) -> Bool {
    if words.isBoundary(at: start) { return true }
    guard let proclitics = inflection?.proclitics,
      let run = words.run(before: start, upTo: proclitics.longest)
    else { return false }
    return proclitics.strings.contains(run)
  }

  /// Where the match of a pattern ends; `nil` when it runs on into another word.
  private func end(of pattern: Pattern, at end: Int, in words: WordBoundaries) -> Int? {
    if let required = pattern.required {
      guard let run = words.ending(from: end, upTo: required.longest) else { return nil }
      return required.strings.contains(run) ? end + run.count : nil
    }
    if words.isBoundary(at: end) { return end }
    guard pattern.length >= NameInflection.shortestName, let suffixes = inflection?.suffixes,
      let run = words.ending(from: end, upTo: suffixes.longest)
    else { return nil }
    return suffixes.strings.contains(run) ? end : nil
  }
}
