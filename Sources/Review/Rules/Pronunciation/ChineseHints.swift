import Diagnostics
import Pronunciation
import Vocabulary

extension ReviewSubject {
  /// The findings on the hints of all languages that follow one of Apple's rules for Chinese.
  func hintFindings(_ rule: ChineseHintRule, _ finding: Finder) -> [Diagnostic] {
    let checker = ChineseHintChecker(rule)
    // A blank hint is `pron/blank`.
    let ours = hints.filter { $0.language?.chineseHintRule == rule && !$0.text.isBlank }
    return ours.flatMap { hint in
      checker.faults(in: hint.text.text, for: hint.phrase ?? "").map { fault in
        finding(
          "“\(hint.text.text)” for “\(hint.phrase ?? "")”: \(fault.message)", at: hint.text.place,
          in: hint.tag, severity: fault.isMinor ? .note : nil,
          fixes: fault.suggestion.map {
            [Diagnostic.Fix("Write \($0)", at: hint.text.place, replacement: $0)]
          } ?? [])
      }
    }
  }
}
