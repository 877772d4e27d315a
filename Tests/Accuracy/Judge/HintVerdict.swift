import Pronunciation

/// What the checkers say of a hint.
struct HintVerdict {
  /// One word a fault: its weight, a colon and its kind.
  private let faults: [String]
  private let suggestion: String?

  /// - Parameters:
  ///   - name: one of Apple's three rules for Chinese, such as `zh_CN`, or the subtag of another language,
  ///     such as `da`; `suggest:zh_CN` asks what is offered for the phrase without a hint.
  ///   - phrase: the term or name.
  ///   - hint: its pronunciation.
  init(rule name: String, phrase: String, hint: String) {
    if let rule = ChineseHintRule(rawValue: name.replacing("suggest:", with: "")),
      rule.rawValue != name
    {
      faults = []
      suggestion = SuggestedReading(of: phrase, under: rule)?.written
    } else if let rule = ChineseHintRule(rawValue: name) {
      let found = ChineseHintChecker(rule).faults(in: hint, for: phrase)
      faults = found.map { "\($0.weight):\($0.kind.rawValue)" }
      suggestion = found.lazy.compactMap(\.suggestion).first
    } else {
      let checker = SoundsLikeChecker(language: name)
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
