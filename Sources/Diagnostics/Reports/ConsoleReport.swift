/// Findings for a person at a terminal: grouped by file, each with what helps to mend it.
package struct ConsoleReport: Sendable {
  /// Whether to colour the text with ANSI escape sequences.
  package var isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// The findings of one app.
  ///
  /// - Parameter findings: in the order of reports.
  /// - Returns: lines that each end in a newline; empty when there are no findings.
  package func text(for findings: [Diagnostic]) -> String {
    var text = ""
    var path: String?
    var lastNotes: [String: [String]] = [:]
    for finding in findings {
      if finding.place.path != path {
        text += path == nil ? "" : "\n"
        text +=
          styled(
            finding.place.path.isEmpty ? "The app as a whole" : finding.place.path.printable, .bold)
          + "\n"
        path = finding.place.path
        lastNotes = [:]
      }
      text += line(for: finding)
      let notes = finding.notes.map(\.text) + finding.fixes.map(\.summary)
      // Nine phrases without the app's name need the accepted names once, not nine times.
      if notes != lastNotes[finding.rule] {
        for note in notes { text += indent + "  " + styled(note.printable, .dim) + "\n" }
      }
      lastNotes[finding.rule] = notes
    }
    return text
  }

  /// One line of counts: “1 error, 3 warnings, 0 notes”.
  package func summary(of findings: [Diagnostic]) -> String {
    let counts = Severity.allCases.reversed().map { severity in
      let count = findings.count { $0.severity == severity }
      let words = "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
      return count == 0 ? styled(words, .dim) : styled(words, style(of: severity))
    }
    return counts.joined(separator: ", ")
  }

  private let indent = "  "

  private func line(for finding: Diagnostic) -> String {
    let position = finding.place.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    let padded = position + String(repeating: " ", count: max(2, 7 - position.count))
    let severity = finding.severity.rawValue
    let gap = String(repeating: " ", count: 9 - severity.count)
    return indent + styled(padded, .dim) + styled(severity, style(of: finding.severity)) + gap
      + finding.message.printable + "  " + styled("[\(finding.rule)]", .dim) + "\n"
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case yellow = "33"
    case blue = "34"
  }

  private func style(of severity: Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
