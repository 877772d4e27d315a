package import Diagnostics
package import Vocabulary

/// A guide to what people can say to one or several apps.
package struct Guide: Sendable {
  /// The apps, each with the findings of its review, in the order of reports.
  package var entries: [Entry]
  /// Every rule, in the order of the rules page.
  package var rules: [RuleDescription]
  /// The version of the tool that makes the guide.
  package var toolVersion: String
  /// What the people who publish the guide decide about it.
  package var options: GuideOptions

  package init(
    entries: [Entry], rules: [RuleDescription], toolVersion: String,
    options: GuideOptions = GuideOptions()
  ) {
    self.entries = entries
    self.rules = rules
    self.toolVersion = toolVersion
    self.options = options
  }

  /// An app and what its review found.
  package struct Entry: Sendable {
    package var app: App
    package var findings: [Diagnostic]
    /// What to put before the paths of the app's files so that they begin where the people who
    /// publish the guide stand; empty when they begin there.
    package var root: String

    package init(app: App, findings: [Diagnostic], root: String = "") {
      self.app = app
      self.findings = findings
      self.root = root
    }
  }

  /// The whole guide as JSON.
  package var json: String { json(of: apps(in: .site)) }

  func json(of apps: [AppGuide]) -> String {
    GuideReport(apps: apps, toolVersion: toolVersion).text
  }

  /// The apps, prepared for a medium. A lone app's guide is the site; of several, each has a folder
  /// below `apps`.
  func apps(in medium: Medium) -> [AppGuide] {
    if let entry = entries.first, entries.count == 1 {
      return [AppGuide(entry, slug: "", rules: rules, options: options, medium: medium)]
    }
    var slugs = Slugs()
    return entries.map { entry in
      let name = entry.app.title ?? entry.app.path.split(separator: "/").last.map(String.init)
      return AppGuide(
        entry, slug: slugs.slug(for: name ?? "app"), rules: rules, options: options,
        medium: medium)
    }
  }

  /// The rules that a guide explains. One file, which is to fit in a mail, has those with findings.
  func shownRules(_ apps: [AppGuide], in medium: Medium) -> [RuleDescription] {
    medium.isOneFile ? rules.filter { apps.findingCount(of: $0) > 0 } : rules
  }

  /// The pages, the first one first.
  func pages(in medium: Medium) throws(GuideSiteError) -> [Page] {
    try pages(of: apps(in: medium), in: medium)
  }

  /// The pages of the apps that are already prepared for a medium, the first one first.
  func pages(of apps: [AppGuide], in medium: Medium) throws(GuideSiteError) -> [Page] {
    var pages: [Page] = []
    if apps.count > 1 { pages.append(ShelfPage(apps: apps, options: options, medium: medium).page) }
    for app in apps { pages += try AppPages(app: app).pages }
    let shown = shownRules(apps, in: medium)
    pages.append(
      RulesPage(rules: shown, ruleCount: rules.count, apps: apps, medium: medium).page)
    pages += shown.map { RulePage(rule: $0, apps: apps, medium: medium).page }
    let ownPages = options.ownPages
    for (page, address) in zip(ownPages.pages, ownPages.addresses(in: medium)) {
      pages.append(
        try OwnPageContent(page: page, address: address, siblings: ownPages).page(of: apps))
    }
    return pages
  }
}
