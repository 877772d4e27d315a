/// What a phrase holds besides Chinese characters: its hint may repeat it as it stands.
struct PhraseWords {
  /// What may stand within a word or number.
  static let joints = Set("-‐‑–'’.,&/".unicodeScalars)

  /// Runs of letters and digits in small letters, whole, joined over `joints`, and parted where a capital
  /// follows a small letter: wi, fi and wifi of Wi-Fi, you and bike of YouBike.
  private var runs: Set<String> = []
  /// The letters of those runs one by one, for names that are spelt out.
  private var letters: Set<String> = []
  /// Everything that is neither letter nor digit nor space.
  private(set) var symbols: Set<Unicode.Scalar> = []

  /// Whether there is any such run.
  var hasWords: Bool { !runs.isEmpty }
  /// Whether some of them has a letter.
  var hasLetters: Bool { !letters.isEmpty }

  init(_ phrase: String) {
    var run: [Unicode.Scalar] = []
    // The runs before this one, if nothing but joints stands between.
    var joined: [Unicode.Scalar] = []
    for scalar in phrase.unicodeScalars {
      if Self.isPart(scalar) {
        run.append(scalar)
        continue
      }
      add(run)
      joined += run
      run = []
      if !Self.joints.contains(scalar) {
        add(joined)
        joined = []
      }
      if !scalar.properties.isAlphabetic, !scalar.properties.isWhitespace {
        symbols.insert(scalar)
      }
    }
    add(run)
    add(joined + run)
  }

  private mutating func add(_ run: [Unicode.Scalar]) {
    guard !run.isEmpty else { return }
    let small = String(run).lowercased()
    guard runs.insert(small).inserted else { return }
    for character in small where character.isLetter { letters.insert(String(character)) }
    var start = 0
    for end in run.indices.dropFirst()
    where run[end].properties.isUppercase && run[end - 1].properties.isLowercase {
      runs.insert(String(run[start..<end]).lowercased())
      start = end
    }
    if start > 0 { runs.insert(String(run[start...]).lowercased()) }
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
