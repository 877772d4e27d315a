import Diagnostics
import Mustache
import Vocabulary

/// Every finding with its place, the weightiest first.
struct FindingsPage {
  let app: AppGuide

  var page: Page {
    Page(
      address: app.findingsPage, template: "findings", title: "\(app.title) · Findings",
      navigation: app.navigation(from: app.findingsPage), data: data)
  }

  private var data: MustacheValue {
    let groups = Severity.allCases.reversed().compactMap { severity -> MustacheValue? in
      let findings = app.findings.filter { $0.severity == severity }
      guard !findings.isEmpty else { return nil }
      return [
        "severity": .string(severity.rawValue),
        "title": .string(findings.count.of(severity.rawValue)),
        "findings": .list(findings.map { $0.listedData(on: app.findingsPage, of: app) }),
      ]
    }
    return [
      "groups": .list(groups), "isClean": .bool(groups.isEmpty),
      "filtersID": .name(app.medium.isMarkdown ? "" : app.findingsPage.id("filters")),
    ]
  }
}
