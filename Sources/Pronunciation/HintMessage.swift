/// The sentence for a fault in a hint.
struct HintMessage {
  let text: String

  init(_ kind: HintFault.Kind, format: ChineseSpelling, scan: HintScan) {
    let samples = scan.samples(of: kind)
    let isOne = scan.places[kind]?.count == 1
    let name = format.name
    let tones = "\(format.tones.lowerBound) to \(format.tones.upperBound)"
    text =
      switch kind {
      case .blank:
        "The pronunciation is blank; write \(name) such as “\(format.example)”"
      case .missingTone:
        "\(samples) \(isOne ? "lacks" : "lack") a tone; \(name) ends every syllable with a digit from \(tones), as in “\(format.example)”"
      case .toneOutOfRange:
        "\(samples) \(isOne ? "is no tone" : "are no tones") of \(name), which has \(tones)"
          + (format == .jyutping ? "; short syllables have 1, 3 or 6" : "; the neutral tone is 5")
      case .toneMark:
        "\(samples) \(isOne ? "has" : "have") an accent for the tone; write a digit from \(tones) behind the syllable, as in “\(format.example)”"
      case .repeatedDigits:
        "\(samples): a syllable has one tone digit, from \(tones)"
      case .strayDigit:
        "\(samples) \(isOne ? "stands" : "stand") behind no syllable; a tone digit follows its letters, as in “\(format.example)”"
      case .chineseCharacter:
        "\(samples) \(isOne && scan.places[kind]?.first?.count == 1 ? "is a Chinese character" : "are Chinese characters"); a pronunciation is written in \(name), as in “\(format.example)”"
      case .zhuyin:
        "\(samples) \(isOne ? "is" : "are") zhuyin; a pronunciation is written in \(name), as in “\(format.example)”"
      case .characterForm:
        "\(samples) \(isOne ? "has" : "have") an unusual width or height; write plain letters and digits, as in “\(format.example)”"
      case .foreignLetter:
        "\(samples) \(isOne ? "doesn't" : "don't") occur in \(name), which has plain Latin letters and digits, as in “\(format.example)”"
      case .umlautSpelling:
        "\(samples) \(isOne ? "stands" : "stand") for ü, which Apple writes “yu”, as in “lyu4”"
      case .separator:
        "\(samples) between syllables; Apple's examples have spaces only, as in “\(format.example)”"
      case .unexpectedCharacter:
        "\(samples) \(isOne ? "has" : "have") no place in \(name), which has letters and digits, as in “\(format.example)”"
      }
  }
}
