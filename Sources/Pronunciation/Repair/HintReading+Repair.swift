extension HintReading {
  /// The hint as it should be: mended, turned into pinyin, or else what the tables have for the phrase if
  /// that is one reading alone; `nil` when there is no telling.
  func suggestion(for faults: [HintFault]) -> String? {
    guard isOfAName else { return nil }
    // Letters of the other language resemble readings that nobody means.
    let isOtherLanguage = faults.contains { $0.kind == .otherLanguage }
    if !isOtherLanguage, let repaired { return repaired }
    if !isOtherLanguage, let bare = withoutBrackets.flatMap({ clean($0.text) }) { return bare }
    if let converted = fromZhuyin {
      return clean(converted)
        ?? HintReading(Array(converted.unicodeScalars), for: phrase).repaired
    }
    guard faults.contains(where: \.saysNothingOfPhrase),
      let suggested = SuggestedReading(of: phrase.text, under: rule),
      suggested.parts.allSatisfy(\.alternatives.isEmpty)
    else { return nil }
    return clean(suggested.written)
  }

  /// A hint for the phrase, if its form is right and it has no fault that matters.
  func clean(_ text: String) -> String? {
    let again = HintReading(Array(text.unicodeScalars), for: phrase)
    let isClean =
      again.scan.formatFaults.isEmpty && again.readingFaults.allSatisfy { $0.weight == .minor }
    return isClean && !again.scan.tokens.isEmpty ? text : nil
  }

  /// A hint in zhuyin as pinyin; `nil` when it holds anything else.
  private var fromZhuyin: String? {
    guard spelling == .pinyin, scan.places[.zhuyin] != nil else { return nil }
    let syllables = Zhuyin.read(scan.scalars[...])?.map(\.syllable)
    guard let syllables, !syllables.contains(nil) else { return nil }
    return syllables.compactMap { $0?.written }.joined(separator: " ")
  }

  /// The hint with all faults mended; `nil` when there is no one way to do it.
  ///
  /// A syllable that doesn't fit its character gives way to the character's reading if it has but one.
  var repaired: String? {
    let formed = HintReading(scan.mendedAndTrimmed, for: phrase)
    guard formed.scan.isLegible, let text = formed.withReadings(), text != String(scan.scalars)
    else { return nil }
    return clean(text)
  }

  /// The hint with readings where they are missing or wrong; `nil` where the tables have several.
  private func withReadings() -> String? {
    var sounds = scan.tokens.map { String(scan.scalars[$0.range]) }
    let swapped = swapped
    for index in swapped {
      sounds.swapAt(steps[index].tokens.lowerBound, steps[index + 1].tokens.lowerBound)
    }
    let settled = Set(swapped.flatMap { [$0, $0 + 1] })
    let likely = likelySyllables ?? [:]
    for (index, step) in steps.enumerated() where !settled.contains(index) {
      switch (step.fit, step.units.isEmpty, step.tokens.first) {
      case (_, true, let extra?): sounds[extra] = ""
      case (nil, false, nil) where isSpoken(step):
        guard let reading = onlyReading(of: step, likely: likely) else { return nil }
        insert(reading.written, before: step.tokens.lowerBound, in: &sounds)
      case (.toneless, _, let token?), (.otherTone, _, let token?), (.otherReading, _, let token?),
        (.noSyllable, _, let token?):
        guard let reading = onlyReading(of: step, likely: likely) else { return nil }
        sounds[token] = reading.written
      default: break
      }
    }
    return assembled(sounds)
  }

  /// The one reading that a character can have where its syllable stands; `nil` when it has several, or
  /// the phrase is a known word with another.
  private func onlyReading(
    of step: HintAlignment.Step, likely: [Int: ToneSyllable]
  ) -> ToneSyllable? {
    let known = readings(of: step)
    // A doubled character often has the neutral tone the second time.
    if step.fit == .toneless, spelling == .pinyin, let unit = step.units.first, unit > 0,
      phrase.units[unit - 1].kind == phrase.units[unit].kind
    {
      return nil
    }
    let expected = step.units.first.flatMap { likely[$0] }
    var fitting = known
    if let token = step.tokens.first, case .syllable(let letters, _) = scan.tokens[token].content {
      let meant =
        step.fit == .noSyllable ? SyllableInventory.of(spelling).nearest(to: letters) : letters
      let alike = known.filter { $0.letters == meant }
      if !alike.isEmpty { fitting = alike }
    }
    guard let expected else { return fitting.count == 1 ? fitting.first : nil }
    // A known word tells which of several tones is meant, and a neutral one that the character alone hasn't.
    let isOfWord = expected != known.first
    guard fitting.count == 1 || isOfWord,
      fitting.contains(where: { $0.letters == expected.letters }),
      expected.tone == 5 || fitting.contains(expected)
    else { return nil }
    return expected
  }

  private func insert(_ sound: String, before token: Int, in sounds: inout [String]) {
    if sounds.indices.contains(token) {
      sounds[token] = sound + " " + sounds[token]
    } else if let last = sounds.indices.last {
      sounds[last] += " " + sound
    }
  }

  /// The hint with other sounds in the places of its tokens, and single spaces.
  private func assembled(_ sounds: [String]) -> String {
    var text = ""
    var end = 0
    for (token, sound) in zip(scan.tokens, sounds) {
      text += String(scan.scalars[end..<token.range.lowerBound]) + sound
      end = token.range.upperBound
    }
    text += String(scan.scalars[end...])
    return text.split(separator: " ").joined(separator: " ")
  }
}

extension HintScan {
  /// The hint with its form mended, without spaces at its ends or doubled ones.
  fileprivate var mendedAndTrimmed: [Unicode.Scalar] {
    Array(mended.split(separator: " ").joined(separator: [" "]))
  }
}
