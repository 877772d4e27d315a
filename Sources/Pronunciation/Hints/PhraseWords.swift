/// What a phrase holds besides Chinese characters: its hint may repeat it as it stands.
struct PhraseWords {
  /// Runs of letters and digits, in small letters.
  private var runs: Set<String> = []
  /// The letters of those runs one by one, for names that are spelt out.
  private var letters: Set<String> = []
  /// Everything that is neither letter nor digit nor space.
  private(set) var symbols: Set<Unicode.Scalar> = []

  /// Whether there is any such run.
  var hasWords: Bool { !runs.isEmpty }

  init(_ phrase: String) {
    var run = ""
    for scalar in phrase.unicodeScalars {
      if Self.isPart(scalar) {
        run.unicodeScalars.append(scalar)
        continue
      }
      add(run)
      run = ""
      if !scalar.properties.isAlphabetic, !scalar.properties.isWhitespace {
        symbols.insert(scalar)
      }
    }
    add(run)
  }

  private mutating func add(_ run: String) {
    guard !run.isEmpty else { return }
    let small = run.lowercased()
    runs.insert(small)
    for character in small where character.isLetter { letters.insert(String(character)) }
  }

  /// Whether a run of the hint stands in the phrase, or is a letter of such a word.
  func contains(_ run: some Sequence<Unicode.Scalar>) -> Bool {
    guard !runs.isEmpty else { return false }
    let small = String(run).lowercased()
    return runs.contains(small) || letters.contains(small)
  }

  /// Whether a character is part of such a run: a letter, mark or digit that isn't Chinese.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.isASCIILetterOrDigit }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .nonspacingMark,
      .decimalNumber:
      true
    case .otherLetter: !scalar.properties.isIdeographic && !scalar.isZhuyin
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is one of `A` to `Z`, `a` to `z` and `0` to `9`.
  var isASCIILetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
