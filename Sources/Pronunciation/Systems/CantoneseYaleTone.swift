/// A syllable of Cantonese Yale without what writes its tone.
struct CantoneseYaleTone {
  let spelling: String
  /// 1 to 6; `nil` where nothing tells it.
  let tone: Int?

  /// `nil` for accents that Yale hasn't.
  ///
  /// - Parameters:
  ///   - letters: the syllable.
  ///   - digit: its tone as a digit, which leaves no room for accents.
  ///   - hasAccents: whether the text writes tones with accents, so that no accent is a tone too.
  init?(_ letters: ArraySlice<LatinText.Letter>, digit: Int?, hasAccents: Bool) {
    let marks = letters.compactMap(\.mark)
    guard marks.count <= (digit == nil ? 1 : 0) else { return nil }
    let place = digit == nil ? Self.placeOfLowH(in: letters) : nil
    var plain = letters
    if let place { plain.remove(at: place) }
    spelling = plain.spelling
    switch (marks.first, place != nil) {
    case (1, false), (4, false): tone = 1
    case (2, let isLow): tone = isLow ? 5 : 2
    case (4, true): tone = 4
    case (nil, true): tone = 6
    case (nil, false): tone = digit ?? (hasAccents ? 3 : nil)
    default: return nil
    }
  }

  /// The h that marks a low tone: behind the vowels, or at the end of a syllable that has none.
  private static func placeOfLowH(in letters: ArraySlice<LatinText.Letter>) -> Int? {
    func isVowel(_ letter: LatinText.Letter) -> Bool {
      "aeiouw".unicodeScalars.contains(letter.letter)
    }
    let place = letters.lastIndex(where: isVowel).map { $0 + 1 } ?? letters.endIndex - 1
    guard place > letters.startIndex, place < letters.endIndex, letters[place].letter == "h" else {
      return nil
    }
    return place
  }
}
