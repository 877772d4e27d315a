package import Diagnostics
package import Vocabulary

/// A guide to what people can say to one or several apps.
package struct Guide: Sendable {
  /// The apps, each with the findings of its review, in the order of reports.
  package var entries: [Entry]
  /// Every rule, in the order of the rules page.
  package var rules: [RuleDescription]
  /// The version of the tool that makes the guide.
  package var toolVersion: String

  package init(entries: [Entry], rules: [RuleDescription], toolVersion: String) {
    self.entries = entries
    self.rules = rules
    self.toolVersion = toolVersion
  }

  /// An app and what its review found.
  package struct Entry: Sendable {
    package var app: App
    package var findings: [Diagnostic]

    package init(app: App, findings: [Diagnostic]) {
      self.app = app
      self.findings = findings
    }
  }

  /// Every file of the site, sorted by path.
  package func site() throws(GuideSiteError) -> [SiteFile] {
    let renderer = try PageRenderer(toolVersion: toolVersion)
    let apps = appGuides
    var pages = apps.flatMap { AppPages(app: $0, rules: rules).pages }
    if apps.count > 1 { pages.append(ShelfPage(apps: apps).page) }
    pages.append(.notFound)
    var files: [SiteFile] = [renderer.stylesheet, SiteFile(path: "guide.json", text: json)]
    for page in pages { files.append(try renderer.file(for: page)) }
    return files.sorted { $0.path < $1.path }
  }

  /// The whole guide as JSON.
  package var json: String { GuideReport(apps: appGuides, toolVersion: toolVersion).text }

  /// A lone app's guide is the site; of several, each has a folder below `apps`.
  private var appGuides: [AppGuide] {
    if let entry = entries.first, entries.count == 1 { return [AppGuide(entry, slug: "")] }
    var slugs = Slugs()
    return entries.map { entry in
      let name = entry.app.title ?? entry.app.path.split(separator: "/").last.map(String.init)
      return AppGuide(entry, slug: slugs.slug(for: name ?? "app"))
    }
  }
}

/// A file of the site.
package struct SiteFile: Hashable, Sendable {
  /// The path below the site's root, with slashes.
  package var path: String
  /// The content.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Why a guide could not be made or published.
package enum GuideSiteError: Error, Hashable, Sendable {
  /// A template is broken or missing; the message names file, line and column.
  case template(String)
  /// A page is too large to be rendered.
  case page(path: String, reason: String)
  /// The folder to publish into holds something that no guide put there.
  case foreignFolder(path: String)
  /// The file system refused.
  case fileSystem(path: String, reason: String)

  /// One line that says what is wrong and what to do.
  package var message: String {
    switch self {
    case .template(let message): message
    case .page(let path, let reason): "\(path): the page can't be rendered: \(reason)"
    case .foreignFolder(let path):
      "\(path): the folder is not empty and holds no guide of siri-guide, so nothing was written; "
        + "pass another folder with -o, or empty this one"
    case .fileSystem(let path, let reason): "\(path): \(reason)"
    }
  }
}
