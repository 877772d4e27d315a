import Foundation
import Vocabulary

extension Guide {
  /// Every file of the site, sorted by path.
  ///
  /// - Returns: pages, style sheet, scripts, pictures, `guide.json` and, where the site's address is
  ///   known, a sitemap.
  /// - Throws: when a template is broken or a page can't be rendered.
  package func site() throws(GuideSiteError) -> [SiteFile] {
    let apps = apps(in: .site)
    let pages = try pages(of: apps, in: .site)
    let index = SearchIndex(apps: apps, rules: rules)
    let assets = try SiteAssets(theme: options.theme, searchIndex: index.script)
    let shell = try PageShell(options: options, assets: assets, toolVersion: toolVersion)
    let renderer = try PageRenderer(theme: options.theme, medium: .site)
    var files =
      assets.files + pictures(of: apps) + [SiteFile(path: "guide.json", text: json(of: apps))]
    files.append(
      try NotFoundPage(
        theme: options.theme, style: assets.stylesheet.text, home: options.baseURL
      ).file)
    for page in pages {
      files.append(try shell.file(for: page, body: renderer.html(of: page)))
    }
    if let baseURL = options.baseURL {
      files.append(Sitemap(baseURL: baseURL, pages: pages).file)
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The whole guide in one HTML file that needs no other.
  ///
  /// - Returns: the file's text.
  /// - Throws: when a template is broken or a page can't be rendered.
  package func onePage() throws(GuideSiteError) -> String {
    let apps = apps(in: .page)
    let index = SearchIndex(apps: apps, rules: shownRules(apps, in: .page))
    let assets = try SiteAssets(theme: options.theme, searchIndex: index.script)
    let renderer = try PageRenderer(theme: options.theme, medium: .page)
    var parts: [OnePage.Part] = []
    for page in try pages(of: apps, in: .page) {
      parts.append(OnePage.Part(page: page, body: try renderer.html(of: page)))
    }
    return try OnePage(
      title: title, parts: parts, assets: assets, options: options, toolVersion: toolVersion
    ).text
  }

  /// The guide as a folder of Markdown files, sorted by path.
  ///
  /// - Returns: one file per page.
  /// - Throws: when a template is broken.
  package func markdownFolder() throws(GuideSiteError) -> [SiteFile] {
    let renderer = try PageRenderer(theme: options.theme, medium: .markdownFolder)
    let apps = apps(in: .markdownFolder)
    var files = pictures(of: apps)
    for page in try pages(of: apps, in: .markdownFolder) {
      files.append(SiteFile(path: page.address.filePath, text: try renderer.markdown(of: page)))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The whole guide in one Markdown file.
  ///
  /// - Returns: the file's text.
  /// - Throws: when a template is broken.
  package func markdownFile() throws(GuideSiteError) -> String {
    let renderer = try PageRenderer(theme: options.theme, medium: .markdownFile)
    var texts: [String] = []
    for page in try pages(in: .markdownFile) {
      let anchor = "<a id=\"\(page.address.id())\"></a>"
      texts.append("\(anchor)\n\n" + (try renderer.markdown(of: page)))
    }
    return texts.joined(separator: "\n")
  }

  /// What the guide is called as a whole.
  var title: String {
    if let title = options.siteTitle { return title }
    if let app = entries.first?.app.title, entries.count == 1 { return app }
    return "What people can say to Siri"
  }

  private func pictures(of apps: [AppGuide]) -> [SiteFile] {
    let logo = options.logo.map { $0.file(named: "logo") }
    let own = OwnPictures(pages: options.ownPages).files
    return Set([logo].compactMap(\.self) + apps.compactMap(\.iconFile) + own)
      .sorted { $0.path < $1.path }
  }
}
