import Vocabulary

/// All pages of one app.
struct AppPages {
  let app: AppGuide

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
      return pages + [CoveragePage(app: app).page]
        + FindingsView.views(in: app.medium).flatMap { FindingsPages(app: app, view: $0).pages }
    }
  }
}

extension Int {
  /// The number with its noun: “1 phrase”, “2 phrases”.
  func of(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
