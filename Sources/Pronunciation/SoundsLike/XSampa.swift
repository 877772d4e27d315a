/// Finds X-SAMPA, which writes phonetic letters as capitals, digits and signs: `"aI tju:nz`.
///
/// Source: J. C. Wells, “Computer-coding the IPA”, 1995.
struct XSampa {
  /// The words that are written so.
  let ranges: [Range<Int>]

  /// `nil` when the hint is none. Takes time linear in its length.
  init?(_ hint: HintText, phrase: String) {
    let given = Set(phrase.split(whereSeparator: \.isWhitespace).map(String.init))
    var signs = Set(phrase.unicodeScalars.lazy.filter { !$0.isLatinLetter })
    if Self.hasClosingBrace(hint) { signs.formUnion(["{", "}"]) }
    let isQuoted = Self.hasClosingQuote(hint)
    var found: [Range<Int>] = []
    var score = 0
    for word in hint.words where !given.contains(hint[word]) && !hint.isPluralOfCapitals(word) {
      let sum = word.reduce(0) { sum, index in
        sum + Self.weight(at: index, of: word, in: hint, besides: signs, isQuoted: isQuoted)
      }
      if sum > 0 { found.append(word) }
      score += sum
    }
    // “mediaInfo” for “Media Info” is its own spelling.
    guard score >= Self.enough, hint.text.squeezed != phrase.squeezed else { return nil }
    ranges = found
  }

  /// What proves a hint to be X-SAMPA: one sure sign, or two that names may have, too.
  private static let enough = 2

  private static func weight(
    at index: Int, of word: Range<Int>, in hint: HintText, besides signs: Set<Unicode.Scalar>,
    isQuoted: Bool
  ) -> Int {
    let scalar = hint.scalars[index]
    if scalar.isCapital { return capitalWeight(at: index, of: word, in: hint) }
    guard scalar.isASCII, !scalar.isSmall, !signs.contains(scalar) else { return 0 }
    let before = index > word.lowerBound ? hint.scalars[index - 1] : nil
    let after = index + 1 < word.upperBound ? hint.scalars[index + 1] : nil
    let isBehindLetter = before?.isLatinLetter == true
    let isBeforeLetter = after?.isLatinLetter == true
    switch scalar {
    case "@", "{", "}": return isBehindLetter || isBeforeLetter ? enough : 0
    case "\"": return isBeforeLetter && !isQuoted ? enough : 0
    case "%": return isBeforeLetter && !isBehindLetter && before != ")" ? enough : 0
    case "\\": return isBehindLetter ? enough : 0
    case "~": return isBehindLetter && before?.isVowel == true ? enough : 0
    case ":":
      guard let before, before.isVowel || before == "@" || before == "}" || before == "3" else {
        return 0
      }
      if before == "3", index < word.lowerBound + 2 || !hint.scalars[index - 2].isLatinLetter {
        return 0
      }
      // A word may end in a colon.
      return isBeforeLetter ? enough : after == nil ? 1 : 0
    default: return 0
    }
  }

  /// A capital between small letters, where it stands for another sound than the small letter.
  private static func capitalWeight(
    at index: Int, of word: Range<Int>, in hint: HintText
  ) -> Int {
    let scalar = hint.scalars[index]
    let before = index > word.lowerBound ? hint.scalars[index - 1] : nil
    let after = index + 1 < word.upperBound ? hint.scalars[index + 1] : nil
    let isLast = after == nil
    guard isLast || after?.isCapital == false else {
      // “SIp” and “tSIp”: a consonant's capital at the start before a vowel's.
      guard before == nil || index == word.lowerBound + 1 && isAffricate(before, scalar),
        "STDZ".unicodeScalars.contains(scalar), let after, after.isOddVowel,
        index + 2 < word.upperBound, hint.scalars[index + 2].isSmall
      else { return 0 }
      return 1
    }
    guard let before else { return 0 }
    if scalar == "I" || scalar == "U" {
      // The second half of a diphthong.
      if "aeoO@E{V".unicodeScalars.contains(before), isLast || after?.isVowel == false { return 1 }
    }
    let isAfterConsonant =
      before.isSmall && !before.isVowel
      || index == word.lowerBound + 1 && "STDZ".unicodeScalars.contains(before)
      || index == word.lowerBound + 2 && isAffricate(hint.scalars[word.lowerBound], before)
    if scalar.isOddVowel {
      return isAfterConsonant && (isLast || after?.isSmall == true && after?.isVowel == false)
        ? 1 : 0
    }
    guard hint.scalars[word.lowerBound].isSmall, "NSTDZ".unicodeScalars.contains(scalar) else {
      return 0
    }
    if isLast { return before.isSmall || before.isVowel ? 1 : 0 }
    return (isAffricate(before, scalar) || before.isVowel) && after?.isVowel == true ? 1 : 0
  }

  /// Whether two letters stand for the sound of “ch” or “j”.
  private static func isAffricate(_ first: Unicode.Scalar?, _ second: Unicode.Scalar) -> Bool {
    first == "t" && second == "S" || first == "d" && second == "Z"
  }

  /// Whether braces stand round something, and so are no vowels.
  private static func hasClosingBrace(_ hint: HintText) -> Bool {
    hint.scalars.firstIndex(of: "{").map { hint.scalars[$0...].contains("}") } ?? false
  }

  /// Whether quotation marks stand round words, and so are no stress marks.
  private static func hasClosingQuote(_ hint: HintText) -> Bool {
    hint.scalars.indices.contains { index in
      hint.scalars[index] == "\"" && index > 0 && !hint.scalars[index - 1].properties.isWhitespace
        && hint.scalar(index + 1)?.properties.isAlphabetic != true
    }
  }
}

extension Unicode.Scalar {
  /// A capital that stands for a vowel unlike the small letter's.
  fileprivate var isOddVowel: Bool { "IEVQUAO".unicodeScalars.contains(self) }

  fileprivate var isVowel: Bool { "aeiouyAEIOUVQ".unicodeScalars.contains(self) }
}

extension HintText {
  /// Whether a word is the plural of letters that are spelled out: “TVs”.
  fileprivate func isPluralOfCapitals(_ word: Range<Int>) -> Bool {
    word.count > 1 && scalars[word].last == "s" && scalars[word].dropLast().allSatisfy(\.isCapital)
  }
}

extension String {
  /// The letters and digits alone, in small letters.
  fileprivate var squeezed: String {
    String(
      lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      })
  }
}
