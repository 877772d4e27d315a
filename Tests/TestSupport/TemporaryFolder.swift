package import Foundation

/// A folder of its own for one test, removed when the value goes.
package final class TemporaryFolder: Sendable {
  /// The folder's path.
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "siri-guide-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The full path of something in the folder.
  package func path(_ relative: String) -> String { "\(path)/\(relative)" }

  /// Writes a text file, with the folders it needs.
  package func write(_ text: String, to relative: String) throws {
    try write(Data(text.utf8), to: relative)
  }

  /// Writes a file, with the folders it needs.
  package func write(_ data: Data, to relative: String) throws {
    let url = URL(fileURLWithPath: path(relative))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// The text of a file.
  package func text(_ relative: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(relative))), as: UTF8.self)
  }

  /// Every file below a folder by its relative path, sorted; folders are left out.
  package static func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      return !exists || !isFolder.boolValue
    }.sorted()
  }
}
