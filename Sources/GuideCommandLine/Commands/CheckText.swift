import Diagnostics
import GuideSite
import Vocabulary

/// The findings of all apps for a person at a terminal.
struct CheckText {
  let apps: [ReviewedApp]
  let isQuiet: Bool
  let report: ConsoleReport

  var text: String {
    var parts = apps.map(text(of:)).filter { !$0.isEmpty }
    if apps.count > 1, !isQuiet {
      let all = apps.flatMap(\.findings)
      parts.append("All \(apps.count) apps: \(report.summary(of: all))\(blocking(in: all))\n")
    }
    if !isQuiet, apps.contains(where: { !$0.findings.isEmpty }) {
      parts.append("siri-guide explain RULE says what a rule means and how to mend a finding\n")
    }
    return parts.joined(separator: "\n")
  }

  private func text(of reviewed: ReviewedApp) -> String {
    let findings = reviewed.findings
    if isQuiet { return report.text(for: findings) }
    let heading = apps.count > 1 ? reviewed.headingWithPath : reviewed.heading
    let coverage = Coverage(of: reviewed.app)
    let sums = coverage.declarationsAreKnown ? coverage.totals.arithmetic : nil
    if findings.isEmpty { return "\(heading): nothing to mend\(sums.map { " (\($0))" } ?? "")\n" }
    var parts = ["\(heading)\n" + (sums.map { "\($0)\n" } ?? ""), report.text(for: findings)]
    let mails = findings.compactMap(\.storeMessage)
    if !mails.isEmpty {
      let heading = "App Store Connect would mail (a warning, the delivery succeeds):\n"
      parts.append(heading + mails.map { "  \($0.printable)\n" }.joined())
    }
    parts.append(report.summary(of: findings) + blocking(in: findings) + "\n")
    return parts.joined(separator: "\n")
  }

  /// What a release manager must know before anything else.
  private func blocking(in findings: [Diagnostic]) -> String {
    let count = findings.count(where: \.blocks)
    return count == 0 ? "" : " — \(count) may block the upload"
  }
}
