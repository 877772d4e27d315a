extension HintReading {
  /// What shows when the syllables are held against the inventory and the phrase's characters.
  var readingFaults: [HintFault] {
    guard scan.isLegible else { return [] }
    let swapped = Set(swapped.flatMap { [$0, $0 + 1] })
    let misfits = steps.indices.filter { !swapped.contains($0) && steps[$0].fit?.isMisfit == true }
    let gaps = gapFault
    let strange = misfits.count { steps[$0].fit != .otherTone } + (gaps?.ranges.count ?? 0)
    let isMostStrange = strange > 1 && strange * 2 > phrase.characters.count
    if isMostStrange || misfits.count > Self.mostMisfits { return [otherWordFault] }
    return self.swapped.compactMap(orderFault) + misfits.compactMap(misfitFault)
      + [gaps].compactMap(\.self) + spokenForms + syllableFaults + unusualReadings
  }

  /// More syllables that don't fit are told of together.
  private static let mostMisfits = 8

  // MARK: - One syllable

  private func misfitFault(of index: Int) -> HintFault? {
    let step = steps[index]
    guard let character = character(of: step), let range = range(of: step) else { return nil }
    let sound = scan.scalars.quoted(range)
    let known = readings(of: step)
    let isRead = "\(character) is read \(known.listed)\(rule.region)"
    switch step.fit {
    case .otherTone:
      return HintFault(
        kind: .tone, ranges: [range], message: "\(isRead); \(sound) has another tone")
    case .otherReading:
      return HintFault(
        kind: .reading, ranges: [range], message: "\(isRead); \(sound) is no reading of it")
    case .noSyllable:
      let advice = known.isEmpty ? "" : "; \(isRead)"
      return HintFault(
        kind: .noSyllable, ranges: [range],
        message: "\(sound) is no syllable of \(spelling.name)\(advice)")
    default: return nil
    }
  }

  private func orderFault(at index: Int) -> HintFault? {
    guard let first = character(of: steps[index]), let second = character(of: steps[index + 1]),
      let start = range(of: steps[index]), let end = range(of: steps[index + 1])
    else { return nil }
    return HintFault(
      kind: .order, ranges: [start.lowerBound..<end.upperBound],
      message:
        "\(scan.scalars.quoted(start)) and \(scan.scalars.quoted(end)) stand in the wrong order: \(first) comes before \(second)"
    )
  }

  /// Syllables that don't exist and were compared with no character, and those no word is known to have.
  private var syllableFaults: [HintFault] {
    // A word in Latin letters may be respelt in any way.
    let compared = Set(steps.filter { !$0.units.isEmpty }.flatMap(\.tokens))
    let inventory = SyllableInventory.of(spelling)
    var unknown: [(letters: String, range: Range<Int>)] = []
    var unattested: [Range<Int>] = []
    for (index, token) in scan.tokens.enumerated() {
      // One without a tone is a fault already.
      guard case .syllable(let letters, _?) = token.content else { continue }
      if !spelling.has(letters) {
        if !compared.contains(index) { unknown.append((letters, token.range)) }
      } else if inventory.standing(of: letters) == .formal {
        unattested.append(token.range)
      }
    }
    var faults: [HintFault] = []
    if let first = unknown.first {
      let advice =
        unknown.count > 1 || phrase.words.hasWords
        ? nil
        : inventory.nearest(to: first.letters).map {
          "; did you mean “\(ChineseSpelling.written($0))”?"
        }
      faults.append(
        HintFault(
          kind: .noSyllable, ranges: unknown.map(\.range),
          message:
            "\(scan.scalars.samples(unknown.map(\.range))) \(unknown.count == 1 ? "is no syllable" : "are no syllables") of \(spelling.name)\(advice ?? "")"
        ))
    }
    if !unattested.isEmpty {
      let verb = unattested.count == 1 ? "follows" : "follow"
      faults.append(
        HintFault(
          kind: .unattestedSyllable, ranges: unattested,
          message:
            "\(scan.scalars.samples(unattested)) \(verb) the rules of \(spelling.name), but no character is read so"
        ))
    }
    return faults
  }

  // MARK: - The whole hint

  /// Characters without a syllable and syllables without a character.
  private var gapFault: HintFault? {
    let missing = steps.filter { $0.tokens.isEmpty && isSpoken($0) }
    let extra = steps.filter { $0.units.isEmpty }
    guard !missing.isEmpty || !extra.isEmpty, let whole else { return nil }
    let near = missing.map { step in
      // The syllable before the gap, or the first one.
      let index = max(step.tokens.lowerBound - 1, 0)
      return scan.tokens.indices.contains(index) ? scan.tokens[index].range : whole
    }
    var clauses: [String] = []
    if !missing.isEmpty {
      let texts = missing.map(text)
      let before = missing.count == 1 ? missing[0].tokens.lowerBound - 1 : -1
      let place = before < 0 ? "" : ", behind \(scan.scalars.quoted(scan.tokens[before].range)),"
      clauses.append(
        "\(Self.shortened(texts))\(place) \(texts.count == 1 ? "has" : "have") no syllable")
    }
    if !extra.isEmpty {
      let sounds = extra.compactMap(range).map(scan.scalars.quoted)
      clauses.append("\(Self.shortened(sounds)) \(sounds.count == 1 ? "has" : "have") no character")
    }
    let ranges = Set(near + extra.compactMap(range)).sorted { $0.lowerBound < $1.lowerBound }
    return HintFault(
      kind: .syllableCount, ranges: ranges,
      message:
        "The hint doesn't have one syllable for each character: \(clauses.joined(separator: ", "))"
    )
  }

  private var otherWordFault: HintFault {
    let expected = phrase.characters.prefix(8).map { character in
      fits.readings.readings(of: character).first?.written ?? String(Character(character))
    }
    let more = phrase.characters.count > 8 ? " …" : ""
    return HintFault(
      kind: .otherWord, ranges: [whole ?? 0..<scan.scalars.count],
      message:
        "The hint seems to be of another word: the phrase's characters are read like “\(expected.joined(separator: " "))\(more)”"
    )
  }

  /// From the first syllable to the last.
  private var whole: Range<Int>? {
    guard let first = scan.tokens.first, let last = scan.tokens.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  private static func shortened(_ items: [String]) -> String {
    items.prefix(3).joined(separator: ", ")
      + (items.count > 3 ? " and \(items.count - 3) more" : "")
  }
}

extension ChineseHintRule {
  /// Where the readings hold, for messages; empty for the language at large.
  fileprivate var region: String {
    switch self {
    case .zhCN: ""
    case .zhTW: " in Taiwan"
    case .zhHK: " in Cantonese"
    }
  }
}

extension [ToneSyllable] {
  /// The first four, quoted, with “or”.
  var listed: String {
    let quoted = prefix(4).map { "“\($0.written)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
