/// What `check` found, as every renderer gets it.
package struct Report {
  /// The apps in the order of the inputs.
  package var apps: [ReportedApp]
  /// The rules that were applied, in the catalogue's order.
  package var rules: [RuleDescription]
  package var toolVersion: String

  package init(apps: [ReportedApp], rules: [RuleDescription], toolVersion: String) {
    self.apps = apps
    self.rules = rules
    self.toolVersion = toolVersion
  }

  /// The findings of all apps.
  var findings: [Diagnostic] { apps.flatMap(\.findings) }

  /// The rules that have findings, in the catalogue's order; those that it doesn't hold come last.
  var rulesWithFindings: [String] {
    let found = Set(findings.map(\.rule))
    let known = rules.map(\.id).filter(found.contains)
    return known + found.subtracting(known).sorted()
  }
}
