import Diagnostics

/// The findings of all apps for a person at a terminal.
struct CheckText {
  let apps: [ReportedApp]
  let isQuiet: Bool
  let report: ConsoleReport

  var text: String {
    var parts = apps.map(text(of:)).filter { !$0.isEmpty }
    if apps.count > 1, !isQuiet {
      let all = apps.flatMap(\.findings)
      parts.append("All \(apps.count) apps: \(sum(of: all))\n")
    }
    if !isQuiet, apps.contains(where: { !$0.findings.isEmpty }) {
      parts.append("siri-guide explain RULE says what a rule means and how to mend a finding\n")
    }
    return parts.joined(separator: "\n")
  }

  private func text(of app: ReportedApp) -> String {
    let findings = app.findings
    if isQuiet { return report.text(for: app) }
    let heading = apps.count > 1 ? app.headingWithPath : app.heading
    let sum = app.coverage.sum
    let remarks = app.remarks.map { "; \($0)" }.joined()
    if findings.isEmpty {
      let clean = "\(heading): \(app.nothingToMend)\(sum.map { " (\($0))" } ?? "")\(remarks)\n"
      return [clean, mails(of: app)].compactMap(\.self).joined(separator: "\n")
    }
    var parts = ["\(heading)\n" + (sum.map { "\($0)\n" } ?? ""), report.text(for: app)]
    if let mails = mails(of: app) { parts.append(mails) }
    parts.append(self.sum(of: findings) + remarks + "\n")
    return parts.joined(separator: "\n")
  }

  private func mails(of app: ReportedApp) -> String? {
    guard !app.storeMessages.isEmpty else { return nil }
    return "App Store Connect would mail (a warning, the delivery succeeds):\n"
      + app.storeMessages.map { "  \($0.printable)\n" }.joined()
  }

  /// The counts, with what a release manager must know before anything else.
  private func sum(of findings: [Diagnostic]) -> String {
    let blocking = findings.count(where: \.blocks)
    let hasNotesOnly = !findings.isEmpty && findings.allSatisfy { $0.severity == .note }
    return report.summary(of: findings)
      + (blocking == 0 ? "" : " — \(blocking) may block the upload")
      + (hasNotesOnly ? " — nothing has to be mended" : "")
  }
}
