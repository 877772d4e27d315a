/// A file of the theme: a page template, the HTML shell, a style sheet, a script or an image.
package struct ThemeFile: Sendable, Hashable {
  /// The path inside `Templates/`, with slashes, for example `partials/head.md`.
  package let path: String
  /// The file's text, byte for byte as UTF-8.
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
