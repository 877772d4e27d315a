/// Something in a hint for Chinese that its format doesn't have.
package struct HintFault: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The hint is empty or nothing but white space.
    case blank
    /// A syllable without a tone digit.
    case missingTone
    /// A digit that stands for no tone of the format.
    case toneOutOfRange
    /// An accent in place of a digit.
    case toneMark
    /// More than one digit behind a syllable.
    case repeatedDigits
    /// A digit without a syllable before it.
    case strayDigit
    /// A Chinese character.
    case chineseCharacter
    /// Zhuyin, the phonetic letters of Taiwan.
    case zhuyin
    /// A full-width letter or digit, or a raised or lowered digit.
    case characterForm
    /// A letter that doesn't occur in the format.
    case foreignLetter
    /// `v` or `u:` for ü.
    case umlautSpelling
    /// A hyphen, apostrophe, comma or dot between syllables, where Apple's examples have a space.
    case separator
    /// Anything else.
    case unexpectedCharacter
  }

  package let kind: Kind
  /// The places, in Unicode scalars of the hint: sorted, apart, and at least one (which is empty for an
  /// empty hint).
  package let ranges: [Range<Int>]
  /// What is wrong and what is expected, in one sentence without a full stop.
  package let message: String
  /// The whole hint as it should be, where the fault leaves no doubt.
  package let suggestion: String?

  /// Where the first place begins.
  var start: Int { ranges.first?.lowerBound ?? 0 }

  /// Whether the hint may well be understood all the same: worth a note rather than a warning.
  package var isMinor: Bool { kind == .separator || kind == .umlautSpelling }
}
