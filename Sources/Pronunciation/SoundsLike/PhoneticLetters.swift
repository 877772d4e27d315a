/// Finds letters and marks of the International Phonetic Alphabet.
///
/// Source: the chart of the International Phonetic Association, revised to 2020, and the blocks of
/// Unicode 15.
struct PhoneticLetters {
  /// The places of letters and marks, neighbours together.
  let ranges: [Range<Int>]

  /// `nil` when there is none. `own` are letters that the language itself has; those of the phrase don't
  /// count either.
  init?(_ hint: HintText, own: Set<Unicode.Scalar>, phrase: String) {
    let scalars = hint.scalars
    guard scalars.contains(where: { $0.phoneticWeight != .none }) else { return nil }
    let given = Set(
      phrase.unicodeScalars.lazy.filter { !$0.isASCII }
        .flatMap { $0.properties.lowercaseMapping.unicodeScalars })
    let isOpen = { (scalar: Unicode.Scalar) in !own.contains(scalar) && !given.contains(scalar) }
    var heaviest = Weight.none
    for scalar in scalars where scalar.phoneticWeight > heaviest && isOpen(scalar) {
      heaviest = scalar.phoneticWeight
    }
    // Letters that other languages have too, and only those, may belong to a name.
    guard heaviest >= .letterOfFew else { return nil }
    ranges = scalars.ranges { $0.phoneticWeight != .none && isOpen($0) }
  }

  /// How surely a letter is phonetic.
  enum Weight: Int, Comparable {
    case none
    /// Languages that many names come from have it, such as French.
    case letterOfMany
    /// Some languages have it.
    case letterOfFew
    /// It is a phonetic letter or mark, unless the language has made it its own.
    case phonetic

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Unicode.Scalar {
  fileprivate var phoneticWeight: PhoneticLetters.Weight {
    switch value {
    case 0..<0xE6: .none
    case 0xE6, 0xF0, 0xF8, 0x127, 0x14B, 0x3B2, 0x3B8, 0x3C7: .letterOfFew  // æ ð ø ħ ŋ β θ χ
    case 0xE7, 0x153: .letterOfMany  // ç œ
    case 0x250...0x2AF: .phonetic
    // Raised letters, stress, length and syllables; 02BB to 02BF are the apostrophes of many languages.
    case 0x2B0...0x2B8, 0x2C8, 0x2CC, 0x2D0, 0x2D1, 0x2DE, 0x2E0...0x2E9: .phonetic
    // Marks below and above: voiceless, syllabic, dental, tie and the like.
    case 0x318...0x31A, 0x31C...0x320, 0x325, 0x329, 0x32A, 0x32C, 0x32F, 0x330, 0x334,
      0x339...0x33D, 0x35C, 0x361:
      .phonetic
    case 0x1D00...0x1DBF, 0x203F: .phonetic
    default: .none
    }
  }
}
