import Foundation

/// Contents of files of the disk that are not written yet, so that they can be looked at first.
package struct PendingFiles: Sendable {
  private var contents: [String: [UInt8]] = [:]

  package init() {}

  /// What is pending for a file, by whatever path leads to it; `nil` when nothing is.
  package subscript(path: String) -> [UInt8]? {
    get { contents.isEmpty ? nil : contents[Self.realPath(path)] }
    set { contents[Self.realPath(path)] = newValue }
  }

  /// The one path that all ways to a file have in common, links followed.
  package static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
