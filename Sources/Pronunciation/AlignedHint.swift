/// A phrase in pieces, each with its part of the pronunciation hint.
package struct AlignedHint: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    /// The piece of the phrase: one Chinese character, a word or number in other letters, or what stands
    /// between them.
    package let text: String
    /// What the hint has for it, as it is written there, one piece a syllable; empty for what isn't spoken.
    package let sounds: [String]
    /// The syllable of a Chinese character; `nil` for other pieces.
    package let syllable: ToneSyllable?

    package init(text: String, sounds: [String], syllable: ToneSyllable?) {
      self.text = text
      self.sounds = sounds
      self.syllable = syllable
    }
  }

  /// In the order of the phrase; their texts together are the phrase.
  package let parts: [Part]

  package init(parts: [Part]) { self.parts = parts }
}
