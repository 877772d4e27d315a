import Vocabulary

/// What a phrase says besides names: the text with the app's names and the vocabulary's terms blanked
/// out, so that places in it are those of the phrase.
struct OpenText: Sendable {
  let text: String
  let words: [SpokenWords.Word]

  init(_ phrase: String, outside markers: [PhraseMarker], language: Language?) {
    var scalars = Array(phrase.unicodeScalars)
    for marks in markers.map({ $0.marks(in: phrase) }) {
      for range in marks.names + marks.terms.map(\.range) {
        for index in range { scalars[index] = " " }
      }
    }
    text = String(String.UnicodeScalarView(scalars))
    words = SpokenWords(text, language: language).words
  }

  /// Whether it says more than names of people, works and brands, as far as that can be seen: they are
  /// written with capitals, and in scripts without capitals they are short.
  var saysMoreThanNames: Bool {
    let small = words.count { $0.text.first?.isLowercase == true }
    if small > 0 { return small > 1 || words.count > 2 }
    let letters = text.unicodeScalars.count { $0.properties.isAlphabetic && !$0.properties.isCased }
    return letters >= Self.fewestLetters
  }

  /// A name may be that long.
  private static let fewestLetters = 5
}

extension Unicode.Scalar.Properties {
  /// Whether the letter belongs to a script with capitals.
  fileprivate var isCased: Bool { isUppercase || isLowercase }
}
