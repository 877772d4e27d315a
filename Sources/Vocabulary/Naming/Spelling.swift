/// The letters of a folded text, with what may stand between and on them in one spelling and lack in
/// another.
struct Spelling: Sendable {
  struct Letter: Sendable {
    let element: FoldedText.Element
    /// Where it stands in the folded text, with the accents that belong to it.
    var place: Range<Int>
    /// The space, hyphen or apostrophe before it; `nil` when it follows another letter.
    let separator: UInt32?
    var accents: [UInt32] = []
  }

  let letters: [Letter]

  init(_ elements: [FoldedText.Element], dropsAccents: Bool) {
    var letters: [Letter] = []
    letters.reserveCapacity(elements.count)
    var separator: UInt32?
    for (index, element) in elements.enumerated() {
      if Self.separators.contains(element.value) {
        separator = separator ?? element.value
      } else if dropsAccents, separator == nil, Self.accents.contains(element.value),
        let last = letters.last, ScriptClass(of: last.element.value) == .latin
      {
        letters[letters.count - 1].accents.append(element.value)
        letters[letters.count - 1].place = last.place.lowerBound..<(index + 1)
      } else {
        letters.append(Letter(element: element, place: index..<(index + 1), separator: separator))
        separator = nil
      }
    }
    self.letters = letters
  }

  private static let separators: Set<UInt32> = [0x20, 0x27, 0x2D]

  /// Combining marks as Latin letters have them.
  private static let accents: ClosedRange<UInt32> = 0x0300...0x036F

  var values: [UInt32] { letters.map(\.element.value) }

  /// Where some of the letters stand in the folded text.
  func place(of part: Range<Int>) -> Range<Int> {
    letters[part.lowerBound].place.lowerBound..<letters[part.upperBound - 1].place.upperBound
  }

  /// Whether a hyphen joins a stretch of a text to another word, so that its own hyphens may come of it.
  static func isJoined(_ place: Range<Int>, in elements: [FoldedText.Element]) -> Bool {
    let hyphen: UInt32 = 0x2D
    let before = place.lowerBound > 0 ? elements[place.lowerBound - 1].value : 0
    let behind = place.upperBound < elements.count ? elements[place.upperBound].value : 0
    return before == hyphen || behind == hyphen
  }

  /// Whether some of the letters, the same as the term's, are most probably meant for the term and
  /// spelled otherwise.
  func isSlip(_ part: Range<Int>, of term: Spelling) -> Bool {
    let own = letters[part]
    let isParted = term.letters.dropFirst().contains { $0.separator != nil }
    let isCapital = part.lowerBound > 0 && letters[part.lowerBound].element.isUppercase
    var differs = false
    for (index, (letter, other)) in zip(own, term.letters).enumerated() {
      if letter.accents != other.accents {
        // “Practica” may be the verb where “Práctica” is the term.
        guard isParted || isCapital else { return false }
        differs = true
      }
      guard index > 0, letter.separator != other.separator else { continue }
      // “Warm up” for “Warm-up” or “Warmup” may be the verb, “Stair storm” for “StairStorm” is not.
      if letter.separator == 0x20, !other.element.isUppercase { return false }
      differs = true
    }
    return differs
  }
}
