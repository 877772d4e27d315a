/// Findings as GitHub-flavoured Markdown, for a job's summary or a comment: the counts, the coverage,
/// the store's mail, and the findings folded by language.
package struct MarkdownReport {
  /// The most bytes written.
  package var limit: Int

  /// Makes a report that keeps within what GitHub takes of a step's summary, 1 MiB, with room for what
  /// else the step writes.
  package init(limit: Int = 1_000_000) { self.limit = limit }

  package func text(for report: Report) -> String {
    var page = BoundedMarkdown(limit: limit)
    if report.apps.count > 1 { writeShelf(of: report.apps, on: &page) }
    for app in report.apps { write(app, on: &page) }
    return page.text
  }

  private func writeShelf(of apps: [ReportedApp], on page: inout BoundedMarkdown) {
    page.write("| App | Errors | Warnings | Notes |\n| --- | --: | --: | --: |\n")
    for app in apps {
      let counts = app.findings.counts.map { "\($0.count)" }.joined(separator: " | ")
      page.write("| \(app.headingWithPath.markdown) | \(counts) |\n")
    }
    page.write("\n")
  }

  private func write(_ app: ReportedApp, on page: inout BoundedMarkdown) {
    page.write("## \(app.heading.markdown)\n\n\(Self.state(of: app))\n\n")
    writeCoverage(of: app, on: &page)
    let mails = app.storeMessages
    if !mails.isEmpty {
      page.write("### App Store Connect would mail\n\nA warning; the delivery succeeds.\n\n")
      for mail in mails { page.write("- \(mail.markdownLine)\n") }
      page.write("\n")
    }
    writeFindings(of: app, on: &page)
  }

  /// The counts in a line, with what a release manager must know before anything else.
  private static func state(of app: ReportedApp) -> String {
    let nothing = app.nothingToMend
    let hasNotesOnly = app.findings.allSatisfy { $0.severity == .note }
    let counts =
      app.findings.isEmpty
      ? nothing.prefix(1).uppercased() + nothing.dropFirst()
      : app.findings.countWords + (hasNotesOnly ? ": nothing has to be mended" : "")
    let blocking = app.findings.count(where: \.blocks)
    let parts =
      ["**\(counts)**", app.coverage.sum].compactMap(\.self) + app.remarks.map(\.markdown)
      + (blocking == 0 ? [] : ["**\(blocking) may block the upload**"])
    return parts.joined(separator: " · ")
  }

  private func writeCoverage(of app: ReportedApp, on page: inout BoundedMarkdown) {
    let coverage = app.coverage
    guard !coverage.intents.isEmpty, !coverage.languages.isEmpty else { return }
    let heads = coverage.intents.map { intent in
      intent.isDeclared || coverage.sum == nil
        ? intent.name.markdown : "\(intent.name.markdown) (not declared)"
    }
    page.write("| Language | \(heads.joined(separator: " | ")) |\n")
    page.write("| --- |" + heads.map { _ in " :-: |" }.joined() + "\n")
    for (language, row) in zip(coverage.languages, coverage.rows) {
      let cells = zip(coverage.intents, row).map { intent, cell in
        cell.markdown(isAskedFor: intent.isAskedFor)
      }
      page.write("| \(app.title(of: language).markdown) | \(cells.joined(separator: " | ")) |\n")
    }
    page.write("\n")
  }

  private func writeFindings(of app: ReportedApp, on page: inout BoundedMarkdown) {
    guard !app.findings.isEmpty else { return }
    page.write("### Findings\n\n")
    for (language, findings) in grouped(app) {
      let title = language.map { app.title(of: $0) } ?? "The app as a whole"
      page.open(
        "<details><summary>\(title.markdown): \(findings.presentCountWords)</summary>\n\n",
        closing: "\n</details>\n\n")
      var path: String?
      for finding in findings {
        let file = app.pathInSources(finding.place.path)
        var item = path == file ? "" : (path == nil ? "" : "\n") + "\(file.markdownCode)\n\n"
        item += line(for: finding)
        if page.write(item, of: finding) { path = file }
      }
      page.close()
    }
  }

  /// The findings by language, in the order of the app's languages; those of none come last.
  private func grouped(_ app: ReportedApp) -> [(language: String?, findings: [Diagnostic])] {
    let groups = Dictionary(grouping: app.findings, by: \.language)
    let known = app.languages.map(\.tag)
    let order = known + Set(groups.keys.compactMap(\.self)).subtracting(known).sorted()
    return (order.map(Optional.some) + [nil]).compactMap { language in
      groups[language].map { (language, $0) }
    }
  }

  private func line(for finding: Diagnostic) -> String {
    let position = finding.place.range.map {
      "<code>\($0.start.line):\($0.start.column)</code> "
    }
    return "- \(position ?? "")**\(finding.severity.rawValue)** \(finding.message.markdown) "
      + "\(finding.rule.markdownCode)\n"
      + finding.hints.map { "  - \($0.markdownLine)\n" }.joined()
  }
}

extension ReportedCoverage.Cell {
  fileprivate func markdown(isAskedFor: Bool) -> String {
    switch self {
    case .examples(let count, let naming):
      let unnamed = naming.map { count - $0 } ?? 0
      return "✓ \(count)" + (unnamed > 0 ? " (\(unnamed) without the app’s name)" : "")
    case .leftOut(let count):
      return "**missing** (\(count) in files that don’t reach the app)"
    case .none: return isAskedFor ? "**missing**" : "–"
    case .unreadable: return "**unreadable**"
    }
  }
}
