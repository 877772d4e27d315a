/// Something in a hint for Chinese that it shouldn't have, or a person should look at.
package struct HintFault: Hashable, Sendable {
  package let kind: Kind
  /// The places, in Unicode scalars of the hint: sorted, apart, and at least one (which is empty for an
  /// empty hint).
  package let ranges: [Range<Int>]
  /// What is wrong and what is expected, in one sentence without a full stop.
  package let message: String
  /// The whole hint as it should be, where the faults leave one way to mend it. Readings are those of the
  /// tables: a person has to say whether they are right here.
  package var suggestion: String?

  /// What is wrong.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The hint is empty or nothing but white space.
    case blank
    /// A syllable without a tone digit.
    case missingTone
    /// A digit that stands for no tone of the spelling.
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
    /// A phonetic alphabet or markup: IPA, SSML.
    case phoneticNotation
    /// Words that aren't in the spelling at all.
    case otherWriting
    /// Another romanization: Wade–Giles, Yale, Tongyong.
    case otherSystem
    /// The other Chinese language: Mandarin where Cantonese belongs, or the reverse.
    case otherLanguage
    /// A full-width letter or digit, or a raised or lowered digit.
    case characterForm
    /// A letter that doesn't occur in the spelling.
    case foreignLetter
    /// `v` or `u:` for ü, `lue` for lüe, or `jyu` for ju.
    case umlautSpelling
    /// ü, which Apple allows and doesn't ask for.
    case umlautLetter
    /// A capital letter.
    case capitalLetter
    /// A hyphen, apostrophe, comma or dot between syllables, where Apple's examples have a space.
    case separator
    /// Anything else.
    case unexpectedCharacter
    /// Letters that are no syllable.
    case noSyllable
    /// A syllable that only the tables' grid of initials and finals has, and no character.
    case unattestedSyllable
    /// More or fewer syllables than the phrase has characters.
    case syllableCount
    /// Most syllables are of another word.
    case otherWord
    /// Two syllables in the wrong order.
    case order
    /// A syllable that is no reading of its character.
    case reading
    /// A reading of the character but for its tone.
    case tone
    /// The neutral tone, where none is on record.
    case neutralTone
    /// The tone as spoken beside another, where dictionaries write the one of the syllable alone.
    case spokenTone
    /// An r at the end without 儿 in the phrase.
    case retroflex
    /// One of a character's rarer readings, where no known word has it.
    case unusualReading
  }

  /// How much a fault matters.
  package enum Weight: Sendable {
    /// The hint isn't in Apple's format.
    case format
    /// The hint is in Apple's format and most probably wrong.
    case doubt
    /// The hint may well be understood.
    case minor
  }

  package var weight: Weight { kind.weight }

  /// Where the first place begins.
  var start: Int { ranges.first?.lowerBound ?? 0 }

  /// Whether the hint gives nothing to go by, so that only the phrase tells how it is read.
  var saysNothingOfPhrase: Bool {
    switch kind {
    case .blank, .chineseCharacter, .zhuyin, .foreignLetter, .phoneticNotation, .otherWriting,
      .otherLanguage, .otherWord, .syllableCount:
      true
    default: false
    }
  }

  /// Whether the cause may be that the hint is in another romanization or language.
  var mayShowOtherWriting: Bool {
    switch kind {
    case .foreignLetter, .noSyllable, .syllableCount, .otherWord, .reading: true
    default: false
    }
  }
}

extension HintFault.Kind {
  package var weight: HintFault.Weight {
    switch self {
    case .blank, .missingTone, .toneOutOfRange, .toneMark, .repeatedDigits, .strayDigit,
      .chineseCharacter, .zhuyin, .phoneticNotation, .otherWriting, .otherSystem, .characterForm,
      .foreignLetter,
      .unexpectedCharacter:
      .format
    case .umlautSpelling, .otherLanguage, .noSyllable, .syllableCount, .otherWord, .order, .reading,
      .tone:
      .doubt
    case .umlautLetter, .capitalLetter, .separator, .unattestedSyllable, .neutralTone, .spokenTone,
      .retroflex, .unusualReading:
      .minor
    }
  }
}
