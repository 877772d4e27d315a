import Pronunciation

extension [AlignedHint.Part] {
  /// The parts with each number in one piece with its signs: `1.5`, `50%`, `1,000`, `$5`. A hint has the
  /// words of them all, in another order than they are written.
  var withWholeNumbers: [AlignedHint.Part] {
    var parts: [AlignedHint.Part] = []
    var rest = self[...]
    while let first = rest.first {
      let number = rest.number
      if number.isEmpty {
        parts.append(first)
        rest = rest.dropFirst()
      } else {
        parts.append(
          AlignedHint.Part(
            text: number.map(\.text).joined(), sounds: number.flatMap(\.sounds), syllable: nil))
        rest = rest[number.endIndex...]
      }
    }
    return parts
  }
}

extension ArraySlice<AlignedHint.Part> {
  /// The number with signs that stands at the beginning; empty where there is none.
  fileprivate var number: Self {
    guard let first, first.isNumber || first.isSign && !first.isPunctuation else { return [] }
    let run = prefix { $0.isNumber || $0.isSign }
    guard run.contains(where: \.isNumber),
      let last = run.lastIndex(where: { !$0.isPunctuation })
    else { return [] }
    return run[...last]
  }
}

extension AlignedHint.Part {
  fileprivate var isNumber: Bool {
    text.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
  }

  /// Whether this may stand in a number or beside it.
  fileprivate var isSign: Bool { isPunctuation || Self.signs.contains(text) }

  /// Whether this belongs to a number only between two of its digits.
  fileprivate var isPunctuation: Bool { Self.punctuation.contains(text) }

  private static let punctuation: Set = [".", ",", ":", "/", "-", "–", "．", "，", "：", "／"]
  private static let signs: Set = [
    "+", "%", "°", "#", "$", "€", "£", "¥", "×", "÷", "=", "−", "‰", "＋", "％", "＃", "＝", "￥",
  ]
}
