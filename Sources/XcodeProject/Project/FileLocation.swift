import FileTree

/// Where a file of a project lies.
enum FileLocation: Hashable {
  /// In the tree, at a path relative to it.
  case inside(String)
  /// Outside of the tree; the path as written.
  case outside(String)
  /// Not among the sources: in the SDK, or made by the build.
  case elsewhere

  /// The location of something in this folder.
  func appending(_ path: String) -> FileLocation {
    guard !path.isEmpty else { return self }
    switch self {
    case .inside(let folder):
      guard !path.hasPrefix("/"), folder.utf8.count + path.utf8.count < ProjectLimits.pathLength,
        let path = folder.appendingPath(path).normalizedPath
      else { return .outside(path) }
      return .inside(path)
    case .outside: return .outside(path)
    case .elsewhere: return .elsewhere
    }
  }

  /// The path in the tree.
  var path: String? { if case .inside(let path) = self { path } else { nil } }
}
