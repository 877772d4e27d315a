extension Zhuyin {
  /// Reads a text in zhuyin, with or without spaces between the syllables.
  ///
  /// Tone marks stand behind their syllables or in front of all of them, with or without a space between;
  /// the dot of the neutral tone stands on either side. A `ㄦ` without mark behind another syllable is the
  /// r of 儿.
  ///
  /// - Parameter scalars: the text or a part of it.
  /// - Returns: at least one syllable, each with one candidate and a tone, in the order of the text; `nil`
  ///   where something isn't zhuyin, is no syllable of Mandarin or has two tones.
  package static func read(_ scalars: ArraySlice<Unicode.Scalar>) -> [PlacedSyllable]? {
    guard let elements = elements(of: scalars), let tones = tones(of: elements) else {
      return nil
    }
    var syllables: [PlacedSyllable] = []
    for (element, tone) in zip(elements, tones) {
      guard case .syllable(let base) = element.kind else { continue }
      // No word is pronounced er1.
      let isFinalR = base == "er" && tone == nil && !syllables.isEmpty
      syllables.append(
        PlacedSyllable(
          [isFinalR ? "r" : base], tone: tone?.tone ?? (isFinalR ? 5 : 1),
          range: min(
            element.range.lowerBound, tone?.range.lowerBound ?? .max)..<max(
              element.range.upperBound, tone?.range.upperBound ?? 0)))
    }
    return syllables.isEmpty ? nil : syllables
  }

  /// The pinyin of each syllable, by its letters without tone.
  private static let bases = Dictionary(
    SyllableInventory.pinyin.all.compactMap { base in
      letters(for: base).map { (Array($0.unicodeScalars), base) }
    },
    // The rare `eh` and `wong` sound as `ê` and `weng` do.
    uniquingKeysWith: { ["eh", "wong"].contains($0) ? $1 : $0 })

  /// The pinyin of the longest syllable at the start of some letters, and how many it takes.
  private static func syllable(
    startingWith letters: ArraySlice<Unicode.Scalar>
  ) -> (base: String, count: Int)? {
    for count in (1...3).reversed() where count <= letters.count {
      if let base = bases[Array(letters.prefix(count))] { return (base, count) }
    }
    return nil
  }

  /// A syllable or a tone mark, as they stand one behind the other.
  private struct Element {
    enum Kind: Equatable {
      case syllable(String)
      case mark(Int)
    }

    let kind: Kind
    let range: Range<Int>
  }

  /// A mark that a syllable has been given.
  private struct Tone {
    let tone: Int
    let range: Range<Int>
  }

  private static func elements(of scalars: ArraySlice<Unicode.Scalar>) -> [Element]? {
    let letters = scalars.map(letter)
    var elements: [Element] = []
    var index = 0
    while index < letters.count {
      let start = scalars.startIndex + index
      let scalar = scalars[start]
      if let tone = tone(of: scalar) {
        elements.append(Element(kind: .mark(tone), range: start..<start + 1))
        index += 1
      } else if scalar.properties.isWhitespace || separators.contains(scalar) {
        index += 1
      } else if let (base, count) = syllable(startingWith: letters[index...]) {
        elements.append(Element(kind: .syllable(base), range: start..<start + count))
        index += count
      } else {
        return nil
      }
    }
    return elements
  }

  /// Gives each mark to a syllable; `nil` where one stands beside no syllable that lacks one.
  private static func tones(of elements: [Element]) -> [Tone?]? {
    var tones = [Tone?](repeating: nil, count: elements.count)
    var marksLead = false
    if case .mark(let tone) = elements.first?.kind { marksLead = tone != 5 }
    // From the end, as a dot belongs in front of a syllable that has no mark behind it.
    for (index, element) in elements.enumerated().reversed() {
      guard case .mark(let tone) = element.kind else { continue }
      func isFree(_ other: Int) -> Bool {
        guard elements.indices.contains(other), case .syllable = elements[other].kind else {
          return false
        }
        return tones[other] == nil
      }
      let isCloserToLast =
        isFree(index - 1) && isFree(index + 1)
        && elements[index - 1].range.upperBound == element.range.lowerBound
        && elements[index + 1].range.lowerBound > element.range.upperBound
      let isInFront = marksLead || (tone == 5 && isFree(index + 1) && !isCloserToLast)
      let owner = isInFront ? index + 1 : index - 1
      guard isFree(owner) else { return nil }
      tones[owner] = Tone(tone: tone, range: element.range)
    }
    return tones
  }

  /// The letter that is meant: Han characters and strokes of the looks of `ㄧ` are common, as are the
  /// syllabic letters for `ㄇ` and `ㄫ` and the old form of `ㄜ`.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "一", "丨", "｜", "|": "ㄧ"
    case "ㆬ": "ㄇ"
    case "ㆭ": "ㄫ"
    case "ㄮ": "ㄜ"
    default: scalar
    }
  }

  private static let separators: Set<Unicode.Scalar> = ["-", "‐", "‑", "–", ",", "，", "、"]

  /// The tone of a mark, in whichever of the characters of its looks; or of a digit in its place.
  private static func tone(of scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "ˉ", "¯", "\u{304}", "1": 1
    case "ˊ", "´", "\u{301}", "2": 2
    case "ˇ", "˘", "\u{30C}", "\u{306}", "3": 3
    case "ˋ", "`", "\u{300}", "4": 4
    case "˙", "·", "•", "・", "\u{307}", "5": 5
    default: nil
    }
  }
}
