/// Text that a program or a template should have replaced before people see it.
enum Placeholder {
  /// Where the first placeholder of a text stands, in Unicode scalars; `nil` when there is none.
  ///
  /// Recognised are `${name}`, `$(name)`, `\(name)`, `{name}`, `<name>`, `[name]`, the formats `%@`
  /// and `%1$d` of C and Foundation, the `marks` of unfinished text in capitals, and “lorem ipsum”.
  /// Tags and links of markup are none. Each bracket is looked at once, so the time is linear.
  static func range(in text: String) -> Range<Int>? {
    let scalars = Array(text.unicodeScalars)
    return bracketed(in: scalars) ?? format(in: scalars) ?? mark(in: text)
  }

  /// The first placeholder in a text, as it stands there; `nil` when there is none.
  static func find(in text: String) -> String? { range(in: text).map(text.part) }

  /// Whether a placeholder stands for the app's name, as that of App Shortcuts does.
  static func isAppName(_ placeholder: String) -> Bool {
    let name = placeholder.lowercased().filter(\.isLetter)
    return ["applicationname", "appname"].contains(name)
  }

  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = ["{": "}", "<": ">", "[": "]"]

  private static func bracketed(in scalars: [Unicode.Scalar]) -> Range<Int>? {
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : nil
      let isCall = scalar == "(" && (previous == "$" || previous == "\\")
      guard let close = isCall ? ")" : pairs[scalar] else { continue }
      let rest = scalars[(index + 1)...].prefix(longestName)
      guard let end = rest.firstIndex(of: close), end > index + 1 else { continue }
      let isMarkup =
        scalar == "<" && Markup.isTag(scalars[(index + 1)..<end])
        || scalar == "[" && scalars[(end + 1)...].first == "("
      if isMarkup { continue }
      let start = isCall || (scalar == "{" && previous == "$") ? index - 1 : index
      return start..<end + 1
    }
    return nil
  }

  /// Names of placeholders are short; looking further for the bracket would take quadratic time.
  private static let longestName = 64

  private static func format(in scalars: [Unicode.Scalar]) -> Range<Int>? {
    for start in scalars.indices where scalars[start] == "%" {
      var end = start + 1
      while end < scalars.count, end - start < 8, scalars[end].isPositional { end += 1 }
      guard end < scalars.count, "@dsifu".unicodeScalars.contains(scalars[end]) else { continue }
      let next = end + 1 < scalars.count ? scalars[end + 1] : " "
      let previous = start > 0 ? scalars[start - 1] : " "
      // “100%iger” and “50%d’extra” are words with a percent sign, not formats.
      if scalars[end] != "@", next.properties.isAlphabetic || previous.properties.numericType != nil
      {
        continue
      }
      return start..<end + 1
    }
    return nil
  }

  /// What people leave in a text that they mean to finish: data that the rule looks for.
  private static let marks: Set = ["TODO", "FIXME", "TBD"]

  private static func mark(in text: String) -> Range<Int>? {
    let words = SpokenWords(text, language: nil).words
    if let mark = words.first(where: { marks.contains($0.text) }) { return mark.range }
    let lorem = zip(words, words.dropFirst()).first { first, second in
      first.text.lowercased() == "lorem" && second.text.lowercased() == "ipsum"
    }
    return lorem.map { $0.0.range.lowerBound..<$0.1.range.upperBound }
  }
}

extension Unicode.Scalar {
  fileprivate var isPositional: Bool {
    ("0"..."9").contains(self) || self == "$" || self == "l" || self == "."
  }
}
