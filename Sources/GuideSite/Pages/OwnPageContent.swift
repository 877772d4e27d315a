import CommonMark
import Mustache

/// A page that the people who publish the guide write themselves.
struct OwnPageContent {
  let page: OwnPage
  let address: Address
  /// All pages of one's own, which may link to each other.
  let siblings: OwnPages

  private var medium: Medium { address.medium }

  /// - Throws: when the text is too large to be rendered safely.
  func page(of apps: [AppGuide]) throws(GuideSiteError) -> Page {
    var heading = ""
    if page.heading == nil {
      MarkdownEscaping.appendReadable(page.title, to: &heading)
      heading = "# \(heading)\n\n"
    }
    return Page(
      address: address, template: "own", title: page.title,
      navigation: apps.navigation(from: address),
      data: ["body": .markup(try body(heading: heading))])
  }

  private func body(heading: String) throws(GuideSiteError) -> String {
    let body = try Self.body(
      heading + page.markdown, on: address, from: "", path: page.name, own: siblings)
    if medium == .markdownFolder { return body }
    // Their files link to each other as Markdown; here they are pages or parts of one file.
    return zip(siblings.pages, siblings.addresses(in: medium)).reduce(body) { html, sibling in
      let link = HTMLEscaping.escape(address.link(to: sibling.1))
      return html.replacing(
        "href=\"\(sibling.0.name.percentEncoded).md\"", with: "href=\"\(link)\"")
    }
  }

  /// Someone's Markdown as it goes into a template: rendered without its HTML, or for Markdown as it
  /// is.
  static func body(
    _ markdown: String, on address: Address, from folder: String, path: String, own: OwnPages
  ) throws(GuideSiteError) -> String {
    if address.medium.isMarkdown { return markdown }
    do {
      let html = try Markdown.html(from: markdown, trust: .untrusted)
      return OwnPictures(pages: own).placed(in: html, from: folder, on: address)
        .accessible.withoutBlankLines
    } catch {
      throw .page(path: "\(path).md", reason: error.description)
    }
  }
}

extension String {
  /// Wide tables scroll in themselves, by keyboard too; boxes of task lists have a name. Text of a
  /// page can't look like these tags: its `<` is escaped.
  fileprivate var accessible: String {
    let replacements = [
      (
        "<table>",
        "<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">\n<table>"
      ),
      ("</table>", "</table>\n</div>"),
      (
        "<input type=\"checkbox\" checked=\"\"",
        "<input type=\"checkbox\" aria-label=\"done\" checked=\"\""
      ),
      (
        "<input type=\"checkbox\" disabled",
        "<input type=\"checkbox\" aria-label=\"not done\" disabled"
      ),
    ]
    return replacements.reduce(self) { html, replacement in
      html.split(separator: replacement.0, omittingEmptySubsequences: false)
        .joined(separator: replacement.1)
    }
  }

  /// The same HTML without blank lines, which would end the HTML block that it is put into. To
  /// Markdown a line of spaces is blank, too.
  fileprivate var withoutBlankLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).reduce(into: "") { result, line in
      if line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        result += "&#10;" + line
      } else {
        result += result.isEmpty ? line : "\n" + line
      }
    }
  }
}

extension OwnPages {
  /// The address of each page, in their order.
  func addresses(in medium: Medium) -> [Address] {
    var slugs = Slugs()
    return pages.map { Address("pages/\(slugs.slug(for: $0.name)).html", in: medium) }
  }
}
