/// A piece of a hint that is spoken.
struct HintToken: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    /// A syllable in canonical letters, as `ToneSyllable` has them; the tone is `nil` where the hint has
    /// none that counts.
    case syllable(letters: String, tone: Int?)
    /// A word, number or letter that stands in the phrase too, in small letters.
    case word(String)
  }

  let content: Content
  /// The Unicode scalars of the hint that it takes, with the tone.
  let range: Range<Int>

  /// The tone of a syllable.
  var tone: Int? {
    guard case .syllable(_, let tone) = content else { return nil }
    return tone
  }

  /// The syllable, if it has a tone.
  var syllable: ToneSyllable? {
    guard case .syllable(let letters, let tone?) = content else { return nil }
    return ToneSyllable(letters, tone)
  }
}
