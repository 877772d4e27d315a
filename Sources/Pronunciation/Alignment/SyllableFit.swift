/// How a syllable of a hint fits a character of the phrase.
enum SyllableFit: Equatable, Sendable {
  /// It is a reading of the character.
  case exact
  /// Its letters are; it has no tone to compare.
  case toneless
  /// It has the neutral tone, which no table has for the character.
  case neutral
  /// It has a tone that speech gives it: the second for a third tone before another, the first in a doubled
  /// character.
  case sandhi
  /// It ends in an r without 儿 in the phrase.
  case retroflex
  /// The tables don't have the character.
  case unrecorded
  /// Its letters fit, its tone doesn't.
  case otherTone
  /// It is no reading of the character.
  case otherReading
  /// There is no such syllable.
  case noSyllable

  var isMisfit: Bool {
    switch self {
    case .otherTone, .otherReading, .noSyllable: true
    case .exact, .toneless, .neutral, .sandhi, .retroflex, .unrecorded: false
    }
  }

  /// What it costs an alignment.
  var price: Int {
    switch self {
    case .exact: 0
    case .toneless, .neutral, .sandhi: HintAlignment.Price.slight
    case .retroflex, .unrecorded: HintAlignment.Price.unknown
    case .otherTone: HintAlignment.Price.tone
    case .otherReading: HintAlignment.Price.reading
    case .noSyllable: HintAlignment.Price.reading + 1
    }
  }
}
