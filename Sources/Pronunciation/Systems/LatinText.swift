/// A text of Latin letters and tone digits, ready to be cut into syllables.
struct LatinText {
  struct Letter {
    /// Small, without accent: `a` to `z`, ü, ê, and `'` where apostrophes count as letters.
    var letter: Unicode.Scalar
    /// The tone of its accent: 1 macron, 2 acute, 3 caron, 4 grave.
    let mark: Int?
    /// Where it stands, accent, colon and digit with it: indices of the scalars that were read.
    var range: Range<Int>
    /// Whether a space, a separator or a digit stands in front of it.
    let isBehindBreak: Bool
    /// The digit behind it.
    var digit: Int?
  }

  private(set) var letters: [Letter] = []

  /// `nil` where the text has something else than Latin letters, single digits behind them, spaces and
  /// separators.
  ///
  /// - Parameters:
  ///   - text: the scalars to read.
  ///   - keepsApostrophes: whether apostrophes count as letters; otherwise they part syllables.
  init?(_ text: ArraySlice<Unicode.Scalar>, keepsApostrophes: Bool = false) {
    let scalars = Array(text)
    var isBehindBreak = true
    var index = 0
    while index < scalars.count {
      let start = text.startIndex + index
      if Self.apostrophes.contains(scalars[index]) {
        if keepsApostrophes {
          letters.append(
            Letter(letter: "'", mark: nil, range: start..<start + 1, isBehindBreak: isBehindBreak))
        }
        isBehindBreak = !keepsApostrophes
        index += 1
        continue
      }
      let unit = HintUnit(scalars, at: index)
      index = unit.range.upperBound
      let end = text.startIndex + index
      switch unit.meaning {
      case .letter(let letter, let mark):
        letters.append(
          Letter(letter: letter, mark: mark, range: start..<end, isBehindBreak: isBehindBreak))
        isBehindBreak = false
      case .symbol(":"):
        guard !isBehindBreak, letters.last?.letter == "u" else { return nil }
        extendLast(to: end) { $0.letter = "ü" }
      case .digit(let digit):
        guard !isBehindBreak else { return nil }
        extendLast(to: end) { $0.digit = digit }
        isBehindBreak = true
      case .space, .separator: isBehindBreak = true
      case .otherLetter, .chinese, .zhuyin, .symbol: return nil
      }
    }
  }

  private mutating func extendLast(to end: Int, _ change: (inout Letter) -> Void) {
    let last = letters.count - 1
    letters[last].range = letters[last].range.lowerBound..<end
    change(&letters[last])
  }

  /// The characters in which apostrophes are written.
  private static let apostrophes: Set<Unicode.Scalar> = [
    "'", "’", "‘", "ʼ", "ʻ", "ʽ", "`", "´", "′", "＇",
  ]
}

extension ArraySlice<LatinText.Letter> {
  /// The letters alone.
  var spelling: String { String(map(\.letter)) }
}
