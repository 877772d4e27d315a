import Diagnostics
import Vocabulary

/// How long the phrases of a localization may be to say and to show.
struct PhraseLength: Sendable {
  /// The words besides the app's name and terms, which nobody can shorten.
  let mostWords: Int
  /// The letters of a line. Chinese, Japanese and Korean characters count twice, as they are twice as wide
  /// and say as much as two letters.
  let mostLetters: Int

  /// The limits of the settings hold for the language that translators start from; a translation may be a
  /// quarter longer, as texts grow when they are translated.
  init(for part: LocalizationSubject, in subject: ReviewSubject) {
    let isTranslation = part.localization.language != subject.source?.localization.language
    let growth = { (limit: Int) in isTranslation ? limit + limit / 4 : limit }
    mostWords = growth(subject.settings.limits.longestPhraseWords)
    mostLetters = growth(subject.settings.limits.longestPhraseCharacters)
  }

  /// Why a phrase is too long, in words that follow it; `nil` when it isn't. Words aren't counted where
  /// the writing doesn't tell them apart.
  func excess(of phrase: String, in part: LocalizationSubject) -> String? {
    let spoken = SpokenWords(phrase, language: part.localization.textLanguage)
    if let count = spoken.count, count > mostWords {
      let words = count - spoken.words.number(in: part.names(in: phrase))
      // A name that is unknown has a word at least.
      if words - (part.marker.knowsName ? 0 : 1) > mostWords {
        return "has \(words) words besides names, more than \(mostWords)"
      }
    }
    let letters = phrase.displayWidth
    guard letters > mostLetters else { return nil }
    return letters == phrase.count
      ? "has \(letters) characters, more than \(mostLetters)"
      : "takes the room of \(letters) letters, more than \(mostLetters)"
  }
}

extension LocalizationSubject {
  fileprivate func names(in phrase: String) -> [Range<Int>] {
    let marks = marker.marks(in: phrase)
    return (marks.names + marks.terms.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension [SpokenWords.Word] {
  /// How many of the words stand in parts of the text, which are given in order.
  fileprivate func number(in parts: [Range<Int>]) -> Int {
    var rest = parts[...]
    return count { word in
      rest = rest.drop { $0.upperBound <= word.range.lowerBound }
      return rest.first.map { $0.overlaps(word.range) } ?? false
    }
  }
}
