/// Findings for a person at a terminal: grouped by file, each with its line and what helps to mend it.
package struct ConsoleReport: Sendable {
  /// Whether to colour the text with ANSI escape sequences.
  package var isColored: Bool
  /// How many columns the terminal has.
  package var width: Int

  package init(isColored: Bool, width: Int = 80) {
    self.isColored = isColored
    self.width = width
  }

  /// The findings of one app.
  ///
  /// - Returns: lines that each end in a newline; empty when there are no findings.
  package func text(for app: ReportedApp) -> String {
    var text = ""
    var last: Diagnostic?
    var lastHints: [String: [String]] = [:]
    var wasTall = false
    for finding in app.findings {
      let path = finding.place.path
      // What several findings are about is shown once.
      let source = finding.place == last?.place ? "" : source(of: finding, in: app)
      if path != last?.place.path {
        let title = path.isEmpty ? "The app as a whole" : path
        text += (last == nil ? "" : "\n") + styled(title.printable, .bold) + "\n"
        lastHints = [:]
      } else if !source.isEmpty || wasTall && finding.place != last?.place {
        text += "\n"
      }
      wasTall = !source.isEmpty || wasTall && finding.place == last?.place
      text += line(for: finding) + source
      let hints = finding.hints
      // Nine phrases without the app's name need the accepted names once, not nine times.
      if hints != lastHints[finding.rule] {
        let indent = String(repeating: " ", count: Self.gutter + Self.separator.count)
        for hint in hints { text += indent + styled(hint.printable, .dim) + "\n" }
      }
      lastHints[finding.rule] = hints
      last = finding
    }
    return text
  }

  /// One line of counts: “1 error, 3 warnings, 0 notes”.
  package func summary(of findings: [Diagnostic]) -> String {
    findings.counts.map { severity, count in
      styled(severity.words(count), count == 0 ? .dim : ConsoleStyle(severity))
    }.joined(separator: ", ")
  }

  private func line(for finding: Diagnostic) -> String {
    let position = finding.place.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    let padded = position + String(repeating: " ", count: max(2, 7 - position.count))
    let severity = finding.severity.rawValue
    let gap = String(repeating: " ", count: 9 - severity.count)
    return "  " + styled(padded, .dim) + styled(severity, ConsoleStyle(finding.severity)) + gap
      + finding.message.printable + "  " + styled("[\(finding.rule.printable)]", .dim) + "\n"
  }

  /// The line of the file with the place marked, if it can be shown.
  private func source(of finding: Diagnostic, in app: ReportedApp) -> String {
    guard let range = finding.place.range,
      let excerpt = app.sources.excerpt(at: finding.place, reach: 2 * width)
    else { return "" }
    let number = "\(range.start.line)"
    let gutter = max(Self.gutter, number.count)
    let line = MarkedLine(excerpt, width: width - gutter - Self.separator.count)
    let style = ConsoleStyle(finding.severity)
    let shown = line.before + styled(line.marked, style) + line.after
    let first = row(number, of: gutter, shown)
    if let underline = line.underline {
      let end = range.end.line == range.start.line ? "" : " to line \(range.end.line)"
      let indent = String(repeating: " ", count: line.indent)
      return first + row("", of: gutter, indent + styled(underline + end, style))
    }
    // Where the message quotes it, it need not stand here a third time.
    let quote = "“\(line.marked)”"
    if line.marked.isEmpty || finding.message.printable.contains(quote) { return first }
    return first + row("", of: gutter, "here: \(styled(quote, style))")
  }

  private func row(_ number: String, of gutter: Int, _ text: String) -> String {
    let padding = String(repeating: " ", count: gutter - number.count)
    return styled(padding + number + Self.separator, .dim) + text + "\n"
  }

  private static let gutter = 7
  private static let separator = " | "

  private func styled(_ text: String, _ style: ConsoleStyle) -> String {
    isColored && !text.isEmpty ? style.on(text) : text
  }
}
