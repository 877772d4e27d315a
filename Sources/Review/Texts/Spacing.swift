import Vocabulary

/// White space in a text that no sentence needs: at its ends, twice in a row, or of an unusual kind.
///
/// Line breaks and tabs between words are left alone; they are no matter of spacing.
struct Spacing: Sendable {
  enum Fault: Hashable, Sendable {
    case leading
    case trailing
    case doubled
    case unusual(Unicode.Scalar)
  }

  /// What is wrong and where, in Unicode scalars, in order.
  let faults: [(fault: Fault, range: Range<Int>)]
  /// The text without the faults.
  let tidied: String

  init(_ text: String, language: Language?) {
    let scalars = Array(text.unicodeScalars)
    var faults: [(Fault, Range<Int>)] = []
    var tidied = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index].properties.isWhitespace else {
        tidied.append(scalars[index])
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
      let run = Run(start..<index, in: scalars, language: language)
      if let fault = run.fault { faults.append((fault, start..<index)) }
      tidied.append(contentsOf: run.tidied)
    }
    self.faults = faults
    self.tidied = String(tidied)
  }
}

/// White space without anything between.
private struct Run {
  private let spaces: ArraySlice<Unicode.Scalar>
  private let before: Unicode.Scalar?
  private let after: Unicode.Scalar?
  private let language: Language?

  init(_ range: Range<Int>, in scalars: [Unicode.Scalar], language: Language?) {
    spaces = scalars[range]
    before = range.lowerBound > 0 ? scalars[range.lowerBound - 1] : nil
    after = range.upperBound < scalars.count ? scalars[range.upperBound] : nil
    self.language = language
  }

  private var breaksLine: Bool { spaces.contains { $0.isLineBreak || $0 == "\t" } }

  var fault: Spacing.Fault? {
    if before == nil { return .leading }
    if after == nil { return .trailing }
    if breaksLine { return nil }
    if spaces.count > 1 { return .doubled }
    return spaces.first.flatMap { isUsual($0) ? nil : .unusual($0) }
  }

  var tidied: [Unicode.Scalar] {
    if before == nil || after == nil { return [] }
    if breaksLine { return Array(spaces) }
    // The space that typography asks for outlives the plain one beside it.
    return [spaces.first { $0 != " " && isUsual($0) } ?? " "]
  }

  /// Whether a space belongs between its neighbours: the plain one anywhere, the full-width one in East
  /// Asian text, and those that hold lines together where French typography or a large number asks for it.
  private func isUsual(_ space: Unicode.Scalar) -> Bool {
    guard space != " ", let before, let after else { return true }
    if space == "\u{3000}" { return before.isEastAsian || after.isEastAsian }
    if before.properties.numericType != nil, after.properties.numericType != nil { return true }
    guard ["fr", "br", nil].contains(language?.primarySubtag) else { return false }
    return "!?:;»›%".unicodeScalars.contains(after) || "«‹".unicodeScalars.contains(before)
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with it.
  var isLineBreak: Bool { Character(self).isNewline }

  fileprivate var isEastAsian: Bool {
    ScriptClass(of: value).isUnspaced || (0xFF01...0xFFEF).contains(value)
      || (0x3001...0x303F).contains(value)
  }
}
