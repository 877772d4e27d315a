import Diagnostics
import Vocabulary

extension SettingsText {
  /// Why a text can't be used here, as a sentence; `nil` when it can.
  func problem(with text: String) -> String? {
    if case .reason = self { return nil }
    if text.isBlank { return "“\(text)” is blank" }
    switch self {
    case .plain, .reason: return nil
    case .rule: return problem(withRule: text)
    case .severity:
      if Self.severities.contains(text) { return nil }
      return "“\(text)” is no severity; "
        + meant(NearestWord.nearest(to: text, among: Self.severities))
        .otherwise("expected \(Self.severities.dropLast().joined(separator: ", ")) or error")
    case .language: return problem(withLanguage: text)
    case .path:
      if PathPattern(text) != nil { return nil }
      return
        "“\(text)” fits no path; expected one from INPUT on, such as fr.lproj or App/*.lproj"
    }
  }

  /// From the weakest to the strongest; `off` drops the findings.
  static let severities = ["off", "note", "warning", "error"]

  private func problem(withRule text: String) -> String? {
    let ids = RuleCatalog.all.map(\.description.id).filter { !$0.hasPrefix(Rule.familyOfSettings) }
    if text == "*" || ids.contains(text) { return nil }
    if text.hasPrefix(Rule.familyOfSettings) {
      return "Findings about the settings themselves, such as \(text), can't be adjusted"
    }
    if text.hasSuffix("/*") {
      let families = Self.families
      if families.contains(text) { return nil }
      return "“\(text)” is no family of rules; "
        + meant(NearestWord.nearest(to: text, among: families))
        .otherwise("they are \(families.joined(separator: ", "))")
    }
    let nearest =
      ids.first { $0.hasSuffix("/\(text)") } ?? NearestWord.nearest(to: text, among: ids)
    return "“\(text)” is no rule; " + meant(nearest).otherwise("siri-guide explain lists them")
  }

  /// The families of rules that can be adjusted: `phrase/*`.
  static var families: [String] {
    var seen: Set<String> = []
    return RuleCatalog.all.map { "\($0.description.family)/*" }
      .filter { !$0.hasPrefix(Rule.familyOfSettings) && seen.insert($0).inserted }
  }

  private func problem(withLanguage text: String) -> String? {
    let language = Language(folderName: text)
    let code =
      text.split(separator: "-", omittingEmptySubsequences: false)
      .first?.split(separator: "_", omittingEmptySubsequences: false).first ?? ""
    if text == Language.base.tag
      || (2...3).contains(code.count) && language.isWellFormed && language.hasAssignedCode
    {
      return nil
    }
    let nearest =
      CountryFolder(folder: text)?.intended.tag ?? (language.isWellFormed ? language.tag : nil)
    return "“\(text)” is no language; "
      + meant(nearest == text ? nil : nearest).otherwise("expected a tag such as de or zh-Hant")
  }

  private func meant(_ suggestion: String?) -> Suggestion { Suggestion(word: suggestion) }

  /// The end of a sentence that says what is meant.
  private struct Suggestion {
    let word: String?

    func otherwise(_ rest: String) -> String { word.map { "did you mean \($0)?" } ?? rest }
  }
}

extension String {
  /// Whether nothing but white space stands here.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
