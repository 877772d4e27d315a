/// A number such as `ITMS-90626` in a text, or the title that stands for it.
struct MessageNumber {
  let code: String
  private(set) var range: Range<Int>

  /// All in a text, in order; a number and its title are one.
  static func all(in text: [Unicode.Scalar]) -> [MessageNumber] {
    let siri = ["90626", "invalid siri support"].flatMap { MessagePattern($0).matches(in: text) }
      .map { MessageNumber(code: "90626", range: $0.range) }
    let numbers = (coded(in: text) + siri).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return numbers.reduce(into: []) { kept, number in
      guard let last = kept.last, last.code == number.code,
        number.range.lowerBound <= last.range.upperBound + widestGap
      else { return kept.append(number) }
      let end = max(last.range.upperBound, number.range.upperBound)
      kept[kept.count - 1].range = last.range.lowerBound..<end
    }
  }

  /// What stands between a number and its title.
  private static let widestGap = 4

  /// Those with the prefix `ITMS-`.
  private static func coded(in text: [Unicode.Scalar]) -> [MessageNumber] {
    let prefix = Array("itms-".unicodeScalars)
    return text.indices.compactMap { start in
      guard text[start] == prefix[0], text[start...].starts(with: prefix) else { return nil }
      let digits = text[(start + prefix.count)...].prefix { ("0"..."9").contains($0) }
      guard (4...6).contains(digits.count) else { return nil }
      return MessageNumber(
        code: String(String.UnicodeScalarView(digits)), range: start..<digits.endIndex)
    }
  }
}
