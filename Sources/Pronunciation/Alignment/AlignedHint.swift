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

extension AlignedHint {
  /// `nil` where some character has no syllable of its own, or a syllable no character.
  init?(_ reading: HintReading) {
    let steps = reading.steps
    guard !steps.isEmpty,
      steps.allSatisfy({ step in
        !step.units.isEmpty && (!step.tokens.isEmpty || !reading.isSpoken(step))
      })
    else { return nil }
    parts = steps.map { step in
      let tokens = reading.scan.tokens[step.tokens]
      return Part(
        text: reading.text(of: step),
        sounds: tokens.map { String(reading.scan.scalars[$0.range]) },
        syllable: reading.character(of: step) == nil ? nil : tokens.first?.syllable)
    }
  }
}
