import Diagnostics
import Pronunciation
import Vocabulary

extension ReviewSubject {
  /// The findings on the hints of all languages that follow one of Apple's rules for Chinese.
  func hintFindings(_ rule: ChineseHintRule, _ finding: Finder) -> [Diagnostic] {
    let checker = ChineseHintChecker(rule)
    return app.localizations.filter { $0.textLanguage?.chineseHintRule == rule }
      .flatMap { localization in
        localization.files.flatMap(\.synonyms).flatMap { _, synonym -> [Diagnostic] in
          // A blank hint is `pron/blank`.
          guard let hint = synonym.pronunciation, !hint.isBlank else { return [] }
          let phrase = synonym.phrase?.text ?? ""
          return checker.faults(in: hint.text, for: phrase).map { fault in
            finding(
              "“\(hint.text)” for “\(phrase)”: \(fault.message)", at: hint.place,
              in: localization.language?.tag, severity: fault.isMinor ? .note : nil,
              fixes: fault.suggestion.map {
                [Diagnostic.Fix("Write \($0)", at: hint.place, replacement: $0)]
              } ?? [])
          }
        }
      }
  }
}
