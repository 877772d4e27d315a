import Foundation

/// The folder beside a site in which the next one is built, until the two change places.
enum StagingFolder {
  private static let mark = ".siri-guide-"

  /// A new name beside a target: it tells which process it belongs to.
  static func url(for target: URL) -> URL {
    let process = ProcessInfo.processInfo.processIdentifier
    let name = ".\(target.lastPathComponent)\(mark)\(process)-\(UUID().uuidString)"
    return target.deletingLastPathComponent().appending(component: name)
  }

  /// Removes what processes that were killed left beside a target.
  static func removeLeftovers(beside target: URL) {
    let parent = target.deletingLastPathComponent()
    let prefix = ".\(target.lastPathComponent)\(mark)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = Int32(process), process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: parent.appending(component: name))
    }
  }
}
