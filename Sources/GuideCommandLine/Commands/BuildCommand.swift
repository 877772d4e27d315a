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
    let publication = try options.publication.guideOptions()
    let reviewed = try ReviewedApps(options)
    try reviewed.refuse(options.output)
    let guide = Guide(
      entries: reviewed.apps.map {
        Guide.Entry(app: $0.app, findings: $0.findings, root: $0.rootInSources)
      },
      rules: RuleCatalog.all.map(\.description), toolVersion: CommandLineTool.version,
      options: publication)
    complain(ofUnused: publication.ownPages, reviewed)
    let isFolder = options.output.map { !$0.hasSuffix(".md") } ?? false
    switch options.format ?? .site {
    case .json: try write(guide.json)
    case .html: try write(made(guide.onePage))
    case .markdown where isFolder:
      try publish(made(guide.markdownFolder), firstPage: "index.md", reviewed)
    case .markdown: try write(made(guide.markdownFile))
    default: try publish(made(guide.site), firstPage: "index.html", reviewed)
    }
    return reviewed.status(from: options.failOn)
  }

  /// An introduction to a language that no app comes in is most likely misnamed.
  private func complain(ofUnused pages: OwnPages, _ reviewed: ReviewedApps) {
    let names = Set(reviewed.apps.flatMap(\.app.localizations).map(\.name))
    for name in pages.introductions.keys.sorted() where !names.contains(name) {
      console.complain(
        "siri-guide: languages/\(name.printable).md: no app comes in this language, so it is not shown\n"
      )
    }
  }

  private func made<Value>(
    _ make: () throws(GuideSiteError) -> Value
  ) throws(CommandError) -> Value {
    do { return try make() } catch { throw CommandError(error) }
  }

  private func write(_ text: String) throws(CommandError) {
    try ResultFile(options: options, console: console).write(text)
  }

  private func publish(
    _ files: [SiteFile], firstPage: String, _ reviewed: ReviewedApps
  ) throws(CommandError) {
    let folder = options.output ?? "Site"
    try made { () throws(GuideSiteError) in try SitePublisher.publish(files, to: folder) }
    guard !options.isQuiet else { return }
    let report = ConsoleReport(isColored: console.isColored && !options.isColorless)
    for app in reviewed.apps {
      let languages = app.app.languages.count
      let heading = reviewed.apps.count > 1 ? app.headingWithPath : app.heading
      try console.write(
        "\(heading): \(languages) language\(languages == 1 ? "" : "s"), "
          + "\(report.summary(of: app.findings))\n")
    }
    let pages = files.count { $0.path.hasSuffix(".html") || $0.path.hasSuffix(".md") }
    try console.write("Wrote \(pages) pages; open \(folder)/\(firstPage)\n")
  }
}
