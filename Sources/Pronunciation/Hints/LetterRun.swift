/// Latin letters of a hint that stand together.
struct LetterRun {
  private var letters: [Unicode.Scalar] = []
  /// For each letter, the Unicode scalars of the hint that it takes.
  private var ranges: [Range<Int>] = []
  /// The tones of accents, with the index of the letter that has the accent.
  private(set) var marks: [(letter: Int, tone: Int)] = []
  private(set) var range: Range<Int>?
  /// Whether some letter belongs to no spelling of Chinese.
  private(set) var isForeign = false

  var isEmpty: Bool { range == nil }
  var text: String { String(letters) }
  var count: Int { letters.count }
  var endsWithU: Bool { letters.last == "u" }
  /// Whether a `v` here is meant for ü.
  var takesUmlaut: Bool { letters.last.map("lnjqxy".unicodeScalars.contains) ?? false }

  /// Whether ü is written u here.
  var takesPlainU: Bool { letters.last.map("jqxy".unicodeScalars.contains) ?? false }

  mutating func add(_ letter: Unicode.Scalar, tone: Int?, _ range: Range<Int>) {
    if let tone { marks.append((letters.count, tone)) }
    letters.append(letter)
    ranges.append(range)
    extend(by: range)
  }

  mutating func addForeign(_ range: Range<Int>) {
    isForeign = true
    extend(by: range)
  }

  /// Makes the last letter ü; the colon behind it belongs to it.
  mutating func makeUmlaut(_ colon: Range<Int>) {
    guard let last = letters.indices.last, ranges.indices.contains(last) else { return }
    letters[last] = "ü"
    ranges[last] = ranges[last].lowerBound..<colon.upperBound
    extend(by: colon)
  }

  private mutating func extend(by range: Range<Int>) {
    self.range = (self.range?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  /// Letters of one syllable.
  struct Piece {
    let letters: String
    /// The tones of its accents.
    let marks: [Int]
    /// The Unicode scalars of the hint.
    let range: Range<Int>

    /// Whether it can't be one syllable.
    func isTooLong(for spelling: ChineseSpelling) -> Bool {
      letters.unicodeScalars.count > spelling.longestSyllable(ending: letters.unicodeScalars.last)
    }
  }

  /// The letters from one index to another.
  func piece(_ part: Range<Int>) -> Piece {
    Piece(
      letters: String(letters[part]),
      marks: marks.filter { part.contains($0.letter) }.map(\.tone),
      range: ranges[part.lowerBound].lowerBound..<ranges[part.upperBound - 1].upperBound)
  }
}
