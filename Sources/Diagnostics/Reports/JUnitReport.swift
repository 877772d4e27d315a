/// Findings as JUnit XML, which nearly every integration server shows: a suite for each app, a case
/// for each rule that was applied.
///
/// A case fails by the findings that make the run fail; others stand in its output, so that notes
/// are there to be read and the servers' sums agree with the exit status.
package struct JUnitReport {
  /// The lowest severity that makes a case fail.
  package var threshold: Severity

  package init(threshold: Severity) { self.threshold = threshold }

  package func text(for report: Report) -> String {
    let areSeveral = report.apps.count > 1
    let suites = report.apps.map { app in
      suite(for: app, named: app.label(areSeveral), rules: report.rules.map(\.id))
    }
    let tests = suites.reduce(0) { $0 + $1.tests }
    let failures = suites.reduce(0) { $0 + $1.failures }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="siri-guide" tests="\(tests)" failures="\(failures)" errors="0">
      \(suites.map(\.text).joined())</testsuites>

      """
  }

  private struct Suite {
    let tests: Int
    let failures: Int
    let text: String
  }

  private func suite(for app: ReportedApp, named name: String, rules: [String]) -> Suite {
    let findings = Dictionary(grouping: app.findings, by: \.rule)
    let ids = rules + Set(findings.keys).subtracting(rules).sorted()
    var failures = 0
    let cases = ids.map { id in
      let own = findings[id] ?? []
      let failing = own.filter { $0.severity >= threshold }
      if !failing.isEmpty { failures += 1 }
      return testCase(
        id, suite: name, failing: failing, others: own.filter { $0.severity < threshold }, in: app)
    }.joined()
    return Suite(
      tests: ids.count, failures: failures,
      text: """
          <testsuite name="\(name.xmlEscaped)" tests="\(ids.count)" failures="\(failures)" errors="0" skipped="0">
        \(cases)  </testsuite>

        """)
  }

  private func testCase(
    _ id: String, suite: String, failing: [Diagnostic], others: [Diagnostic], in app: ReportedApp
  ) -> String {
    // Servers make a folder of what stands before a dot.
    let name = "siri-guide.\(suite.replacing(".", with: "_"))"
    let tag = "    <testcase classname=\"\(name.xmlEscaped)\" name=\"\(id.xmlEscaped)\" time=\"0\""
    var content = ""
    if let first = failing.first {
      let severity = failing.map(\.severity).max() ?? first.severity
      let more = failing.count > 1 ? " (and \(failing.count - 1) more)" : ""
      content += """
              <failure type="\(severity.rawValue)" message="\((first.message + more).xmlEscaped)">
        \(lines(for: failing, in: app))      </failure>

        """
    }
    if !others.isEmpty {
      content += "      <system-out>\n\(lines(for: others, in: app))      </system-out>\n"
    }
    return content.isEmpty ? "\(tag)/>\n" : "\(tag)>\n\(content)    </testcase>\n"
  }

  /// The findings as compilers print them, each with what helps to mend it.
  private func lines(for findings: [Diagnostic], in app: ReportedApp) -> String {
    findings.map { finding in
      let line = ConciseReport.line(for: finding, in: app)
      return ([line] + finding.hints.map { "    \($0)" }).map { "\($0.xmlEscaped)\n" }.joined()
    }.joined()
  }
}

extension ReportedApp {
  /// What names it in every version, so that servers recognize its cases; with its path where there
  /// are others.
  fileprivate func label(_ areSeveral: Bool) -> String {
    var app = self
    app.version = nil
    return areSeveral ? app.headingWithPath : app.heading
  }
}

extension String {
  /// The text as one line of XML, in an element or an attribute; characters that XML has no way to
  /// write are shown as `U+001B` or as U+FFFD.
  fileprivate var xmlEscaped: String {
    printable.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
