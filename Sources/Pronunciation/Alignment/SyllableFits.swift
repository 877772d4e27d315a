/// Compares syllables of a hint with the readings of its phrase's characters.
struct SyllableFits {
  let spelling: ChineseSpelling
  let readings: CharacterReadings

  init(_ rule: ChineseHintRule) {
    spelling = rule.spelling
    readings = CharacterReadings.of(rule)
  }

  /// How a token fits a unit of the phrase; `nil` when either is something else, or there is none.
  func fit(
    of token: Int, in tokens: [HintToken], to unit: Int, of units: [PhraseUnit]
  ) -> SyllableFit? {
    guard tokens.indices.contains(token), units.indices.contains(unit),
      case .syllable(let letters, let tone) = tokens[token].content,
      case .character(let character) = units[unit].kind
    else { return nil }
    return fit(
      of: letters, tone, to: character,
      isFirst: unit == 0, isRepeated: unit > 0 && units[unit - 1].kind == units[unit].kind,
      isDoubled: [unit - 1, unit + 1].contains {
        units.indices.contains($0) && units[$0].kind == units[unit].kind
      },
      isBeforeThirdTone: tokens.indices.contains(token + 1) && tokens[token + 1].tone == 3)
  }

  /// How a token fits a character and the 儿 behind it, merged as in `dianr3`; `nil` when it can't.
  func fitWithErhua(
    of token: Int, in tokens: [HintToken], to unit: Int, of units: [PhraseUnit]
  ) -> SyllableFit? {
    guard units.indices.contains(unit + 1), case .character(let next) = units[unit + 1].kind,
      Self.erhua.contains(next), case .character(let character) = units[unit].kind,
      case .syllable(let letters, let tone) = tokens[token].content,
      let bare = spelling.withoutFinalR(letters)
    else { return nil }
    return fit(
      of: bare, tone, to: character, isFirst: unit == 0, isRepeated: false, isDoubled: false,
      isBeforeThirdTone: false)
  }

  private func fit(
    of letters: String, _ tone: Int?, to character: Unicode.Scalar, isFirst: Bool, isRepeated: Bool,
    isDoubled: Bool,
    isBeforeThirdTone: Bool
  ) -> SyllableFit {
    let known = readings.readings(of: character)
    let tones = known.filter { $0.letters == letters }.map(\.tone)
    if let tone, tones.contains(tone) { return .exact }
    // The 儿 of erhua, written by itself.
    if Self.erhua.contains(character),
      letters == "r" && tone ?? 5 == 5 || letters == "er" && tone == 5
    {
      return .exact
    }
    if tones.isEmpty { return fitWithoutReading(letters, tone, known) }
    guard let tone else { return .toneless }
    guard spelling == .pinyin else { return .otherTone }
    if tone == 5, !isFirst { return isRepeated ? .exact : .neutral }
    if tone == 2, isBeforeThirdTone, tones.contains(3) { return .sandhi }
    // 绿油油 is spoken lyu4 you1 you1.
    guard tone == 1, isDoubled, !isFirst else { return .otherTone }
    return isRepeated ? .exact : .sandhi
  }

  /// How letters fit that are no reading.
  private func fitWithoutReading(
    _ letters: String, _ tone: Int?, _ known: [ToneSyllable]
  ) -> SyllableFit {
    if !spelling.has(letters) { return .noSyllable }
    if known.isEmpty { return .unrecorded }
    guard let bare = spelling.withoutFinalR(letters),
      known.contains(where: { $0.letters == bare && $0.tone == tone ?? $0.tone })
    else { return .otherReading }
    return .retroflex
  }

  private static let erhua: Set<Unicode.Scalar> = ["儿", "兒"]
}
