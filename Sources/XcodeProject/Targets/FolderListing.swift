import Diagnostics
import FileTree

/// Lists what lies below folders, each folder once.
struct FolderListing {
  /// A file, or a folder that is one thing to Xcode, relative to the tree.
  struct Entry: Hashable {
    let path: String
    let isFolder: Bool
  }

  private let tree: any FileTree
  private var listings: [String: [Entry]] = [:]
  private var entriesLeft = ProjectLimits.folderEntries

  init(tree: any FileTree) { self.tree = tree }

  /// All entries below a folder, in alphabetical order of each folder; hidden ones left out.
  mutating func entries(
    below folder: String, namedAt place: Place, problems: inout ProblemList
  ) -> [Entry] {
    if let known = listings[folder] { return known }
    var entries: [Entry] = []
    var visited: Set<FileStatus.Identity> = []
    var pending = [(path: folder, depth: 0)]
    while let next = pending.popLast() {
      guard spend(at: place, problems: &problems) else { break }
      guard let status = tree.status(of: next.path) else {
        if next.depth == 0 {
          problems.add(
            .missingFile, "the project names the folder \(folder.quoted), which is missing",
            at: place)
        }
        continue
      }
      if status.kind == .file {
        entries.append(Entry(path: next.path, isFolder: false))
      } else if status.kind == .folder, visited.insert(status.identity).inserted {
        if next.depth > 0, next.path.isOpaqueFolder {
          entries.append(Entry(path: next.path, isFolder: true))
          continue
        }
        guard next.depth < ProjectLimits.folderDepth else {
          problems.add(
            .limit,
            "folders lie more than \(ProjectLimits.folderDepth) deep in each other; "
              + "\(next.path.quoted) is not read", at: place)
          continue
        }
        let names = names(in: next.path, problems: &problems)
        // The last one pushed is the first to be looked at.
        for name in names.reversed() where !name.hasPrefix(".") {
          pending.append((next.path.appendingPath(name), next.depth + 1))
        }
      }
    }
    listings[folder] = entries
    return entries
  }

  private func names(in folder: String, problems: inout ProblemList) -> [String] {
    do {
      let names = try tree.names(in: folder)
      // More than this can't be taken in any case.
      return Array(names.prefix(ProjectLimits.folderEntries + 1))
    } catch {
      problems.add(.unreadable, error.message, at: Place(path: folder))
      return []
    }
  }

  /// Takes one entry off what is looked at; `false` when nothing is left.
  private mutating func spend(at place: Place, problems: inout ProblemList) -> Bool {
    guard entriesLeft > 0 else {
      problems.add(
        .limit,
        "the project's folders hold more than \(ProjectLimits.folderEntries) files and folders; the "
          + "rest is not read", at: place)
      return false
    }
    entriesLeft -= 1
    return true
  }
}

extension String {
  /// Whether a folder of this name is one thing to Xcode rather than a folder of files.
  private static let opaqueSuffixes: Set<String> = [
    "app", "appex", "atlas", "bundle", "docc", "dSYM", "framework", "icon", "mlpackage",
    "playground",
    "rcproject", "rtfd", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework",
    "xcmappingmodel", "xcodeproj", "xcplayground", "xcstickers", "xctestplan", "xcworkspace",
  ]

  var isOpaqueFolder: Bool { pathSuffix.map(Self.opaqueSuffixes.contains) ?? false }

  /// What stands behind the last dot of the last part of the path.
  var pathSuffix: String? {
    let name = lastPathPart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }
}
