import Pronunciation

/// What the checkers say of a hint.
struct HintVerdict {
  /// One word a fault: its severity, a colon and its kind.
  private let faults: [String]
  private let suggestion: String?

  /// - Parameter rule: one of Apple's three rules for Chinese, such as `zh_CN`.
  init?(rule: String, phrase: String, hint: String) {
    guard let rule = ChineseHintRule(rawValue: rule) else { return nil }
    let found = ChineseHintChecker(rule).faults(in: hint, for: phrase)
    faults = found.map { "\($0.isMinor ? "note" : "warning"):\($0.kind.rawValue)" }
    suggestion = found.lazy.compactMap(\.suggestion).first
  }

  /// The verdict on one line.
  var line: String {
    let mended = suggestion.map { $0.map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined() }
    return faults.joined(separator: " ") + "\t" + (mended ?? "")
  }
}
