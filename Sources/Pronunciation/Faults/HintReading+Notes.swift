/// What may well be right, and is for a person to say.
extension HintReading {
  /// Tones and sounds as they are spoken, which no table has for the character.
  var spokenForms: [HintFault] {
    let unusual = steps.filter { [.neutral, .sandhi, .retroflex].contains($0.fit) }
    guard !unusual.isEmpty else { return [] }
    let likely = likelySyllables ?? [:]
    return unusual.compactMap { step in
      guard let fit = step.fit, let character = character(of: step), let range = range(of: step)
      else { return nil }
      let sound = scan.scalars.quoted(range)
      let known = readings(of: step).listed
      switch fit {
      case .neutral:
        // A known word has it.
        if step.units.first.flatMap({ likely[$0] })?.tone == 5 { return nil }
        return HintFault(
          kind: .neutralTone, ranges: [range],
          message:
            "\(sound) gives \(character) the neutral tone, which isn't on record for it; alone it is read \(known)"
        )
      case .sandhi:
        return HintFault(
          kind: .spokenTone, ranges: [range],
          message:
            "\(sound) gives \(character) the tone it is spoken with beside its neighbour; dictionaries write \(known)"
        )
      case .retroflex:
        return HintFault(
          kind: .retroflex, ranges: [range],
          message:
            "\(sound) ends in the r of 儿, which the phrase doesn't have; \(character) is read \(known)"
        )
      default: return nil
      }
    }
  }

  /// Readings that are neither those of known words nor, outside such words, the usual ones.
  var unusualReadings: [HintFault] {
    let exact = steps.filter { $0.fit == .exact && readings(of: $0).count > 1 }
    guard !exact.isEmpty, let likely = likelySyllables else { return [] }
    return exact.compactMap { step in
      guard let unit = step.units.first, let token = step.tokens.first,
        let sound = plainSyllable(of: token), let expected = likely[unit], sound != expected,
        let character = character(of: step), !isVariety(sound, of: character, for: expected)
      else { return nil }
      let isUsual = expected == readings(of: step).first
      return HintFault(
        kind: .unusualReading, ranges: [scan.tokens[token].range],
        message:
          "\(character) is \(isUsual ? "mostly" : "probably") read “\(expected.written)”\(isUsual ? "" : " here"); verify “\(sound.written)”"
      )
    }
  }

  /// The likely syllable of each unit that is a character; `nil` where the phrase can't be read.
  var likelySyllables: [Int: ToneSyllable]? {
    let characters = phrase.units.indices.filter { unit in
      if case .character = phrase.units[unit].kind { true } else { false }
    }
    let likely = SuggestedReading(of: phrase.text, under: rule)?.parts.compactMap(\.syllable)
    guard let likely, likely.count == characters.count else { return nil }
    return Dictionary(uniqueKeysWithValues: zip(characters, likely))
  }

  /// The syllable of a token without the r of erhua.
  private func plainSyllable(of token: Int) -> ToneSyllable? {
    guard let syllable = scan.tokens[token].syllable else { return nil }
    return ToneSyllable(
      spelling.withoutFinalR(syllable.letters) ?? syllable.letters, syllable.tone)
  }

  /// Whether one reading stands for another for reasons of speech alone: the neutral tone, the changing tones
  /// of 一 and 不, the changed tones of Cantonese, the mainland's reading in Taiwan.
  private func isVariety(
    _ sound: ToneSyllable, of character: Unicode.Scalar, for expected: ToneSyllable
  ) -> Bool {
    if rule == .zhTW {
      let mainland = CharacterReadings.of(.zhCN).readings(of: character)
      if sound == mainland.first || !mainland.contains(sound) { return true }
    }
    // Which of a character's Cantonese readings is usual is open to more doubt than which a known word has.
    if rule == .zhHK, expected == fits.readings.readings(of: character).first { return true }
    if sound.letters == "r" { return true }
    guard sound.letters == expected.letters else { return false }
    return switch spelling {
    case .pinyin: sound.tone == 5 || expected.tone == 5 || ["一", "不"].contains(character)
    case .jyutping: sound.tone <= 2
    }
  }
}
