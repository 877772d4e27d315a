import FileTree

extension String {
  /// The folder and all that it lies in, up to the empty path.
  var withAncestors: [String] {
    var all = [self]
    while let folder = all.last, !folder.isEmpty { all.append(folder.parentFolder) }
    return all
  }
}

extension Dictionary where Key == String {
  /// What is filed under a folder, else under the deepest that it lies in.
  func nearest(to folder: String) -> Value? {
    folder.withAncestors.lazy.compactMap { self[$0] }.first
  }
}
