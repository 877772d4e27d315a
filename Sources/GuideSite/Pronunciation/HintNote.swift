import Pronunciation
import Vocabulary

extension AppGuide {
  /// How a language's hints are written and on which other devices they are read; empty where there is
  /// nothing to say.
  func hintNote(on language: LanguageGuide) -> String {
    let rule = language.hintRule
    let synonyms = language.localization.files.flatMap(\.parameterVocabularies).flatMap(\.items)
      .flatMap(\.synonyms)
    guard synonyms.contains(where: { $0.pronunciation != nil || rule != nil }) else { return "" }
    return [rule.map(\.note), inheritance(of: language, isAlone: rule == nil)]
      .compactMap(\.self).joined(separator: " ")
  }

  /// The languages of Siri that read the hints of this one, for want of a nearer one.
  func inheritors(of language: LanguageGuide) -> [Language] {
    language.localization.language.map { app.inheritors(of: $0) } ?? []
  }

  /// Those of them that want hints by another rule.
  func strangers(to language: LanguageGuide) -> [Language] {
    inheritors(of: language).filter { $0.chineseHintRule != language.hintRule }
  }

  private func inheritance(of language: LanguageGuide, isAlone: Bool) -> String? {
    let others = inheritors(of: language)
    guard !others.isEmpty else { return nil }
    // The names have commas in them.
    let names = others.map(\.englishName).joined(separator: "; ")
    let read = """
      \(isAlone ? "The hints" : "They") are also used where Siri is set to \(names), which \(others.count == 1 ? "has" : "have") no folder here.
      """
    guard let stranger = strangers(to: language).first, let rule = stranger.chineseHintRule else {
      return read
    }
    return """
      \(read) People there speak \(rule == .zhHK ? "Cantonese" : "Mandarin"): give them hints in \
      \(rule.spelling.name) in a \(stranger.tag) folder.
      """
  }
}

extension ChineseHintRule {
  /// What the terms of a page have above and below their characters.
  fileprivate var note: String {
    switch self {
    case .zhCN: "Hints by the rule \(shown)."
    case .zhTW: "Hints by the rule \(shown), here with zhuyin below."
    case .zhHK: "Hints by the rule \(shown), here with a common character of the same sound below."
    }
  }
}
