import Foundation

/// A symbolic link that leads nowhere.
struct DanglingLink {
  let target: String

  /// `nil` when the path is no link, or the link leads somewhere.
  init?(path: String) {
    guard FileStatus(path: path) == nil,
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    else { return nil }
    self.target = target
  }
}
