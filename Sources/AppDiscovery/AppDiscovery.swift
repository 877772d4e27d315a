package import FileTree
import Foundation
package import Vocabulary

/// Finds the apps in what a person has at hand.
package enum AppDiscovery {
  /// The apps of an input, sorted by path.
  ///
  /// - Parameters:
  ///   - input: a folder, an Xcode project or workspace, a built app, an archive of one, or one
  ///     property list.
  ///   - told: what the person says besides; it holds for every app found.
  ///   - pending: contents of files that are not written yet, read instead of the files.
  /// - Returns: at least one app.
  /// - Throws: why the input holds none.
  package static func apps(
    in input: String, told: ToldFacts = ToldFacts(), pending: PendingFiles = PendingFiles()
  ) throws(DiscoveryError) -> [App] {
    try discovery(of: input, told: told, pending: pending).apps
  }

  /// The apps of an input with the files they were found in.
  ///
  /// - Parameters:
  ///   - input: a folder, an Xcode project or workspace, a built app, an archive of one, or one
  ///     property list.
  ///   - told: what the person says besides; it holds for every app found.
  ///   - pending: contents of files that are not written yet, read instead of the files.
  /// - Returns: at least one app.
  /// - Throws: why the input holds none.
  package static func discovery(
    of input: String, told: ToldFacts = ToldFacts(), pending: PendingFiles = PendingFiles()
  ) throws(DiscoveryError) -> Discovery {
    let root = InputRoot(of: input).path
    do {
      switch try Input(input, pending: pending) {
      case .file(let path):
        return Discovery(
          apps: [SingleFile(path: path, pending: pending).app(told: told)], root: root,
          files: DiskTree(root: root, pending: pending))
      case .tree(let reading):
        return Discovery(apps: try reading.apps(told: told), root: root, files: reading.tree)
      }
    } catch {
      throw DiscoveryError(input: input, reason: error)
    }
  }

  /// The apps of a tree of files, sorted by path.
  ///
  /// - Throws: why the tree holds none.
  package static func apps(
    in tree: any FileTree, told: ToldFacts = ToldFacts()
  ) throws(DiscoveryError) -> [App] {
    do { return try TreeReading(tree: tree, name: "").apps(told: told) } catch {
      throw DiscoveryError(input: "", reason: error)
    }
  }

  /// The folder that the paths of an input's apps begin in: the input itself; for one property list
  /// the folder that holds it or its `.lproj`; for a project the repository's root, or the folder
  /// that holds it. Written as the input was, without a slash at its end; empty for the current
  /// folder.
  package static func root(of input: String) -> String { InputRoot(of: input).path }

  /// The way from the root of the repository that a folder lies in to the folder; `nil` when it lies in
  /// none.
  package static func wayFromRepository(to folder: String) -> String? {
    InputRoot.wayFromRepository(to: folder)
  }
}
