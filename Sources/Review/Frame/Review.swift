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
  package func findings(in app: App) -> [Diagnostic] { results(in: [app]).flatMap(\.findings) }

  /// What was found in each of several apps that share their settings. What is wrong with the settings
  /// is told once, of the first app.
  package func results(in apps: [App]) -> [ReviewResult] {
    var used: Set<Int> = []
    var results = apps.map { app in
      let adjusting = adjusted(ReviewSubject(app, settings: settings))
      used.formUnion(adjusting.used)
      let mailed = adjusting.findings + adjusting.droppedButMailed
      return ReviewResult(
        findings: adjusting.findings, dropped: adjusting.dropped,
        storeMessages: mailed.inReportingOrder().compactMap(\.storeMessage))
    }
    if let first = apps.first, settings.canBeFaulty {
      let subject = ReviewSubject(first, settings: settings, unused: unused(but: used))
      results[0].findings += findings(of: rules.filter(\.isAboutSettings), in: subject)
    }
    for index in results.indices {
      results[index].findings = results[index].findings.inReportingOrder()
    }
    return results
  }

  /// The adjustments that concern no finding in an app.
  func unusedAdjustments(in subject: ReviewSubject) -> [Adjustment] {
    settings.adjustments.isEmpty ? [] : unused(but: adjusted(subject).used)
  }

  private func unused(but used: Set<Int>) -> [Adjustment] {
    settings.adjustments.indices.filter { !used.contains($0) }.map { settings.adjustments[$0] }
  }

  private func adjusted(_ subject: ReviewSubject) -> Adjusting {
    var adjusting = Adjusting(settings.adjustments, in: subject.app)
    for rule in rules where !rule.isAboutSettings {
      adjusting.add(findings(of: [rule], in: subject), of: rule.description.id)
    }
    return adjusting
  }

  private func findings(of rules: [Rule], in subject: ReviewSubject) -> [Diagnostic] {
    rules.flatMap { rule in
      rule.findings(in: subject).map { raised($0, by: rule.description) }
    }
  }

  private func raised(_ finding: Diagnostic, by rule: RuleDescription) -> Diagnostic {
    guard isStrict, rule.isRaisedByStrict, finding.severity == .warning else { return finding }
    var raised = finding
    raised.severity = .error
    return raised
  }
}

/// What was found in one app.
package struct ReviewResult: Sendable {
  /// The findings in the order of reports.
  package var findings: [Diagnostic]
  /// How many findings the settings switched off.
  package var dropped: Int
  /// The lines that the store is expected to mail. It knows nothing of settings.
  package var storeMessages: [String]
}
