/// Finds Chinese syllables with tone digits in a hint for another language: `ping2 guo3`.
struct ToneDigits {
  /// The syllables with their digits.
  let ranges: [Range<Int>]
  /// The spelling they are in.
  let spelling: ChineseSpelling

  /// `nil` when there are none. A single syllable, such as “ma3”, is only told where the phrase is
  /// Chinese; “web2” and “B2B” are none.
  init?(_ hint: HintText, phrase: String) {
    var syllables: [(range: Range<Int>, letters: String, tone: Int)] = []
    let runs = hint.scalars.ranges { $0.isASCIILetterOrDigit || $0 == "ü" || $0 == "Ü" }
    for run in runs {
      var start = run.lowerBound
      for index in run {
        guard let tone = Self.digit(hint.scalars[index]) else { continue }
        if index > start, (1...6).contains(tone) {
          syllables.append((start..<index + 1, hint[start..<index].lowercased(), tone))
        }
        start = index + 1
      }
    }
    let fewest = phrase.unicodeScalars.contains(where: \.properties.isIdeographic) ? 1 : 2
    guard syllables.count >= fewest, syllables.count * 2 >= runs.count else { return nil }
    let spelling = ChineseSpelling.allCases.first { spelling in
      syllables.allSatisfy { syllable in
        spelling.tones.contains(syllable.tone) && spelling.has(syllable.letters)
      }
    }
    guard let spelling else { return nil }
    self.spelling = spelling
    ranges = syllables.map(\.range)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    ("0"..."9").contains(scalar) ? Int(scalar.value - 0x30) : nil
  }
}
