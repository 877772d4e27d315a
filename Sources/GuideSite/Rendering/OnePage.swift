import CommonMark
import Mustache

/// A whole guide in one HTML file: style, scripts and pictures are in it, and links are fragments.
struct OnePage {
  /// A page of the guide with its content as HTML.
  struct Part {
    let page: Page
    let body: String
  }

  let title: String
  let parts: [Part]
  let assets: SiteAssets
  let options: GuideOptions
  let toolVersion: String

  /// The file's text.
  var text: String {
    get throws(GuideSiteError) {
      let file = try options.theme.file("page.html")
      let template = try MustacheTemplate(theme: file.name, text: file.text)
      let data: MustacheValue = [
        "title": .string(title),
        "home": .string(parts.first.map { "#\($0.page.address.id())" } ?? "#"),
        "logo": .string(options.logo?.dataURL ?? ""),
        "style": .markup(assets.stylesheet.text),
        "script": .markup(assets.script.text),
        "searchIndex": .markup(assets.searchIndex.text),
        "policy": .string(policy),
        "navigation": .list(navigation),
        "parts": .list(parts.map(data)),
        "toolVersion": .string(toolVersion),
      ]
      do { return try template.render(data, escaping: HTMLEscaping.append) } catch {
        throw .template(error.description)
      }
    }
  }

  /// The links in the head: those of the lone app, or one to each app and to the rules.
  private var navigation: [MustacheValue] {
    let pages = parts.map(\.page)
    let overviews = pages.filter { $0.template == "overview" }
    if overviews.count == 1 { return overviews[0].navigation }
    return (overviews + pages.filter { $0.template == "rules" }).map { page in
      ["text": .string(page.heading), "href": .string("#\(page.address.id())"), "isCurrent": false]
    }
  }

  /// Only the style and the scripts of this very file may act; nothing is fetched.
  private var policy: String {
    let scripts = [assets.searchIndex.text, assets.script.text]
      .map { SHA256(of: $0).policySource }.joined(separator: " ")
    return "default-src 'none'; style-src \(SHA256(of: assets.stylesheet.text).policySource); "
      + "script-src \(scripts); img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// The links with a note on which is the first and which the last.
  private func numbered(_ links: [MustacheValue]) -> [MustacheValue] {
    links.enumerated().map { index, link in
      guard case .object(var data) = link else { return link }
      data["isFirst"] = .bool(index == 0)
      data["isLast"] = .bool(index == links.count - 1)
      return .object(data)
    }
  }

  private func data(_ part: Part) -> MustacheValue {
    [
      "id": .string(part.page.address.id()),
      "kind": .string(part.page.template),
      "direction": part.page.isRightToLeft ? "rtl" : "ltr",
      "navigation": .list(numbered(part.page.navigation)),
      "body": .markup(part.body.withLowerHeadings),
    ]
  }
}

extension String {
  /// One file has one heading of the first level: those of its pages become one lower each. Text of
  /// a page can't look like these tags: its `<` is escaped.
  fileprivate var withLowerHeadings: String {
    var html = self
    for level in [2, 1] {
      for mark in ["<h", "</h"] {
        html = html.split(separator: "\(mark)\(level)>", omittingEmptySubsequences: false)
          .joined(separator: "\(mark)\(level + 1)>")
      }
    }
    return html
  }
}
