/// The sentence for a fault in the format of a hint.
struct HintMessage {
  let text: String

  /// `nil` for faults that show only beside the phrase.
  init?(_ kind: HintFault.Kind, in scan: HintScan) {
    let samples = scan.scalars.samples(scan.places[kind] ?? [])
    let isOne = !scan.scalars.hasSeveralSamples(scan.places[kind] ?? [])
    let spelling = scan.spelling
    let name = spelling.name
    let tones = "\(spelling.tones.lowerBound) to \(spelling.tones.upperBound)"
    let example = "as in “\(spelling.example)”"
    let text: String? =
      switch kind {
      case .missingTone:
        "\(samples) \(isOne ? "lacks" : "lack") a tone; \(name) ends every syllable with a digit from \(tones), \(example)"
      case .toneOutOfRange:
        "\(samples) \(isOne ? "is no tone" : "are no tones") of \(name), which has \(tones)"
          + (spelling == .jyutping
            ? "; short syllables have 1, 3 or 6" : "; the neutral tone is 5")
      case .toneMark:
        "\(samples) \(isOne ? "has" : "have") an accent for the tone; write a digit from \(tones) behind the syllable, \(example)"
      case .repeatedDigits:
        "\(samples): a syllable has one tone digit, from \(tones)"
      case .strayDigit:
        "\(samples) \(isOne ? "stands" : "stand") behind no syllable; a tone digit follows its letters, \(example)"
      case .chineseCharacter:
        "\(samples) \(isOne && scan.places[kind]?.first?.count == 1 ? "is a Chinese character" : "are Chinese characters"); a pronunciation is written in \(name), \(example)"
      case .zhuyin:
        "\(samples) \(isOne ? "is" : "are") zhuyin; a pronunciation is written in \(name), \(example)"
      case .characterForm:
        "\(samples) \(isOne ? "has" : "have") an unusual form; write plain letters and digits, \(example)"
      case .foreignLetter:
        "\(samples) \(isOne ? "doesn't" : "don't") occur in \(name), which has plain Latin letters and digits, \(example)"
      case .umlautSpelling:
        "\(samples): Apple writes ü as “yu”, as in “lyu4”, and as “u” behind j, q, x and y"
      case .umlautLetter:
        "Apple allows “ü” and writes “yu” in its place, as in “lyu4”"
      case .capitalLetter:
        "\(samples): Apple's examples are in small letters, \(example)"
      case .separator:
        "\(samples) between syllables; Apple's examples have spaces only, \(example)"
      case .unexpectedCharacter:
        "\(samples) \(isOne ? "has" : "have") no place in \(name), which has letters and digits, \(example)"
      case .blank: "The pronunciation is blank; write \(name) such as “\(spelling.example)”"
      case .phoneticNotation, .otherWriting, .otherSystem, .otherLanguage, .noSyllable,
        .unattestedSyllable, .syllableCount,
        .otherWord, .order, .reading, .tone, .neutralTone, .spokenTone, .retroflex, .unusualReading:
        nil
      }
    guard let text else { return nil }
    self.text = text
  }
}

extension HintScan {
  /// The faults that need no look at the phrase's characters.
  var formatFaults: [HintFault] {
    places.compactMap { kind, ranges in
      HintMessage(kind, in: self).map {
        HintFault(kind: kind, ranges: ranges, message: $0.text)
      }
    }
  }
}
