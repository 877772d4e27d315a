/// Findings as compilers print them, a line each, so that editors and Xcode show them in place.
package enum ConciseReport {
  /// Lines of the form `path:line:column: severity: message [rule]`, whose paths lead there from the
  /// current folder.
  ///
  /// - Returns: one line per finding, each with a newline at its end.
  package static func text(for report: Report) -> String {
    report.apps.map { app in
      app.findings.map { "\(line(for: $0, in: app))\n" }.joined()
    }.joined()
  }

  /// The line of a finding, without a newline.
  static func line(for finding: Diagnostic, in app: ReportedApp) -> String {
    let path = app.pathFromHere(finding.place.path).printable
    let position = finding.place.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    return "\(path)\(position): \(finding.severity.rawValue): \(finding.message.printable) "
      + "[\(finding.rule.printable)]"
  }
}
