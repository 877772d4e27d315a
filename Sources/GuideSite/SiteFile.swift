package import Foundation

/// A file of a guide.
package struct SiteFile: Hashable, Sendable {
  /// The path below the guide's folder, with slashes.
  package var path: String
  /// The content.
  package var content: Data

  package init(path: String, content: Data) {
    self.path = path
    self.content = content
  }

  package init(path: String, text: String) { self.init(path: path, content: Data(text.utf8)) }

  /// The content as text.
  package var text: String { String(decoding: content, as: UTF8.self) }
}
