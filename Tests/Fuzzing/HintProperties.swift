package import Pronunciation

/// What holds for every hint and phrase, whatever they are.
package enum HintProperties {
  /// What doesn't hold of a hint for Chinese, each in a few words.
  package static func violations(
    hint: String, phrase: String, rule: ChineseHintRule
  ) -> [String] {
    let checker = ChineseHintChecker(rule)
    let faults = checker.faults(in: hint, for: phrase)
    var found: [String] = []
    if faults != checker.faults(in: hint, for: phrase) { found.append("another answer at once") }
    let count = hint.unicodeScalars.count
    for fault in faults where !areInOrder(fault.ranges, upTo: count) {
      found.append("\(fault.kind) at \(fault.ranges) of \(count)")
    }
    if Set(faults.map(\.suggestion)).count > 1 { found.append("several suggestions") }
    if let suggestion = faults.lazy.compactMap(\.suggestion).first {
      found += violations(ofSuggestion: suggestion, for: phrase, checker)
    }
    if let alignment = checker.alignment(of: hint, with: phrase) {
      if alignment.parts.map(\.text).joined() != phrase {
        found.append("pieces \(alignment.parts.map(\.text))")
      }
      if alignment.parts.contains(where: { $0.syllable != nil && $0.sounds.isEmpty }) {
        found.append("a syllable without sounds")
      }
    }
    return found
  }

  /// What doesn't hold of a hint for another language.
  package static func violations(
    hint: String, phrase: String, language: String
  ) -> [String] {
    let checker = SoundsLikeChecker(language: language)
    let notation = checker.notationFault(in: hint, for: phrase)
    let writing = checker.writingFault(in: hint, for: phrase)
    let count = hint.unicodeScalars.count
    var found: [String] = []
    for fault in [notation, writing].compactMap(\.self) {
      if !areInOrder(fault.ranges, upTo: count) {
        found.append("\(fault.kind) at \(fault.ranges) of \(count)")
      }
      if fault.suggestion == hint { found.append("the hint as its own suggestion") }
    }
    if let suggestion = notation == nil ? writing?.suggestion : notation?.suggestion,
      let again = checker.notationFault(in: suggestion, for: phrase)
    {
      found.append("\(again.kind) in “\(suggestion)”")
    }
    return found
  }

  /// A hint that is offered has no fault that matters, and is mended for good.
  private static func violations(
    ofSuggestion suggestion: String, for phrase: String, _ checker: ChineseHintChecker
  ) -> [String] {
    checker.faults(in: suggestion, for: phrase).flatMap { fault in
      var found: [String] = []
      if fault.weight != .minor { found.append("\(fault.kind) in “\(suggestion)”") }
      if let again = fault.suggestion, again != suggestion {
        found.append("“\(suggestion)” mended again to “\(again)”")
      }
      return found
    }
  }

  private static func areInOrder(_ ranges: [Range<Int>], upTo count: Int) -> Bool {
    guard let first = ranges.first, let last = ranges.last else { return false }
    return first.lowerBound >= 0 && last.upperBound <= count
      && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
  }
}
