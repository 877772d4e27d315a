/// Something in a hint for a language other than Chinese that keeps it from being read as it sounds.
package struct SoundsLikeFault: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Tags of a markup language such as SSML, or commands to a speech synthesizer.
    case markup
    /// Letters or stress marks of the International Phonetic Alphabet.
    case phoneticLetter
    /// Slashes or brackets round the hint, as dictionaries have them.
    case slashes
    /// X-SAMPA, the phonetic alphabet in plain characters.
    case xSampa
    /// ARPABET, the codes of pronouncing dictionaries.
    case arpabet
    /// Syllables with tone digits, which only Chinese has.
    case toneDigit
    /// No letter of the language's script.
    case otherScript
    /// Letters of another script between those of the language's own.
    case mixedScript
    /// Chinese characters where the language has letters for sounds: kanji, Hanja.
    case ideograph
    /// A full-width, half-width, raised or ornamental form of a letter.
    case characterForm
    /// Capitals for stress, or hyphens between syllables.
    case stressStyle
  }

  package let kind: Kind
  /// The places, in Unicode scalars of the hint: sorted, apart, and at least one.
  package let ranges: [Range<Int>]
  /// What is wrong and what is expected, in one sentence without a full stop.
  package let message: String
  /// The whole hint as it should be, where the fault leaves no doubt.
  package let suggestion: String?

  package init(
    _ kind: Kind, at ranges: [Range<Int>], _ message: String, suggestion: String? = nil
  ) {
    self.kind = kind
    self.ranges = ranges
    self.message = message
    self.suggestion = suggestion
  }

  /// The fault, with its suggestion only where that is right in other respects, too.
  package func offered(if isRight: (String) -> Bool) -> SoundsLikeFault {
    SoundsLikeFault(
      kind, at: ranges, message, suggestion: suggestion.flatMap { isRight($0) ? $0 : nil })
  }
}
