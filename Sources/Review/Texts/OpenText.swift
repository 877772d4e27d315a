import Vocabulary

/// What a phrase says besides names: the text with the app's names and the vocabulary's terms blanked
/// out, so that places in it are those of the phrase.
struct OpenText: Sendable {
  let text: String
  private let language: Language?

  /// `kept` finds words that a team keeps in every language.
  init(
    _ phrase: String, outside markers: [PhraseMarker], kept: TermMatcher? = nil, language: Language?
  ) {
    var scalars = Array(phrase.unicodeScalars)
    let marks = markers.map { $0.marks(in: phrase) }
    let ranges =
      marks.flatMap(\.names) + marks.flatMap(\.terms).map(\.range)
      + (kept?.matches(in: phrase).map(\.range) ?? [])
    for index in ranges.joined() { scalars[index] = " " }
    text = String(String.UnicodeScalarView(scalars))
    self.language = language
  }

  /// Its words; worked out anew each time, as few texts are asked.
  var words: [SpokenWords.Word] { SpokenWords(text, language: language).words }

  /// Whether it says more than names of people, works and brands, as far as that can be seen: they are
  /// written with capitals, and in scripts without capitals they are short.
  var saysMoreThanNames: Bool {
    let words = words
    guard words.count > 1 || text.unicodeScalars.contains(where: \.isUnspacedLetter) else {
      return false
    }
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
