import CommonMark
import Foundation

/// The pictures of pages and introductions of one's own.
struct OwnPictures {
  let pages: OwnPages

  /// The files of a site or of a folder of Markdown.
  var files: [SiteFile] {
    pages.pictures.sorted { $0.key < $1.key }
      .map { SiteFile(path: "pages/\($0.key)", content: $0.value.bytes) }
  }

  /// HTML that cmark-gfm wrote, with each picture of the folder in its place. One from elsewhere gives
  /// way to its description: nothing is loaded from outside.
  ///
  /// - Parameters:
  ///   - html: the HTML of a page.
  ///   - folder: where in the folder the page's file lies; empty for the folder itself.
  ///   - address: the page that shows it.
  /// - Returns: the HTML without any picture that a browser would have to look for.
  func placed(in html: String, from folder: String, on address: Address) -> String {
    html.replacing(/<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/) { match in
      guard let (path, picture) = picture(at: String(match.output.1), from: folder) else {
        return "<span class=\"empty\">\(match.output.2)</span>"
      }
      let source =
        address.medium == .page
        ? picture.dataURL : address.link(to: Address("pages/\(path)", in: address.medium))
      return "<img src=\"\(HTMLEscaping.escape(source))\" alt=\"\(match.output.2)\">"
    }
  }

  private func picture(at source: String, from folder: String) -> (path: String, picture: Picture)?
  {
    guard let decoded = source.removingPercentEncoding, !decoded.contains(":") else { return nil }
    var parts: [Substring] = folder.split(separator: "/")
    for part in decoded.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    let path = parts.joined(separator: "/")
    return pages.pictures[path].map { (path, $0) }
  }
}
