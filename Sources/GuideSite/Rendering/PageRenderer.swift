import CommonMark
import Mustache

/// Makes pages of templates and data.
struct PageRenderer {
  private let medium: Medium
  private let pages: [String: MustacheTemplate]
  private let partials: [String: MustacheTemplate]

  /// - Throws: `GuideSiteError.template` for a template that can't be compiled.
  init(theme: GuideTheme, medium: Medium) throws(GuideSiteError) {
    self.medium = medium
    var pages: [String: MustacheTemplate] = [:]
    var partials: [String: MustacheTemplate] = [:]
    for file in theme.markdown {
      let name = String(file.path.dropLast(".md".count))
      // A partial that stands within a line must not bring a line's end along.
      let isInline = name.hasPrefix("inline/")
      let template = try MustacheTemplate(
        theme: file.name, text: isInline ? file.text.withoutFinalNewline : file.text)
      partials[name] = template
      if !name.contains("/") { pages[name] = template }
    }
    self.pages = pages
    self.partials = partials
  }

  /// The page as Markdown, for people to read or for cmark-gfm to render.
  func markdown(of page: Page) throws(GuideSiteError) -> String {
    guard let template = pages[page.template] else {
      throw .template("Templates/\(page.template).md: this template is missing")
    }
    do {
      let isForPeople = medium.isMarkdown
      let navigation = isForPeople ? page.navigationInMarkdown : ""
      return try navigation
        + template.render(page.data, partials: partials) { text, output in
          if isForPeople {
            MarkdownEscaping.appendReadable(text, to: &output)
          } else {
            MarkdownEscaping.append(text, to: &output)
          }
        }
    } catch {
      throw .template(error.description)
    }
  }

  /// The page's content as HTML.
  func html(of page: Page) throws(GuideSiteError) -> String {
    let markdown = try markdown(of: page)
    do {
      return try Markdown.html(from: markdown, trust: .trusted).withAlignmentClasses
    } catch {
      throw .page(path: page.address.path, reason: error.description)
    }
  }
}

extension Page {
  /// The links of the page's head in a line; the page itself is no link.
  fileprivate var navigationInMarkdown: String {
    let links = navigation.map { item -> String in
      var text = ""
      if case .string(let name)? = item["text"] { MarkdownEscaping.appendReadable(name, to: &text) }
      guard case .markup(let link)? = item["href"], item["isCurrent"] != true else { return text }
      return "[\(text)](<\(link)>)"
    }
    return links.isEmpty ? "" : links.joined(separator: " · ") + "\n\n"
  }
}

extension MustacheTemplate {
  /// Compiles a file of the theme.
  init(theme name: String, text: String) throws(GuideSiteError) {
    do { self = try MustacheTemplate(named: name, source: text) } catch {
      throw .template(error.description)
    }
  }
}

extension String {
  fileprivate var withoutFinalNewline: String { hasSuffix("\n") ? String(dropLast()) : self }

  /// cmark-gfm aligns the cells of tables by style attributes, which a strict content security
  /// policy forbids. Text of a page can't look like these tags: its `<` is escaped.
  fileprivate var withAlignmentClasses: String {
    var html = self
    for tag in ["td", "th"] {
      for side in ["left", "center", "right"] {
        html = html.split(
          separator: "<\(tag) style=\"text-align: \(side)\">", omittingEmptySubsequences: false
        ).joined(separator: "<\(tag) class=\"\(side)\">")
      }
    }
    return html
  }
}
