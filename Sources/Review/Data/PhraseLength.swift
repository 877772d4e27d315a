import Diagnostics
import Vocabulary

/// How long a phrase is to say and to show.
struct PhraseLength: Sendable {
  /// The words besides the app's name and terms, which nobody can shorten; `nil` where the writing
  /// doesn't tell words apart.
  let words: Int?
  /// The characters, of which Chinese, Japanese and Korean ones count twice, as they are twice as wide
  /// and say as much as two letters.
  let letters: Int
  /// The characters as they are.
  let characters: Int
  /// The bytes in UTF-8.
  let bytes: Int

  init(_ phrase: String, in part: LocalizationSubject) {
    let spoken = SpokenWords(phrase, language: part.localization.textLanguage)
    words = spoken.count.map { count in
      let marks = part.marker.marks(in: phrase)
      let given = marks.names + marks.terms.map(\.range)
      // An unknown name has a word at least.
      return count - spoken.words.number(in: given) - (part.marker.knowsName ? 0 : 1)
    }
    letters = phrase.displayWidth
    characters = phrase.count
    bytes = phrase.utf8.count
  }

  /// Why the phrase is too long, in words that follow it; `nil` when it isn't.
  func excess(over limits: PhraseLimits) -> String? {
    if let words, words > limits.words {
      return "has \(words) words besides names, more than \(limits.words)"
    }
    guard letters > limits.letters else { return nil }
    let length =
      letters == characters
      ? "has \(characters) characters" : "takes the room of \(letters) letters"
    return "\(length), more than \(limits.letters)"
  }
}

/// How long the phrases of a localization may be.
struct PhraseLimits: Sendable {
  let words: Int
  let letters: Int

  /// The limits hold for the language that translators start from; a translation may be a quarter longer,
  /// as texts grow when they are translated.
  init(_ limits: ReviewLimits, isTranslation: Bool) {
    let growth = { (limit: Int) in isTranslation ? limit + limit / 4 : limit }
    words = growth(limits.longestPhraseWords)
    letters = growth(limits.longestPhraseCharacters)
  }
}

extension [SpokenWords.Word] {
  /// How many of the words stand in parts of the text, in linear time.
  fileprivate func number(in parts: [Range<Int>]) -> Int {
    var rest = parts.sorted { $0.lowerBound < $1.lowerBound }[...]
    return count { word in
      rest = rest.drop { $0.upperBound <= word.range.lowerBound }
      return rest.first.map { $0.overlaps(word.range) } ?? false
    }
  }
}
