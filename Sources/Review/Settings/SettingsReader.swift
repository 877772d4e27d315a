import Diagnostics
import PropertyList
import Vocabulary

/// Takes from settings what can be used. What `SettingsCheck` complains of is left out.
struct SettingsReader {
  let root: PropertyListNode
  let path: String

  /// The most entries read of a list; far more than any team has.
  static let mostEntries = 1000

  var settings: ReviewSettings {
    var settings = ReviewSettings()
    settings.names = names
    settings.adjustments = entries("rules").compactMap(adjustment)
    settings.glossary = entries("glossary").compactMap(term)
    for limit in LimitKey.all {
      guard case .integer(let number)? = root["limits"]?[limit.name]?.value,
        LimitKey.bounds.contains(Int(clamping: number))
      else { continue }
      settings.limits[keyPath: limit.value] = Int(clamping: number)
    }
    for words in WordsKey.all {
      settings.words[keyPath: words.value] = (root["words"]?[words.name]).goodTexts
    }
    return settings
  }

  private func entries(_ key: String) -> ArraySlice<PropertyListNode> {
    root[key]?.array?.prefix(Self.mostEntries) ?? []
  }

  private var names: AcceptedForms {
    var names = AcceptedForms()
    for entry in root["appNames"]?.entries ?? [] {
      let texts = (entry.value.array ?? []).filter { $0.string?.isBlank == false }
      let forms = texts.map { AppName($0.string ?? "", role: .given, at: $0.place(in: path)) }
      if entry.key == "*" {
        names.everywhere += forms
      } else if SettingsText.language.problem(with: entry.key) == nil {
        names.localized[Language(folderName: entry.key), default: []] += forms
      }
    }
    return names
  }

  /// An entry of `rules`; `nil` when a part of it can't be used or has an unknown key, as without that
  /// part it would concern more than was meant.
  private func adjustment(_ node: PropertyListNode) -> Adjustment? {
    let known = SettingsTable.adjustmentKeys.map(\.name)
    guard node.entries?.allSatisfy({ known.contains($0.key) }) == true,
      let rule = node["rule"]?.string, SettingsText.rule.problem(with: rule) == nil,
      let severity = node["severity"]?.string, SettingsText.severities.contains(severity),
      let languages = node["language"].texts(.language), let intents = node["intent"].texts(.plain),
      let paths = node["path"].texts(.path), let phrases = node["phrase"].texts(.plain)
    else { return nil }
    var adjustment = Adjustment(
      rule: rule, severity: Severity(rawValue: severity), at: node.place(in: path))
    adjustment.languages = languages.map(Language.init(folderName:))
    adjustment.intents = intents
    adjustment.paths = paths.compactMap(PathPattern.init)
    adjustment.phrases = phrases
    adjustment.reason = node["reason"]?.string.flatMap { $0.isBlank ? nil : $0 }
    return adjustment
  }

  private func term(_ node: PropertyListNode) -> GlossaryTerm? {
    guard let text = node["term"]?.string, !text.isBlank else { return nil }
    var term = GlossaryTerm(text)
    if case .boolean(let isKept)? = node["keep"]?.value { term.isKept = isKept }
    for entry in node["translations"]?.entries ?? []
    where SettingsText.language.problem(with: entry.key) == nil {
      let texts = Optional(entry.value).goodTexts
      if !texts.isEmpty { term.translations[Language(folderName: entry.key)] = texts }
    }
    return term
  }
}

extension PropertyListNode? {
  /// A text or the elements of a list.
  private var nodes: [PropertyListNode] { self?.array ?? [self].compactMap(\.self) }

  /// The texts of a text or a list of texts, as far as they can be used.
  fileprivate var goodTexts: [String] { nodes.compactMap(\.string).filter { !$0.isBlank } }

  /// All texts of a text or a list of texts; empty where nothing is said, `nil` where one can't be used.
  fileprivate func texts(_ content: SettingsText) -> [String]? {
    if self == nil { return [] }
    let texts = nodes.compactMap(\.string).filter { content.problem(with: $0) == nil }
    return texts.isEmpty || texts.count < nodes.count ? nil : texts
  }
}
