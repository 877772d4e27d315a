/// The numbers that a text has in digits, of any script.
struct WrittenNumbers {
  struct Number {
    let value: Int
    /// Where its digits stand, in Unicode scalars from the text's start.
    let range: Range<Int>
  }

  private(set) var numbers: [Number] = []

  /// Reads a text, in time linear in its length. Separators of thousands belong to their number; what is
  /// longer than a thousand million is no number that people say, and is passed over.
  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      guard scalars[index].digit != nil else {
        index += 1
        continue
      }
      let start = index
      var groups = [Self.digits(in: scalars, from: start)]
      index += groups[0].count
      while index + 3 < scalars.count, groups[0].count <= 3,
        Self.separators.contains(scalars[index])
      {
        let group = Self.digits(in: scalars, from: index + 1)
        guard group.count == 3 else { break }
        groups.append(group)
        index += 4
      }
      let digits = groups.flatMap(\.self)
      guard digits.count <= 9 else { continue }
      numbers.append(Number(value: digits.reduce(0) { $0 * 10 + $1 }, range: start..<index))
    }
  }

  private static let separators: Set<Unicode.Scalar> = [
    ".", ",", "'", "’", "\u{A0}", "\u{202F}", "٬",
  ]

  private static func digits(in scalars: [Unicode.Scalar], from start: Int) -> [Int] {
    scalars[start...].prefix { $0.digit != nil }.compactMap(\.digit)
  }

  /// Whether a text has numbers in Chinese characters, which Chinese and Japanese write for digits.
  static func areInCharacters(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: "〇零一二三四五六七八九十百千万萬".unicodeScalars.contains)
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit.
  fileprivate var digit: Int? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Int(value)
  }
}
