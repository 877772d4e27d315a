import Diagnostics
import Review

/// `siri-guide check`: prints the gaps.
struct CheckCommand {
  let options: Options
  let console: Console

  func run() throws(CommandError) -> ExitStatus {
    try refuseFixing()
    let reviewed = try ReviewedApps(options)
    try reviewed.refuse(options.output)
    guard options.isFixing else { return try report(reviewed) }
    return try FixCommand(options: options, console: console, report: report).run(reviewed)
  }

  private func refuseFixing() throws(CommandError) {
    guard options.isDryRun else { return }
    guard options.isFixing else { throw .usage("--dry-run goes with --fix") }
    guard options.review.writtenBaseline == nil else {
      throw .usage("--dry-run changes nothing, so it takes no --write-baseline")
    }
    guard options.format == nil else {
      throw .usage("--dry-run prints a difference, so it takes no --format")
    }
  }

  private func report(_ found: ReviewedApps) throws(CommandError) -> ExitStatus {
    let reviewed = try KnownFindings(options: options, console: console).applied(to: found)
    let threshold = options.failOn ?? .error
    let report = Report(
      apps: reviewed.apps.map(\.reported), rules: RuleCatalog.all.map(\.description),
      toolVersion: CommandLineTool.version)
    try ResultFile(options: options, console: console).write(text(of: report, threshold))
    return reviewed.status(from: threshold)
  }

  private func text(of report: Report, _ threshold: Severity) -> String {
    switch options.format ?? .console {
    case .json: JSONReport(report).text
    case .concise: ConciseReport.text(for: report)
    case .sarif: SARIFReport.text(for: report)
    case .github: GitHubReport.text(for: report, isQuiet: options.isQuiet)
    case .junit: JUnitReport(threshold: threshold).text(for: report)
    case .markdown: MarkdownReport().text(for: report)
    default: consoleText(of: report)
    }
  }

  private func consoleText(of report: Report) -> String {
    let isToFile = options.output.map { $0 != "-" } ?? false
    let console = ConsoleReport(
      isColored: console.isColored && !options.isColorless && !isToFile,
      width: isToFile ? Console.usualWidth : console.width)
    return CheckText(apps: report.apps, isQuiet: options.isQuiet, report: console).text
  }
}
