import Diagnostics
import GuideSite
import Review
import Vocabulary

/// `siri-guide check`: prints the gaps.
struct CheckCommand {
  let options: Options
  let console: Console

  func run() throws(CommandError) -> ExitStatus {
    let reviewed = try ReviewedApps(options)
    try reviewed.refuse(options.output)
    let text =
      switch options.format ?? .console {
      case .json: json(of: reviewed)
      case .concise:
        reviewed.apps.map { ConciseReport.text(for: $0.findings, root: $0.root) }.joined()
      default: consoleText(of: reviewed)
      }
    try ResultFile(options: options, console: console).write(text)
    return reviewed.status(from: options.failOn ?? .error)
  }

  private func consoleText(of reviewed: ReviewedApps) -> String {
    let isToFile = options.output.map { $0 != "-" } ?? false
    let isColored = console.isColored && !options.isColorless && !isToFile
    return CheckText(
      apps: reviewed.apps, isQuiet: options.isQuiet, report: ConsoleReport(isColored: isColored)
    ).text
  }

  // MARK: - JSON

  private func json(of reviewed: ReviewedApps) -> String {
    JSONReport(toolVersion: CommandLineTool.version, apps: reviewed.apps.map(reportedApp)).text
  }

  private func reportedApp(_ reviewed: ReviewedApp) -> JSONReport.App {
    let app = reviewed.app
    let coverage = Coverage(of: app)
    let names = app.localizations.compactMap { localization in
      app.acceptedNames(in: localization).map { (localization.name, $0.map(\.text)) }
    }
    return JSONReport.App(
      name: app.title, path: app.path, appVersion: app.version,
      developmentLanguage: app.developmentLanguage?.tag, locales: app.languages.map(\.tag),
      names: Dictionary(names, uniquingKeysWith: { first, _ in first }),
      declaredIntents: app.declaredIntents?.map(\.name),
      coverage: zip(coverage.languages, coverage.rows).flatMap { language, row in
        zip(coverage.intents, row).map { intent, cell in entry(intent, language, cell) }
      },
      findings: reviewed.findings)
  }

  private func entry(
    _ intent: Coverage.Intent, _ language: Language, _ cell: Coverage.Cell
  ) -> JSONReport.Coverage {
    let counts = cell.counts
    return JSONReport.Coverage(
      intent: intent.name, locale: language.tag, declared: intent.isDeclared,
      examples: counts.examples, namingApp: counts.namingApp)
  }
}
