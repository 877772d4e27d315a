import Diagnostics
import Vocabulary

/// An app's findings, to be looked up by what they concern.
struct FindingIndex: Sendable {
  /// The findings of each rule, by its identifier.
  let byRule: [String: [Diagnostic]]
  private let languagesByTag: [String: LanguageGuide]
  private let languagesByFile: [String: LanguageGuide]
  private var byLanguage: [Address: [Diagnostic]] = [:]
  /// By the language's page and the place of the text there; `nil` for none of its texts.
  private var byText: [Address: [Place?: [Diagnostic]]] = [:]

  init(_ findings: [Diagnostic], in languages: [LanguageGuide]) {
    byRule = Dictionary(grouping: findings, by: \.rule)
    languagesByTag = Dictionary(
      languages.compactMap { language in
        language.localization.language.map { ($0.tag, language) }
      }, uniquingKeysWith: { first, _ in first })
    languagesByFile = Dictionary(
      languages.flatMap { language in language.localization.files.map { ($0.path, language) } },
      uniquingKeysWith: { first, _ in first })
    for finding in findings {
      guard let language = language(of: finding) else { continue }
      let text = language.shownPlace(around: finding.place)
      byLanguage[language.address, default: []].append(finding)
      byText[language.address, default: [:]][text, default: []].append(finding)
    }
  }

  /// The language whose page shows a finding: the one it names; for texts that belong to no language,
  /// theirs. `nil` when the finding concerns the app as a whole or several languages.
  func language(of finding: Diagnostic) -> LanguageGuide? {
    if let tag = finding.language { return languagesByTag[tag] }
    return languagesByFile[finding.place.path].flatMap {
      $0.localization.language == nil ? $0 : nil
    }
  }

  /// The language that a file belongs to.
  func language(ofFile path: String) -> LanguageGuide? { languagesByFile[path] }

  /// The findings of a language.
  func findings(of language: LanguageGuide) -> [Diagnostic] { byLanguage[language.address] ?? [] }

  /// The findings of a language within the text or entry at a place; for `nil` those in none.
  func findings(of language: LanguageGuide, at place: Place?) -> [Diagnostic] {
    byText[language.address]?[place] ?? []
  }
}
