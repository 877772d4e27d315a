import Foundation
import Theme

/// The templates and styles of a guide: those in the executable, with any single one replaced.
package struct GuideTheme: Sendable {
  /// The text of each file, and what errors call it.
  private var files: [String: (name: String, text: String)]

  /// The theme in the executable.
  package init() {
    files = Dictionary(
      Theme.files.map { ($0.path, ("Templates/\($0.path)", $0.text)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The theme with the files of a folder in place of those of the same path. A file that isn't
  /// there is silently taken from the executable; Markdown files besides can be included.
  ///
  /// - Throws: when the folder or a file in it can't be opened, or is too large, or isn't UTF-8.
  package init(overriddenBy folder: String) throws(GuideSiteError) {
    self.init()
    // The subpaths of a file would be none, without an error.
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil,
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder)
    else {
      throw .fileSystem(path: folder, reason: "the folder of templates can't be opened")
    }
    for path in paths.sorted() where files[path] != nil || path.hasSuffix(".md") {
      let name = "\(folder)/\(path)"
      let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: name)) != nil
      if isFolder || path == "README.md" { continue }
      guard let text = String(validating: try OwnFile.data(name), as: UTF8.self) else {
        throw .template("\(name): the template is not UTF-8 text")
      }
      files[path] = (name, text.withNewlinesOnly)
    }
  }

  /// A file that must be there.
  func file(_ path: String) throws(GuideSiteError) -> (name: String, text: String) {
    guard let file = files[path] else {
      throw .template("Templates/\(path): this template is missing")
    }
    return file
  }

  /// Every Markdown file, sorted by path.
  var markdown: [(path: String, name: String, text: String)] {
    files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.name, $0.value.text) }
  }
}

extension String {
  /// The text with every line ending in U+000A. A browser reads a page so, and a content security
  /// policy names what stands in it by its hash.
  fileprivate var withNewlinesOnly: String {
    String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}
