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
        "findings": .list(
          findings.map { finding in
            guard case .object(var data) = finding.data(on: app.findingsPage, of: app) else {
              return nil
            }
            let language = app.languages.first {
              $0.localization.language?.tag == finding.language && finding.language != nil
            }
            data["languageTitle"] = .string(language?.title ?? "")
            data["languageLink"] = .address(
              language.map { language in
                app.findingsPage.link(
                  to: language.address, fragment: language.anchor(of: finding.place))
              } ?? "")
            return .object(data)
          }),
      ]
    }
    return [
      "groups": .list(groups), "isClean": .bool(groups.isEmpty),
      "filtersID": .name(app.medium.isMarkdown ? "" : app.findingsPage.id("filters")),
    ]
  }
}
