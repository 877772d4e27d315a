/// The writing or language that a hint is in where it isn't the one its rule asks for.
struct OtherWriting {
  private let system: RomanizationSystem
  /// The syllables in the spelling of the system's own language.
  private let syllables: [ToneSyllable]
  private let rule: ChineseHintRule

  /// Finds the writing in which every syllable of a hint is a reading of its character.
  ///
  /// - Returns: `nil` when there is none, or nothing but characters to compare with is in the phrase.
  init?(_ reading: HintReading) {
    let characters = reading.phrase.characters
    guard !characters.isEmpty, characters.count <= HintAlignment.most,
      characters.count == reading.phrase.units.count(where: \.isSpoken)
    else { return nil }
    for (system, language) in Self.candidates(for: reading.rule) {
      guard let syllables = Self.syllables(of: reading.scan, in: system, characters, language)
      else { continue }
      self.system = system
      self.syllables = syllables
      rule = reading.rule
      return
    }
    return nil
  }

  /// The systems that people write hints in, each with the rule whose readings it spells.
  private static func candidates(
    for rule: ChineseHintRule
  ) -> [(RomanizationSystem, ChineseHintRule)] {
    switch rule.spelling {
    case .pinyin:
      RomanizationSystem.ofMandarin.map { ($0, rule) }
        + ([.jyutping] + RomanizationSystem.ofCantonese).map { ($0, .zhHK) }
    case .jyutping:
      RomanizationSystem.ofCantonese.map { ($0, rule) }
        + ([.pinyin] + RomanizationSystem.ofMandarin).map { ($0, .zhTW) }
    }
  }

  private static func syllables(
    of scan: HintScan, in system: RomanizationSystem, _ characters: [Unicode.Scalar],
    _ language: ChineseHintRule
  ) -> [ToneSyllable]? {
    let readings = characters.map(CharacterReadings.of(language).readings)
    func meant(_ number: Int, _ syllable: PlacedSyllable) -> ToneSyllable? {
      guard readings.indices.contains(number) else { return nil }
      return readings[number].first {
        syllable.candidates.contains($0.letters) && $0.tone == syllable.tone ?? $0.tone
      }
    }
    let found = system.readings(of: scan.scalars[...], count: characters.count, limit: 1) {
      meant($0, $1) != nil
    }
    return found.first?.enumerated().compactMap { meant($0.offset, $0.element) }
  }

  /// Whether it is Mandarin where Cantonese belongs, or the reverse.
  private var isOtherLanguage: Bool { system.target != rule.spelling }

  /// The one fault that the hint has.
  func fault(in scan: HintScan) -> HintFault {
    let wanted = rule.spelling
    if isOtherLanguage {
      let languages = (
        is: wanted == .pinyin ? "Cantonese" : "Mandarin",
        wanted: wanted == .pinyin ? "Mandarin" : "Cantonese"
      )
      return HintFault(
        kind: .otherLanguage, ranges: [0..<scan.scalars.count],
        message:
          "The hint is \(languages.is), in \(system.name); the language is \(languages.wanted), in \(wanted.name) such as “\(wanted.example)”"
      )
    }
    return HintFault(
      kind: .otherSystem, ranges: [0..<scan.scalars.count],
      message:
        "The hint looks like \(system.name); Apple's rule is \(wanted.name), as in “\(wanted.example)”",
      suggestion: syllables.map(\.written).joined(separator: " "))
  }
}
