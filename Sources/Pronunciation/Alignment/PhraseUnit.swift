/// A piece of a phrase, as far as it is spoken by itself.
struct PhraseUnit: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A Chinese character.
    case character(Unicode.Scalar)
    /// A word in other letters, maybe with digits: `MP3`. Spelt out, each letter takes some syllables.
    case word(letters: Int)
    /// Digits.
    case number(digits: Int)
    /// A sign that may be spoken: `+`.
    case sign
    /// Space and punctuation.
    case silent
  }

  let kind: Kind
  /// The piece as it stands in the phrase.
  let text: String

  /// Whether it has to be said.
  var isSpoken: Bool {
    switch kind {
    case .character, .word, .number: true
    case .sign, .silent: false
    }
  }

  /// All of a phrase: the texts together are the phrase.
  static func units(of phrase: String) -> [PhraseUnit] {
    let scalars = Array(phrase.unicodeScalars)
    var units: [PhraseUnit] = []
    var start = 0
    while start < scalars.count {
      var end = start + 1
      let kind: Kind
      if isChinese(scalars[start]) {
        while end < scalars.count, scalars[end].isMark { end += 1 }
        kind = .character(
          isRepetition(scalars[start]) ? lastCharacter(units) ?? scalars[start] : scalars[start])
      } else if PhraseWords.isPart(scalars[start]) {
        end = endOfWord(in: scalars, from: start)
        let digits = scalars[start..<end].count { $0.properties.numericType == .decimal }
        let isNumber = scalars[start..<end].allSatisfy {
          $0.properties.numericType == .decimal || !PhraseWords.isPart($0)
        }
        kind = isNumber ? .number(digits: digits) : .word(letters: end - start)
      } else {
        while end < scalars.count, scalars[end].isMark { end += 1 }
        kind =
          scalars[start].properties.isAlphabetic
          ? .word(letters: 1) : spoken.contains(scalars[start]) ? .sign : .silent
      }
      units.append(PhraseUnit(kind: kind, text: String(scalars[start..<end])))
      start = end
    }
    return units
  }

  /// Where a word or number ends: it may have hyphens, points and the like within, as in Wi-Fi and 1.5.
  private static func endOfWord(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var end = start
    while end < scalars.count {
      let isWithin =
        PhraseWords.joints.contains(scalars[end]) && end > start && end + 1 < scalars.count
        && PhraseWords.isPart(scalars[end + 1])
      guard isWithin || PhraseWords.isPart(scalars[end]) || scalars[end].isMark else { break }
      end += 1
    }
    return end
  }

  static func isChinese(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || isRepetition(scalar)
  }

  /// Whether this is the mark that stands for the character before it: 々.
  private static func isRepetition(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{3005}" }

  private static func lastCharacter(_ units: [PhraseUnit]) -> Unicode.Scalar? {
    guard case .character(let character) = units.last?.kind else { return nil }
    return character
  }

  private static let spoken = Set("+&%@#$¥€£=×÷°/＋＆％＠＃＝／".unicodeScalars)
}

extension Unicode.Scalar {
  /// Whether this belongs to the character before it: an accent, a joiner, a variation selector.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
