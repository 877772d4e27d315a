/// Findings as workflow commands of GitHub Actions, which shows them beside the lines of a pull request.
///
/// Source: GitHub Docs, “Workflow commands for GitHub Actions”. It shows ten errors, ten warnings and
/// ten notices of a step; all of them stand in its log.
package enum GitHubReport {
  /// A line per finding; of an app without any a line that is no command.
  package static func text(for report: Report, isQuiet: Bool) -> String {
    report.apps.map { app in
      if app.findings.isEmpty {
        let parts = ["siri-guide: \(app.heading): \(app.nothingToMend)"] + app.remarks
        return isQuiet ? "" : parts.joined(separator: "; ") + "\n"
      }
      return app.findings.map { line(for: $0, in: app) }.joined()
    }.joined()
  }

  private static func line(for finding: Diagnostic, in app: ReportedApp) -> String {
    var properties = [("file", app.pathInSources(finding.place.path))]
    if let range = finding.place.range {
      properties.append(("line", "\(range.start.line)"))
      properties.append(("endLine", "\(range.end.line)"))
      // GitHub refuses columns of several lines.
      if range.start.line == range.end.line {
        properties.append(("col", "\(range.start.column)"))
        properties.append(("endColumn", "\(range.end.column)"))
      }
    }
    properties.append(("title", finding.rule))
    let listed = properties.map { "\($0)=\($1.printable.escapedProperty)" }.joined(separator: ",")
    let message = ([finding.message] + finding.hints).map { $0.printable.escapedData }
      .joined(separator: "%0A")
    return "::\(command(for: finding.severity)) \(listed)::\(message)\n"
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

extension String {
  /// The text as the message of a workflow command.
  fileprivate var escapedData: String { escaped("%\r\n") }

  /// The text as the value of a property of a workflow command.
  fileprivate var escapedProperty: String { escaped("%\r\n:,") }

  private func escaped(_ special: String) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
