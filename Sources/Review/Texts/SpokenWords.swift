import Foundation
import Vocabulary

/// The words of a text, as far as its writing parts them.
///
/// A word runs to the next space or sign; an apostrophe, hyphen or full stop inside it is its own, so
/// that “l’épisode”, “e-mail” and “3.5” are one word each. Takes time linear in the text's length.
struct SpokenWords: Sendable {
  struct Word: Hashable, Sendable {
    /// Where it stands, in Unicode scalars from the text's start.
    let range: Range<Int>
    /// The word as it is written.
    let text: String
    /// Whether a sign, and not white space alone, stands between it and the word before.
    let followsSign: Bool
  }

  /// The words in order. Where a script has no spaces between words, what stands between two spaces is
  /// given as one.
  let words: [Word]
  /// How many words people say; `nil` where the writing doesn't tell: in Chinese, Japanese, Thai, Lao,
  /// Khmer and Burmese, which have no spaces between words, and in Vietnamese, which parts syllables.
  let count: Int?

  init(_ text: String, language: Language?) {
    let scalars = Array(text.unicodeScalars)
    var words: [Word] = []
    var sign = false
    var index = 0
    while index < scalars.count {
      guard scalars[index].isOfWord else {
        sign = sign || !scalars[index].properties.isWhitespace
        index += 1
        continue
      }
      var end = index + 1
      // What joins two parts of a word counts only when the second part comes.
      var reached = end
      while reached < scalars.count {
        let next = scalars[reached]
        guard next.isOfWord || next.isMark || next.joinsWord else { break }
        reached += 1
        if !next.joinsWord { end = reached }
      }
      words.append(Word(index..<end, in: scalars, followsSign: sign))
      sign = false
      index = end
    }
    self.words = words
    let isParted = language?.primarySubtag != "vi" && !scalars.contains(where: \.isUnspacedLetter)
    count = isParted ? words.count : nil
  }
}

extension SpokenWords.Word {
  fileprivate init(_ range: Range<Int>, in scalars: [Unicode.Scalar], followsSign: Bool) {
    self.range = range
    text = String(String.UnicodeScalarView(scalars[range]))
    self.followsSign = followsSign
  }

  /// The word as it is heard: in lower case, composed, with straight apostrophes.
  var folded: String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    return lower.precomposedStringWithCanonicalMapping
      .replacing("’", with: "'").replacing("ʼ", with: "'")
  }
}

extension Unicode.Scalar {
  /// Letters and digits.
  fileprivate var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Accents and the like, which belong to the letter before them.
  fileprivate var isMark: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
  }

  /// What may stand inside a word, but neither begins nor ends it: besides signs the joiners of
  /// Arabic and Indic scripts and characters that show nothing.
  fileprivate var joinsWord: Bool {
    "'’ʼ-‐‑.·_״׳".unicodeScalars.contains(self) || properties.generalCategory == .format
  }

  /// Whether it is a letter of a script without spaces between words.
  var isUnspacedLetter: Bool { value >= 0x0E00 && ScriptClass(of: value).isUnspaced }
}
