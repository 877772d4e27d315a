import CommonMark
import Mustache
import Theme

/// Makes pages of templates and data.
struct PageRenderer {
  let stylesheet: SiteFile
  private let pages: [String: MustacheTemplate]
  private let partials: [String: MustacheTemplate]
  private let shell: MustacheTemplate
  private let toolVersion: String

  /// - Throws: `GuideSiteError.template` for a template that can't be compiled.
  init(toolVersion: String) throws(GuideSiteError) {
    self.toolVersion = toolVersion
    var pages: [String: MustacheTemplate] = [:]
    var partials: [String: MustacheTemplate] = [:]
    for file in Theme.files where file.path.hasSuffix(".md") {
      let name = String(file.path.dropLast(".md".count))
      if name.hasPrefix("inline/") {
        // A partial that stands within a line must not bring a line's end along.
        partials[name] = try Self.template(file.path, file.text.withoutFinalNewline)
      } else {
        pages[name] = try Self.template(file.path, file.text)
        partials[name] = pages[name]
      }
    }
    self.pages = pages
    self.partials = partials
    shell = try Self.template("shell.html", Self.text(of: "shell.html"))
    let css = try Self.text(of: "site.css")
    stylesheet = SiteFile(path: "assets/site-\(ContentHash.of(css)).css", text: css)
  }

  /// Renders a page: data into Markdown, Markdown into HTML, HTML into the shell.
  func file(for page: Page) throws(GuideSiteError) -> SiteFile {
    guard let template = pages[page.template] else {
      throw .template("Templates/\(page.template).md: this template is missing")
    }
    let markdown: String
    do {
      markdown = try template.render(
        page.data, partials: partials, escaping: MarkdownEscaping.append)
    } catch {
      throw .template(error.description)
    }
    let body: String
    do {
      body = try Markdown.html(from: markdown, trust: .trusted)
    } catch {
      throw .page(path: page.address.path, reason: "\(error)")
    }
    let data: MustacheValue = [
      "title": .string(page.title),
      "direction": page.isRightToLeft ? "rtl" : "ltr",
      "stylesheet": .string(page.address.link(to: Address(stylesheet.path))),
      "navigation": .list(page.navigation),
      "hasNavigation": .bool(!page.navigation.isEmpty),
      "body": .markup(body),
      "kind": .string(page.template),
      "toolVersion": .string(toolVersion),
    ]
    do {
      let html = try shell.render(data, partials: partials, escaping: HTMLEscaping.append)
      return SiteFile(path: page.address.path, text: html)
    } catch {
      throw .template(error.description)
    }
  }

  private static func text(of path: String) throws(GuideSiteError) -> String {
    guard let text = Theme.file(path) else {
      throw .template("Templates/\(path): this template is missing")
    }
    return text
  }

  private static func template(
    _ path: String, _ text: String
  ) throws(GuideSiteError) -> MustacheTemplate {
    do {
      return try MustacheTemplate(named: "Templates/\(path)", source: text)
    } catch {
      throw .template(error.description)
    }
  }
}

extension String {
  fileprivate var withoutFinalNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
