/// Which syllables of a hint stand for which characters of its phrase, so that as much as possible fits.
struct HintAlignment {
  /// A piece of the phrase with its syllables. Either may be empty, not both.
  struct Step: Equatable {
    /// Indices into the units of the phrase: one, two where an erhua syllable covers 儿 too.
    let units: Range<Int>
    /// Indices into the tokens of the hint.
    let tokens: Range<Int>
    /// How a syllable fits its character; `nil` for other pieces.
    var fit: SyllableFit?
  }

  let steps: [Step]

  /// - Returns: `nil` where there is more to compare than a term or name has.
  init?(of tokens: [HintToken], with units: [PhraseUnit], fits: SyllableFits) {
    if let steps = Self.inPlace(tokens, units, fits) {
      self.steps = steps
      return
    }
    let columns = tokens.count + 1
    guard units.count <= Self.most, tokens.count <= Self.most else { return nil }
    var best = Array(repeating: Int.max, count: (units.count + 1) * columns)
    var taken = Array(repeating: Step(units: 0..<0, tokens: 0..<0), count: best.count)
    best[0] = 0
    for unit in 0...units.count {
      for token in 0...tokens.count {
        let cost = best[unit * columns + token]
        guard cost < Int.max else { continue }
        func offer(_ step: Step, _ price: Int) {
          let place = step.units.upperBound * columns + step.tokens.upperBound
          guard cost + price < best[place] else { return }
          best[place] = cost + price
          taken[place] = step
        }
        if token < tokens.count, unit < units.count {
          Self.pair(unit, token, units, tokens, fits, offer)
        }
        if unit < units.count {
          offer(Step(units: unit..<(unit + 1), tokens: token..<token), units[unit].priceOfSilence)
        }
        if token < tokens.count {
          offer(Step(units: unit..<unit, tokens: token..<(token + 1)), Price.gap)
        }
      }
    }
    var steps: [Step] = []
    var place = best.count - 1
    while place > 0 {
      steps.append(taken[place])
      place = taken[place].units.lowerBound * columns + taken[place].tokens.lowerBound
    }
    self.steps = steps.reversed()
  }

  /// Units and tokens beyond this number aren't aligned.
  static let most = 64

  /// Character by character, where there are as many of them as syllables and at most one doesn't fit, or
  /// too many to look for better.
  private static func inPlace(
    _ tokens: [HintToken], _ units: [PhraseUnit], _ fits: SyllableFits
  ) -> [Step]? {
    var steps: [Step] = []
    var next = 0
    for (index, unit) in units.enumerated() {
      switch unit.kind {
      case .silent:
        steps.append(Step(units: index..<(index + 1), tokens: next..<next))
      case .character:
        guard let fit = fits.fit(of: next, in: tokens, to: index, of: units) else { return nil }
        steps.append(
          Step(units: index..<(index + 1), tokens: next..<(next + 1), fit: fit))
        next += 1
      case .word, .number, .sign: return nil
      }
    }
    guard next == tokens.count else { return nil }
    let misfits = steps.count { $0.fit?.isMisfit ?? false }
    return misfits < 2 || units.count > most ? steps : nil
  }

  /// Offers the ways in which a unit and the tokens from one on belong together.
  private static func pair(
    _ unit: Int, _ token: Int, _ units: [PhraseUnit], _ tokens: [HintToken], _ fits: SyllableFits,
    _ offer: (Step, Int) -> Void
  ) {
    switch units[unit].kind {
    case .character:
      guard let fit = fits.fit(of: token, in: tokens, to: unit, of: units) else { return }
      offer(Step(units: unit..<(unit + 1), tokens: token..<(token + 1), fit: fit), fit.price)
      if let merged = fits.fitWithErhua(of: token, in: tokens, to: unit, of: units) {
        offer(
          Step(units: unit..<(unit + 2), tokens: token..<(token + 1), fit: merged), merged.price)
      }
    case .word, .number, .sign:
      for count in 1...min(units[unit].mostSyllables, tokens.count - token) {
        let spoken = token..<(token + count)
        offer(
          Step(units: unit..<(unit + 1), tokens: spoken),
          units[unit].price(of: tokens[spoken], spelling: fits.spelling))
      }
    case .silent: break
    }
  }

  /// What departures cost: the less, the likelier. One tone off is likelier than another reading, and that
  /// than a syllable too many or too few.
  enum Price {
    static let slight = 1, unknown = 3, tone = 10, reading = 15, gap = 20
  }
}

extension PhraseUnit {
  /// What it costs to have no syllable for it.
  fileprivate var priceOfSilence: Int { isSpoken ? HintAlignment.Price.gap : 0 }

  /// How many syllables it may take.
  fileprivate var mostSyllables: Int {
    switch kind {
    case .silent: 0
    case .character, .sign: 1
    case .word(let letters): letters * 4
    case .number(let digits): digits * 3
    }
  }

  fileprivate func price(of tokens: ArraySlice<HintToken>, spelling: ChineseSpelling) -> Int {
    let small = text.lowercased()
    if tokens.count == 1, tokens.first?.content == .word(small) { return 0 }
    guard case .number = kind else { return HintAlignment.Price.unknown }
    let areNumerals = tokens.allSatisfy { token in
      guard case .syllable(let letters, _) = token.content else { return false }
      return spelling.numerals.contains(letters)
    }
    return areNumerals ? 0 : HintAlignment.Price.unknown * 2
  }
}

extension ChineseSpelling {
  /// The syllables that digits are read with, without tones.
  fileprivate var numerals: Set<String> {
    switch self {
    case .pinyin:
      [
        "ling", "yi", "yao", "er", "liang", "san", "si", "wu", "liu", "qi", "ba", "jiu", "shi",
        "bai", "qian", "wan", "dian",
      ]
    case .jyutping:
      [
        "ling", "jat", "ji", "loeng", "saam", "sei", "ng", "luk", "cat", "baat", "gau", "sap",
        "jaa", "baak", "cin", "maan", "dim",
      ]
    }
  }
}
