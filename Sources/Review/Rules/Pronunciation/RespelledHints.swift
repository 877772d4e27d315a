import Diagnostics
import Pronunciation
import Vocabulary

extension ReviewSubject {
  /// The findings on respelled hints for some kinds of faults.
  func hintFindings(on kinds: Set<SoundsLikeFault.Kind>, _ finding: Finder) -> [Diagnostic] {
    respelledHints.compactMap { respelled in
      guard let fault = respelled.fault, kinds.contains(fault.kind) else { return nil }
      let hint = respelled.hint
      return finding(
        hint.phrase.map { "\(fault.message) (for \($0.quoted))" } ?? fault.message,
        at: fault.ranges.first.map(hint.text.place) ?? hint.text.place, in: hint.tag,
        fixes: fault.suggestion.map {
          [Diagnostic.Fix("Write \($0)", at: hint.text.place, replacement: $0)]
        } ?? [])
    }
  }
}
