import Diagnostics
import Foundation
import GuideSite
import Review
import Vocabulary

/// `siri-guide build`: writes the guide.
struct BuildCommand {
  let options: Options
  let console: Console

  func run() throws(CommandError) -> ExitStatus {
    let reviewed = try ReviewedApps(options)
    let guide = Guide(
      entries: reviewed.apps.map { Guide.Entry(app: $0.app, findings: $0.findings) },
      rules: RuleCatalog.all.map(\.description), toolVersion: CommandLineTool.version)
    switch options.format ?? .site {
    case .json: try ResultFile(options: options, console: console).write(guide.json)
    default: try publish(guide, reviewed)
    }
    return reviewed.status(from: options.failOn)
  }

  private func publish(_ guide: Guide, _ reviewed: ReviewedApps) throws(CommandError) {
    let folder = options.output ?? "Site"
    let files: [SiteFile]
    do {
      files = try guide.site()
      try SitePublisher.publish(files, to: folder)
    } catch {
      throw CommandError(error)
    }
    guard !options.isQuiet else { return }
    for app in reviewed.apps {
      let languages = app.app.languages.count
      let report = ConsoleReport(isColored: console.isColored && !options.isColorless)
      console.write(
        "\(app.heading): \(languages) language\(languages == 1 ? "" : "s"), "
          + "\(report.summary(of: app.findings))\n")
    }
    let pages = files.count { $0.path.hasSuffix(".html") }
    console.write("Wrote \(pages) pages; open \(folder)/index.html\n")
  }
}
