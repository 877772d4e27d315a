/// A syllable found in a text that is written in some system of spelling.
package struct PlacedSyllable: Hashable, Sendable {
  /// What it may be in canonical letters, the likeliest first; at least one.
  package let candidates: [String]
  /// `nil` where the text gives none.
  package let tone: Int?
  /// Where it stands: indices of the scalars that were read, its tone mark or digit with it.
  package let range: Range<Int>

  package init(_ candidates: [String], tone: Int?, range: Range<Int>) {
    self.candidates = candidates
    self.tone = tone
    self.range = range
  }

  /// The syllable, where letters and tone leave no doubt.
  package var syllable: ToneSyllable? {
    guard candidates.count == 1, let letters = candidates.first, let tone else { return nil }
    return ToneSyllable(letters, tone)
  }
}
