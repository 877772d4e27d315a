import FileTree
import PropertyList

/// Files that a list of a project names in a folder that Xcode 16 synchronizes with.
///
/// An entry is a path relative to the folder, or for a file with localizations
/// `/Localized: FOLDER/NAME`, which means NAME in every `.lproj` of FOLDER; early versions of
/// Xcode 16 wrote `/Localized/FOLDER/NAME`. Xcode ignores a path that leads into an `.lproj`
/// (github.com/yonaskolb/XcodeGen, pull requests 1616 and 1633; mac-cain13/R.swift, 921).
struct MembershipExceptions {
  /// Paths in the tree of files and folders.
  private var paths: [String: PropertyListNode] = [:]
  /// Paths in the tree, with `*` for the name of the `.lproj`.
  private var localizedPaths: [String: PropertyListNode] = [:]
  /// The entries that Xcode ignores.
  private(set) var ignored: [PropertyListNode] = []

  /// - Parameters:
  ///   - list: The `membershipExceptions`.
  ///   - folder: The synchronized folder, relative to the tree.
  init(_ list: PropertyListNode?, in folder: String) {
    for node in list?.array ?? [] {
      guard let entry = node.string, entry.utf8.count < ProjectLimits.pathLength else { continue }
      let prefix = ["/Localized: ", "/Localized:", "/Localized/"].first { entry.hasPrefix($0) }
      let path = folder.appendingPath(String(entry.dropFirst(prefix?.count ?? 0)))
      guard let path = path.normalizedPath else { continue }
      if prefix != nil {
        localizedPaths[path.parentFolder.appendingPath("*").appendingPath(path.lastPathPart)] = node
      } else if path.parentFolder.localizationName != nil {
        ignored.append(node)
      } else {
        paths[path] = node
      }
    }
  }

  /// Whether no entry has an effect.
  var isEmpty: Bool { paths.isEmpty && localizedPaths.isEmpty }

  /// The entry that names a file of the tree, itself or a folder it lies in.
  func entry(for path: String) -> PropertyListNode? {
    if isEmpty { return nil }
    let folder = path.parentFolder
    if folder.localizationName != nil {
      let pattern = folder.parentFolder.appendingPath("*").appendingPath(path.lastPathPart)
      if let entry = localizedPaths[pattern] { return entry }
    }
    var ancestor = path
    while !ancestor.isEmpty {
      if let entry = paths[ancestor] { return entry }
      ancestor = ancestor.parentFolder
    }
    return nil
  }
}
