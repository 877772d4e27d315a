import Vocabulary

/// How a phrase ends.
enum SentenceEnding: Hashable, Sendable {
  case fullStop
  case exclamationMark
  case nothing

  /// The ending and where its mark stands, in Unicode scalars: behind the last word when there is none.
  /// `nil` when it tells nothing of a style: for questions, for abbreviations such as “p.m.”, for three
  /// dots and for other signs.
  ///
  /// `name` tells whether a part of the phrase is the app's name, whose own marks are part of it.
  static func find(
    in phrase: String, language: Language?, isName: (Int) -> Bool
  ) -> (ending: SentenceEnding, range: Range<Int>)? {
    let scalars = Array(phrase.unicodeScalars)
    // Thai and Lao end sentences with a space.
    guard !["th", "lo"].contains(language?.primarySubtag), !scalars.contains("՞"),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace && !$0.isClosing })
    else { return nil }
    let mark = scalars[last]
    let range = last..<last + 1
    if mark.isLetterOrDigit || isName(last) { return (.nothing, last + 1..<last + 1) }
    if fullStops.contains(mark) {
      return isAbbreviation(scalars, before: last) ? nil : (.fullStop, range)
    }
    return exclamationMarks.contains(mark) ? (.exclamationMark, range) : nil
  }

  /// Full stops of all scripts. Source: Unicode 15, the property Sentence_Terminal.
  private static let fullStops = Set(".。．｡।॥։۔።။។᠃".unicodeScalars)
  private static let exclamationMarks = Set("!！՜".unicodeScalars)

  /// Whether the full stop behind the word belongs to it: another stands inside, as in “p.m.”, or
  /// beside it, as in “…”; or the word is a single letter, as in “km à l’h.”.
  private static func isAbbreviation(_ scalars: [Unicode.Scalar], before stop: Int) -> Bool {
    guard scalars[stop] == "." else { return false }
    let word = scalars[..<stop].suffix(16).reversed().prefix { !$0.properties.isWhitespace }
    let letters = word.prefix { $0.isLetterOrDigit }.count
    return word.first == "." || word.contains(".") || letters == 1
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark
  }

  /// Marks that close a quotation or an aside, behind which a sentence may go on.
  fileprivate var isClosing: Bool {
    switch properties.generalCategory {
    case .finalPunctuation, .initialPunctuation, .closePunctuation, .format: true
    default: "\"'“”".unicodeScalars.contains(self)
    }
  }
}
