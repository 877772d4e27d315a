import Foundation

/// What others keep in a site's folder: everything that no guide put there.
struct ForeignEntries {
  /// Folders and files by their paths in the folder, each folder before what it holds.
  private let entries: [(path: String, type: FileAttributeType, mode: Any?)]
  private let folder: URL

  /// - Throws: when the folder can't be read, holds no guide but something else, or something that
  ///   can't be kept, such as a pipe.
  init(
    in folder: URL, shownAs path: String, replacedBy new: Set<String>
  ) throws(GuideSiteError) {
    self.folder = folder
    let manager = FileManager.default
    guard let paths = try? manager.subpathsOfDirectory(atPath: folder.path) else {
      throw .fileSystem(path: path, reason: "the folder can't be opened; check its permissions")
    }
    // A folder that Finder has looked into is as good as empty.
    guard paths.contains(where: { $0 != ".DS_Store" }) else {
      entries = []
      return
    }
    let manifest = folder.appending(component: SitePublisher.manifestName)
    guard let listed = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw .foreignFolder(path: path)
    }
    let own = Set(listed.split(separator: "\n").map(String.init))
      .union([SitePublisher.manifestName])
    let ownFolders = Set(own.union(new).flatMap(Self.parents))
    var entries: [(path: String, type: FileAttributeType, mode: Any?)] = []
    for entry in paths.sorted() where !own.contains(entry) && !new.contains(entry) {
      let full = folder.appending(path: entry).path
      let attributes = try? manager.attributesOfItem(atPath: full)
      let type = attributes?[.type] as? FileAttributeType ?? .typeUnknown
      if type == .typeDirectory, ownFolders.contains(entry) { continue }
      guard [.typeDirectory, .typeRegular, .typeSymbolicLink].contains(type) else {
        throw .fileSystem(
          path: "\(path)/\(entry)", reason: "this is a pipe, socket or device, which can't be kept")
      }
      entries.append((entry, type, attributes?[.posixPermissions]))
    }
    self.entries = entries
  }

  /// Copies everything to another folder, with its permissions.
  func copy(to target: URL) throws {
    let manager = FileManager.default
    for entry in entries {
      let url = target.appending(path: entry.path)
      if entry.type == .typeDirectory {
        try manager.createDirectory(at: url, withIntermediateDirectories: true)
      } else {
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: folder.appending(path: entry.path), to: url)
      }
    }
    // Last, for a folder may forbid writing into it.
    for entry in entries.reversed() where entry.type != .typeSymbolicLink {
      guard let mode = entry.mode else { continue }
      let path = target.appending(path: entry.path).path
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }

  private static func parents(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: "/") }
  }
}
