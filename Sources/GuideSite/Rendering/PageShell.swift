import CommonMark
import Mustache

/// Puts the content of a page into the shell of a site.
struct PageShell {
  private let shell: MustacheTemplate
  private let assets: SiteAssets
  private let options: GuideOptions
  private let toolVersion: String

  init(options: GuideOptions, assets: SiteAssets, toolVersion: String) throws(GuideSiteError) {
    let file = try options.theme.file("shell.html")
    shell = try MustacheTemplate(theme: file.name, text: file.text)
    self.assets = assets
    self.options = options
    self.toolVersion = toolVersion
  }

  func file(for page: Page, body: String) throws(GuideSiteError) -> SiteFile {
    let depth = page.address.path.split(separator: "/").count - 1
    let data: MustacheValue = [
      "title": .string(page.title),
      "siteTitle": .string(options.siteTitle ?? ""),
      "titleSuffix": .string(options.siteTitle.flatMap { $0 == page.title ? nil : $0 } ?? ""),
      "direction": page.isRightToLeft ? "rtl" : "ltr",
      "root": .string(String(repeating: "../", count: depth)),
      "stylesheet": .string(link(page, assets.stylesheet)),
      "script": .string(link(page, assets.script)),
      "searchIndex": .string(link(page, assets.searchIndex)),
      "logo": .string(options.logo.map { link(page, $0.file(named: "logo")) } ?? ""),
      "home": .string(page.address.link(to: Address("index.html"))),
      "canonical": .string(options.baseURL.map { $0 + page.address.path } ?? ""),
      "navigation": .list(page.navigation),
      "hasNavigation": .bool(!page.navigation.isEmpty),
      "body": .markup(body),
      "kind": .string(page.template),
      "toolVersion": .string(toolVersion),
    ]
    do {
      let html = try shell.render(data, escaping: HTMLEscaping.append)
      return SiteFile(path: page.address.path, text: html)
    } catch {
      throw .template(error.description)
    }
  }

  private func link(_ page: Page, _ file: SiteFile) -> String {
    page.address.link(to: Address(file.path))
  }
}
