import CommonMark

/// Pages and introductions that the people who publish a guide write themselves, in Markdown.
package struct OwnPages: Hashable, Sendable {
  /// Pages in the order of their file names.
  package var pages: [OwnPage]
  /// Introductions to languages' pages, by the localization's name.
  package var introductions: [String: String]
  /// Pictures that they show, by their paths in the folder.
  package var pictures: [String: Picture]

  package init(
    pages: [OwnPage] = [], introductions: [String: String] = [:],
    pictures: [String: Picture] = [:]
  ) {
    self.pages = pages
    self.introductions = introductions
    self.pictures = pictures
  }
}

/// A page of one's own.
package struct OwnPage: Hashable, Sendable {
  /// The file's name without its suffix.
  package let name: String
  /// The text in GitHub-flavoured Markdown. HTML in it is not shown.
  package let markdown: String
  /// The text of its first heading of the first level; `nil` when it has none.
  let heading: String?

  package init(name: String, markdown: String) {
    self.name = name
    self.markdown = markdown
    // Only a renderer tells a heading from a comment in a block of code.
    let html = try? Markdown.html(from: markdown, trust: .untrusted)
    heading = html?.firstMatch(of: /<h1>(.*?)<\/h1>/.dotMatchesNewlines()).map {
      String($0.output.1).withoutMarkup
    }
  }

  /// The heading, else the file's name.
  var title: String {
    guard let heading, !heading.allSatisfy(\.isWhitespace) else { return name }
    return heading
  }
}

extension String {
  /// The text of HTML that cmark-gfm wrote, on one line.
  fileprivate var withoutMarkup: String {
    var text = replacing(/<[^>]*>/, with: "").replacing(/\s+/, with: " ")
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", ""), ("&amp;", "&"),
    ]
    for (reference, character) in references {
      text = text.replacing(reference, with: character)
    }
    return text
  }
}
