/// Pages and introductions that the people who publish a guide write themselves, in Markdown.
package struct OwnPages: Hashable, Sendable {
  /// Pages in the order of their file names.
  package var pages: [OwnPage]
  /// Introductions to languages' pages, by the localization's name.
  package var introductions: [String: String]

  package init(pages: [OwnPage] = [], introductions: [String: String] = [:]) {
    self.pages = pages
    self.introductions = introductions
  }
}

/// A page of one's own.
package struct OwnPage: Hashable, Sendable {
  /// The file's name without its suffix.
  package var name: String
  /// The text in GitHub-flavoured Markdown. HTML in it is not shown.
  package var markdown: String

  package init(name: String, markdown: String) {
    self.name = name
    self.markdown = markdown
  }

  /// The first heading of the first level, else the file's name.
  var title: String {
    let heading = markdown.split(separator: "\n").first { $0.hasPrefix("# ") }
    let text = heading.map { String($0.dropFirst(2)) } ?? name
    return text.filter { $0 != "\r" }
  }

  /// Whether it brings a heading of the first level along.
  var hasHeading: Bool { markdown.split(separator: "\n").contains { $0.hasPrefix("# ") } }
}
