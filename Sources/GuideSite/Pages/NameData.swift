import Diagnostics
import Mustache
import Pronunciation
import Vocabulary

/// What the templates show of a name beside the app's title.
struct NameData {
  let app: AppGuide
  /// `nil` for a name of all languages.
  let language: Language?
  let name: AppName

  func data(on address: Address) -> MustacheValue {
    let own: [String: MustacheValue] = [
      "text": .string(name.text), "role": .string(name.role.shown),
      "language": .string(language?.englishName ?? ""),
      "lang": .name(language?.htmlLang ?? ""),
      "rule": .string(name.pronunciation == nil ? "" : rule?.shown ?? ""),
      "findings": .list(findings.map { $0.data(on: address, of: app) }),
    ]
    return .object(own.adding(hint))
  }

  /// Its pronunciation hint.
  var hint: [String: MustacheValue] {
    name.pronunciation.map {
      HintData(hint: $0, phrase: name.text, rule: rule, findings: findings, medium: app.medium).data
    } ?? HintData.none
  }

  private var rule: ChineseHintRule? {
    (language ?? app.app.developmentLanguage)?.chineseHintRule
  }

  /// The findings about its hint.
  private var findings: [Diagnostic] { name.pronunciation.map(app.findings) ?? [] }
}

extension AppGuide {
  /// The findings about a text that stands on no language's page.
  fileprivate func findings(in text: SourceText) -> [Diagnostic] {
    findings.filter {
      $0.place.path == text.place.path && $0.place.keyPath == text.place.keyPath
        && $0.place.range.map { inner in
          text.place.range.map { $0.start <= inner.start && inner.end <= $0.end } ?? true
        } ?? true
    }
  }
}

extension AppName.Role {
  fileprivate var shown: String {
    switch self {
    case .display: "display name"
    case .spoken: "spoken name"
    case .alternative: "alternative name"
    case .given: "given name"
    }
  }
}
