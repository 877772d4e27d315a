package import FileTree
package import Vocabulary

/// What was found in an input.
package struct Discovery: Sendable {
  /// At least one app, sorted by path.
  package let apps: [App]
  /// The folder that the apps' paths begin in, as `AppDiscovery.root(of:)` tells it.
  package let root: String
  /// The files that were read, by paths that begin there.
  package let files: any FileTree
}
