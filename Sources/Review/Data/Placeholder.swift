/// Text that a program or a template should have replaced before people see it.
enum Placeholder {
  /// The first placeholder in a text, as it stands there; `nil` when there is none.
  ///
  /// Recognised are `${name}`, `$(name)`, `\(name)`, `{name}`, `<name>`, `[name]`, the formats `%@`
  /// and `%1$d` of C and Foundation, the `marks` of unfinished text in capitals, and “lorem ipsum”.
  /// Each bracket is looked at once, so the time is linear.
  static func find(in text: String) -> String? {
    bracketed(in: text) ?? format(in: text) ?? mark(in: text)
  }

  private static let pairs: [Character: Character] = ["{": "}", "<": ">", "[": "]"]

  private static func bracketed(in text: String) -> String? {
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      let previous = index > 0 ? characters[index - 1] : nil
      let isCall = character == "(" && (previous == "$" || previous == "\\")
      if let close = isCall ? ")" : pairs[character] {
        let rest = characters[(index + 1)...].prefix(longestName)
        if let end = rest.firstIndex(of: close), end > index + 1 {
          let start = isCall || (character == "{" && previous == "$") ? index - 1 : index
          return String(characters[start...end])
        }
      }
      index += 1
    }
    return nil
  }

  /// Names of placeholders are short; looking further for the bracket would take quadratic time.
  private static let longestName = 64

  private static func format(in text: String) -> String? {
    let characters = Array(text)
    for start in characters.indices where characters[start] == "%" {
      var end = start + 1
      while end < characters.count, end - start < 8, characters[end].isPositional { end += 1 }
      guard end < characters.count, "@dsifu".contains(characters[end]) else { continue }
      let next = end + 1 < characters.count ? characters[end + 1] : " "
      let previous = start > 0 ? characters[start - 1] : " "
      // “100%iger” and “50%d’extra” are words with a percent sign, not formats.
      if characters[end] != "@", next.isLetter || previous.isNumber { continue }
      return String(characters[start...end])
    }
    return nil
  }

  /// What people leave in a text that they mean to finish: data that the rule looks for.
  private static let marks: Set = ["TODO", "FIXME", "TBD"]

  private static func mark(in text: String) -> String? {
    let words = text.split { !$0.isLetter }
    if let mark = words.first(where: { marks.contains(String($0)) }) {
      return String(mark)
    }
    return text.lowercased().contains("lorem ipsum") ? "lorem ipsum" : nil
  }
}

extension Character {
  fileprivate var isPositional: Bool {
    isASCII && isNumber || self == "$" || self == "l" || self == "."
  }
}
