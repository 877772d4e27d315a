import Diagnostics
import Mustache
import Vocabulary

/// All pages of one app.
struct AppPages {
  let app: AppGuide
  let rules: [RuleDescription]

  /// The pages in the order in which one file holds them.
  var pages: [Page] {
    get throws(GuideSiteError) {
      var pages = [OverviewPage(app: app).page]
      for language in app.languages {
        pages.append(try LanguagePage(app: app, language: language).page())
      }
      pages += app.coverage.intents.indices.map { IntentPage(app: app, index: $0).page }
      pages += app.parameters.map { parameter in
        ParameterPage(app: app, name: parameter.name, address: parameter.address).page
      }
      pages += [CoveragePage(app: app).page, FindingsPage(app: app).page]
      return pages + [RulesPage(app: app, rules: rules).page]
    }
  }
}

extension AppGuide {
  /// The links in the head of each page; their number doesn't grow with the app.
  func navigation(from address: Address) -> [MustacheValue] {
    let targets: [(String, Address)] = [
      (title, overview), ("Coverage", coveragePage), ("Findings", findingsPage),
      ("Rules", rulesPage),
    ]
    let shelf: [(String, Address)] = slug.isEmpty ? [] : [("All apps", home)]
    // The first of one's own pages; the rest stand on the first page.
    let own = zip(options.ownPages.pages, options.ownPages.addresses(in: medium)).prefix(3)
      .map { ($0.title, $1) }
    return (shelf + targets + own).map { text, target in
      [
        "text": .string(text), "href": .address(address.link(to: target)),
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
