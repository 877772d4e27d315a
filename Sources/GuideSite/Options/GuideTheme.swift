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
  /// - Throws: when the folder can't be opened, or a file in it isn't UTF-8.
  package init(overriddenBy folder: String) throws(GuideSiteError) {
    self.init()
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw .fileSystem(path: folder, reason: "the folder of templates can't be opened")
    }
    for path in paths.sorted() where files[path] != nil || path.hasSuffix(".md") {
      let name = "\(folder)/\(path)"
      guard path != "README.md", let data = FileManager.default.contents(atPath: name) else {
        continue
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw .template("\(name): the template is not UTF-8 text")
      }
      files[path] = (name, text)
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
