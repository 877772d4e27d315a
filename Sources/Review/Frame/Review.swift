package import Diagnostics
package import Vocabulary

/// Applies rules to an app.
package struct Review: Sendable {
  /// The rules applied.
  package var rules: [Rule]
  /// Whether the warnings of rules meant for the release gate become errors.
  package var isStrict: Bool
  /// What the team that makes the app says of it.
  package var settings: ReviewSettings

  package init(
    rules: [Rule] = RuleCatalog.all, isStrict: Bool = false,
    settings: ReviewSettings = ReviewSettings()
  ) {
    self.rules = rules
    self.isStrict = isStrict
    self.settings = settings
  }

  /// All findings, in the order of reports.
  package func findings(in app: App) -> [Diagnostic] {
    let subject = ReviewSubject(app, settings: settings)
    return rules.flatMap { rule in
      rule.findings(in: subject).map { raised($0, by: rule.description) }
    }.inReportingOrder()
  }

  private func raised(_ finding: Diagnostic, by rule: RuleDescription) -> Diagnostic {
    guard isStrict, rule.isRaisedByStrict, finding.severity == .warning else { return finding }
    var raised = finding
    raised.severity = .error
    return raised
  }
}
