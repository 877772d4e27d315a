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
    // What looks like zhuyin is something else where there is none.
    guard scalars.contains(where: \.isZhuyin), let elements = elements(of: scalars),
      let marks = marks(of: elements)
    else { return nil }
    var syllables: [PlacedSyllable] = []
    for (element, mark) in zip(elements, marks) {
      guard let base = element.base else { continue }
      let start = min(element.range.lowerBound, mark?.range.lowerBound ?? .max)
      let end = max(element.range.upperBound, mark?.range.upperBound ?? 0)
      // No word is pronounced er1.
      let isFinalR = base == "er" && mark == nil && !syllables.isEmpty
      syllables.append(
        isFinalR
          ? PlacedSyllable(["r"], tone: 5, range: start..<end)
          : PlacedSyllable([base], tone: mark?.tone ?? 1, range: start..<end))
    }
    return syllables
  }

  /// A syllable or a tone mark, as they stand one behind the other.
  private struct Element {
    /// The pinyin of a syllable; `nil` for a mark.
    let base: String?
    /// The tone of a mark; `nil` for a syllable.
    let tone: Int?
    let range: Range<Int>
  }

  private static func elements(of text: ArraySlice<Unicode.Scalar>) -> [Element]? {
    let scalars = Array(text)
    let letters = scalars.map(letter)
    var elements: [Element] = []
    var index = 0
    while index < scalars.count {
      let start = text.startIndex + index
      if let tone = tone(of: scalars[index]) {
        elements.append(Element(base: nil, tone: tone, range: start..<start + 1))
        index += 1
      } else if let (base, count) = syllable(startingWith: letters[index...]) {
        elements.append(Element(base: base, tone: nil, range: start..<start + count))
        index += count
      } else {
        let meaning = HintUnit(scalars, at: index).meaning
        guard meaning == .space || meaning == .separator else { return nil }
        index += 1
      }
    }
    return elements
  }

  /// The pinyin of the longest syllable at the start of some letters, and how many it takes.
  private static func syllable(
    startingWith letters: ArraySlice<Unicode.Scalar>
  ) -> (base: String, count: Int)? {
    for count in (1...3).reversed() where count <= letters.count {
      if let base = bases[Array(letters.prefix(count))] { return (base, count) }
    }
    return nil
  }

  /// The pinyin of each syllable, by its letters without tone.
  private static let bases = Dictionary(
    SyllableInventory.pinyin.all.compactMap { base in
      letters(for: base).map { (Array($0.unicodeScalars), base) }
    },
    // The rare `eh` and `wong` sound as `ê` and `weng` do.
    uniquingKeysWith: { ["eh", "wong"].contains($0) ? $1 : $0 })

  /// For each element the mark that belongs to it; `nil` where a mark stands beside no syllable that
  /// lacks one.
  private static func marks(of elements: [Element]) -> [Element?]? {
    var marks = [Element?](repeating: nil, count: elements.count)
    func lacksMark(_ index: Int) -> Bool {
      elements.indices.contains(index) && elements[index].tone == nil && marks[index] == nil
    }
    let areAllInFront = elements.first?.tone.map { $0 != 5 } ?? false
    // From the end, as a dot belongs in front of a syllable that has no mark behind it.
    for (index, mark) in elements.enumerated().reversed() where mark.tone != nil {
      let isDotInFront =
        mark.tone == 5 && lacksMark(index + 1)
        && !(lacksMark(index - 1) && isCloserToLast(index, elements))
      let owner = areAllInFront || isDotInFront ? index + 1 : index - 1
      guard lacksMark(owner) else { return nil }
      marks[owner] = mark
    }
    return marks
  }

  /// Whether there is a space behind an element and none in front.
  private static func isCloserToLast(_ index: Int, _ elements: [Element]) -> Bool {
    let range = elements[index].range
    return elements[index - 1].range.upperBound == range.lowerBound
      && elements[index + 1].range.lowerBound > range.upperBound
  }

  /// The letter that is meant: characters and strokes of the looks of `ㄧ` are common, as are the syllabic
  /// letters for `ㄇ` and `ㄫ` and the old form of `ㄜ`.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "一", "丨", "｜", "|": "ㄧ"
    case "ㆬ": "ㄇ"
    case "ㆭ": "ㄫ"
    case "ㄮ": "ㄜ"
    default: scalar
    }
  }

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

extension Unicode.Scalar {
  /// Whether this is a letter of zhuyin, be it one of those for other languages than Mandarin.
  var isZhuyin: Bool {
    (0x3100...0x312F).contains(value) || (0x31A0...0x31BF).contains(value)
  }
}
