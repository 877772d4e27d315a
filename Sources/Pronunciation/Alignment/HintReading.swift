/// A hint beside its phrase: the one place where both are looked at together.
struct HintReading {
  let phrase: HintPhrase
  let scan: HintScan
  let fits: SyllableFits
  /// `nil` where there is nothing to compare, or too much.
  let alignment: HintAlignment?

  init(_ hint: [Unicode.Scalar], for phrase: HintPhrase) {
    self.phrase = phrase
    scan = HintScan(hint, for: phrase)
    fits = SyllableFits(phrase.rule)
    alignment =
      scan.isLegible && phrase.hasCharacters
      ? HintAlignment(of: scan.tokens, with: phrase.units, fits: fits) : nil
  }

  var rule: ChineseHintRule { phrase.rule }
  var spelling: ChineseSpelling { rule.spelling }
  var steps: [HintAlignment.Step] { alignment?.steps ?? [] }

  /// The Chinese character of a step; `nil` for other pieces of the phrase.
  func character(of step: HintAlignment.Step) -> Unicode.Scalar? {
    guard let unit = step.units.first, case .character(let character) = phrase.units[unit].kind
    else { return nil }
    return character
  }

  /// Whether a step's piece of the phrase is said.
  func isSpoken(_ step: HintAlignment.Step) -> Bool {
    phrase.units[step.units].contains(where: \.isSpoken)
  }

  /// A step's piece of the phrase.
  func text(of step: HintAlignment.Step) -> String {
    phrase.units[step.units].map(\.text).joined()
  }

  /// The readings of a step's character, the usual one first.
  func readings(of step: HintAlignment.Step) -> [ToneSyllable] {
    character(of: step).map(fits.readings.readings) ?? []
  }

  /// The Unicode scalars of the hint that a step's syllables take.
  func range(of step: HintAlignment.Step) -> Range<Int>? {
    let ranges = scan.tokens[step.tokens].map(\.range)
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// Neighbours that fit each other's characters and not their own: the first of each two steps.
  var swapped: [Int] {
    var found: [Int] = []
    for first in steps.indices.dropLast() where found.last != first - 1 {
      let pair = [steps[first], steps[first + 1]]
      guard pair.allSatisfy({ $0.fit?.isMisfit ?? false }),
        fits.fit(
          of: pair[1].tokens.lowerBound, in: scan.tokens, to: pair[0].units.lowerBound,
          of: phrase.units) == .exact,
        fits.fit(
          of: pair[0].tokens.lowerBound, in: scan.tokens, to: pair[1].units.lowerBound,
          of: phrase.units) == .exact
      else { continue }
      found.append(first)
    }
    return found
  }
}
