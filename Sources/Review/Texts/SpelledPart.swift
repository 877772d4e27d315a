import Vocabulary

/// What stands in a text otherwise than people say it.
struct SpelledPart: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A sign or an abbreviation for a word, which is given if it is known.
    case short(for: String?)
    /// Letters and digits in one word.
    case digits
    /// A number and its unit.
    case quantity
  }

  let kind: Kind
  /// Where it stands, in Unicode scalars.
  let range: Range<Int>

  /// All of a text, in order.
  static func find(in text: String, language: Language?) -> [SpelledPart] {
    let table = Abbreviations.of(language)
    let words = SpokenWords(text, language: language).words.compactMap { word in
      word.text.mixture.map { SpelledPart(kind: $0, range: word.range) }
    }
    let abbreviations = table.find(in: text).map {
      SpelledPart(kind: .short(for: $0.full), range: $0.range)
    }
    return (signs(in: text, and: table.and) + words + abbreviations)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Signs that stand for a word between spaces, such as “&” and “+”; numbers behind #; and the signs of
  /// trade marks. Signs inside a word, as in “R&B” and “Disney+”, are said as they are.
  private static func signs(in text: String, and: String?) -> [SpelledPart] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.compactMap { index in
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isApart =
        before?.properties.isWhitespace == true && after?.properties.isWhitespace == true
      let isFirst = before.map { $0.properties.isWhitespace } ?? true
      let range = index..<index + 1
      switch scalars[index] {
      case "&", "＆": return isApart ? SpelledPart(kind: .short(for: and), range: range) : nil
      case "+", "=", "@", "~":
        return isApart ? SpelledPart(kind: .short(for: nil), range: range) : nil
      case "#":
        let digits = scalars[(index + 1)...].prefix { $0.properties.numericType != nil }
        return isFirst && !digits.isEmpty
          ? SpelledPart(kind: .short(for: nil), range: index..<digits.endIndex) : nil
      case "™", "®", "©", "℠": return SpelledPart(kind: .short(for: nil), range: range)
      default: return nil
      }
    }
  }
}

extension String {
  /// What a word of letters and digits is that may be read in more than one way: “MyApp123”, “1acc2”,
  /// “3km”. Short ones, such as MP3, 70s, 1st, 5k, U2 and H2O, and times such as 7h30 are read well.
  fileprivate var mixture: SpelledPart.Kind? {
    var runs: [(isDigit: Bool, length: Int)] = []
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      guard isDigit || character.isCased else { return nil }
      if runs.last?.isDigit == isDigit {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((isDigit, 1))
      }
    }
    switch runs.count {
    case 2 where runs[0].isDigit:
      let unit = lowercased().trimmingPrefix { $0.isNumber }
      return Abbreviations.units.contains(String(unit)) ? .quantity : nil
    case 2: return runs[0].length > 3 ? .digits : nil
    case 3...: return count > 4 && !isTime ? .digits : nil
    default: return nil
    }
  }

  private var isTime: Bool {
    let parts = split(omittingEmptySubsequences: false) { $0 == "h" || $0 == "H" }
    return parts.count == 2 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
  }
}
