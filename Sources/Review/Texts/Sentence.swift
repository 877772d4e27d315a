import Vocabulary

/// A phrase looked at as a sentence in which a word may be a name.
struct Sentence: Sendable {
  let text: String
  private let words: [SpokenWords.Word]

  init(_ text: String, language: Language?) {
    self.text = text
    words = SpokenWords(text, language: language).words
  }

  /// Whether any letter is small, so that capitals say something.
  var hasSmallLetters: Bool {
    text.unicodeScalars.contains { $0.properties.isLowercase || Self.isUncased($0) }
  }

  /// Whether the sentence is written in Latin letters alone.
  var isLatin: Bool {
    text.unicodeScalars.allSatisfy {
      $0.value < 0x250 || (0x1E00...0x1EFF).contains($0.value) || !$0.properties.isAlphabetic
    }
  }

  /// The word before a stretch, with nothing but space between.
  func word(before range: Range<Int>) -> SpokenWords.Word? {
    guard let index = words.firstIndex(where: { $0.range.overlaps(range) }), index > 0,
      !words[index].followsSign
    else { return nil }
    return words[index - 1]
  }

  /// Whether a stretch begins the text or a sentence, where a capital says nothing.
  func isStart(_ range: Range<Int>) -> Bool { word(before: range) == nil }

  /// Whether no other name stands beside a stretch, whose part it could be: “Signal Fire”. The first
  /// word of the text has its capital for another reason.
  func isAlone(_ range: Range<Int>) -> Bool {
    guard let first = words.firstIndex(where: { $0.range.overlaps(range) }),
      let last = words.lastIndex(where: { $0.range.overlaps(range) })
    else { return true }
    let before = first > 1 && !words[first].followsSign ? words[first - 1] : nil
    let behind = last + 1 < words.count && !words[last + 1].followsSign ? words[last + 1] : nil
    return ![before, behind].contains { $0?.isCapitalized == true } && !isQuoted(range)
  }

  /// Whether an opening quotation mark stands before a stretch and a closing one behind it.
  private func isQuoted(_ range: Range<Int>) -> Bool {
    let marks = Set("\"“”„‟«»‹›「」『』".unicodeScalars)
    let scalars = text.unicodeScalars
    return scalars.prefix(range.lowerBound).contains(where: marks.contains)
      && scalars.dropFirst(range.upperBound).contains(where: marks.contains)
  }

  private static func isUncased(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherLetter
  }
}

extension SpokenWords.Word {
  fileprivate var isCapitalized: Bool { text.unicodeScalars.first?.properties.isUppercase == true }
}
