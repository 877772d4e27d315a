import Diagnostics
import Mustache
import Vocabulary

/// All pages of one app.
struct AppPages {
  let app: AppGuide
  let rules: [RuleDescription]

  var pages: [Page] {
    [OverviewPage(app: app).page, CoveragePage(app: app).page, FindingsPage(app: app).page]
      + [RulesPage(app: app, rules: rules).page]
      + app.languages.map { LanguagePage(app: app, language: $0).page }
      + app.coverage.intents.indices.map { IntentPage(app: app, index: $0).page }
      + app.parameters.map { ParameterPage(app: app, name: $0.name, address: $0.address).page }
  }
}

extension AppGuide {
  /// The links in the head of each page; their number doesn't grow with the app.
  func navigation(from address: Address) -> [MustacheValue] {
    let targets: [(String, Address)] = [
      (title, overview), ("Coverage", coveragePage), ("Findings", findingsPage),
      ("Rules", rulesPage),
    ]
    let shelf: [(String, Address)] = slug.isEmpty ? [] : [("All apps", Address("index.html"))]
    return (shelf + targets).map { text, target in
      [
        "text": .string(text), "href": .string(address.link(to: target)),
        "isCurrent": .bool(target == address),
      ]
    }
  }
}

extension Int {
  /// The number with its noun: “1 phrase”, “2 phrases”.
  func of(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
