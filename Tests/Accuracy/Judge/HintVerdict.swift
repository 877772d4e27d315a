import Pronunciation

/// What the checkers say of a hint.
struct HintVerdict {
  /// One word a fault: its weight, a colon and its kind.
  private let faults: [String]
  private let suggestion: String?

  /// - Parameter rule: one of Apple's three rules for Chinese, such as `zh_CN`, or the subtag of another
  ///   language, such as `da`.
  init(rule: String, phrase: String, hint: String) {
    if let rule = ChineseHintRule(rawValue: rule) {
      let found = ChineseHintChecker(rule).faults(in: hint, for: phrase)
      faults = found.map { "\($0.weight):\($0.kind.rawValue)" }
      suggestion = found.lazy.compactMap(\.suggestion).first
    } else {
      let checker = SoundsLikeChecker(language: rule)
      let notation = checker.notationFault(in: hint, for: phrase)
      let writing = checker.writingFault(in: hint, for: phrase)
      faults =
        [notation].compactMap(\.self).map { "doubt:\($0.kind.rawValue)" }
        + [writing].compactMap(\.self).map { "minor:\($0.kind.rawValue)" }
      suggestion = notation?.suggestion ?? writing?.suggestion
    }
  }

  /// The verdict on one line.
  var line: String {
    let mended = suggestion.map { $0.map { $0.isNewline || $0 == "\t" ? " " : $0 } } ?? []
    return faults.joined(separator: " ") + "\t" + String(mended)
  }
}
