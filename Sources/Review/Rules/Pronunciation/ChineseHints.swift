import Diagnostics
import Pronunciation
import Vocabulary

extension ReviewSubject {
  /// The findings on Chinese hints for some kinds of faults; on those of all three rules, if none is given.
  func hintFindings(
    on kinds: Set<HintFault.Kind>, of rule: ChineseHintRule? = nil, _ finding: Finder
  ) -> [Diagnostic] {
    chineseHints.filter { $0.rule == rule ?? $0.rule }.flatMap { checked in
      checked.faults.filter { kinds.contains($0.kind) }.map { fault in
        let hint = checked.hint
        return finding(
          "“\(hint.text.text)” for “\(hint.phrase ?? "")”: \(fault.message)",
          at: fault.ranges.first.map(hint.text.place) ?? hint.text.place, in: hint.tag,
          severity: Severity(fault.weight),
          notes: [fault.suggestion == nil && fault.weight != .minor ? checked.probableReading : nil]
            .compactMap(\.self),
          fixes: fault.suggestion.map {
            [Diagnostic.Fix("Write \($0)", at: hint.text.place, replacement: $0)]
          } ?? [])
      }
    }
  }
}

extension Set<HintFault.Kind> {
  /// What shows that a hint isn't in the spelling that its language has, apart from tones.
  static let spelling: Set = [
    .repeatedDigits, .strayDigit, .chineseCharacter, .zhuyin, .phoneticNotation, .otherWriting,
    .otherSystem, .characterForm,
    .foreignLetter, .umlautSpelling, .umlautLetter, .capitalLetter, .separator,
    .unexpectedCharacter, .noSyllable, .unattestedSyllable,
  ]
}

extension Severity {
  /// What breaks Apple's format is an error; what keeps to it and is probably wrong, a warning.
  fileprivate init(_ weight: HintFault.Weight) {
    self =
      switch weight {
      case .format: .error
      case .doubt: .warning
      case .minor: .note
      }
  }
}
