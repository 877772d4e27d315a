/// The form in which a guide is put out; it decides how its parts link to each other.
package enum Medium: Hashable, Sendable {
  /// A folder of HTML pages.
  case site
  /// One HTML file with all pages in it.
  case page
  /// A folder of Markdown files.
  case markdownFolder
  /// One Markdown file with all pages in it.
  case markdownFile

  /// Whether all pages are in one file, so that links are fragments.
  var isOneFile: Bool { self == .page || self == .markdownFile }

  /// Whether the pages are Markdown.
  var isMarkdown: Bool { self == .markdownFolder || self == .markdownFile }
}
