import Archive
import Diagnostics
import FileTree
import Foundation
import Vocabulary

/// What a person gave, opened.
enum Input {
  /// One property list.
  case file(String)
  /// Files and folders.
  case tree(TreeReading)

  init(_ input: String, pending: PendingFiles) throws(DiscoveryError.Reason) {
    guard let status = DiskTree.status(atPath: input) else {
      guard DiskTree.isDanglingLink(atPath: input), input.hasSuffix(".plist") else {
        throw .missing
      }
      self = .file(input)
      return
    }
    let name = URL(fileURLWithPath: input).lastPathComponent
    switch status.kind {
    case .folder where InputRoot.project(holdingWorkspace: input) != nil:
      self = try Input(
        InputRoot.project(holdingWorkspace: input) ?? input, pending: pending)
    case .folder where name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace"):
      let root = InputRoot(of: input)
      let tree = DiskTree(root: root.path, pending: pending)
      self = .tree(TreeReading(tree: tree, name: name, focus: root.inner.appendingPath(name)))
    case .folder:
      if let file = InputRoot.vocabulary(ofLocalizationFolder: input) {
        self = .file(file)
      } else {
        self = .tree(TreeReading(tree: DiskTree(root: input, pending: pending), name: name))
      }
    case .file where name.hasSuffix(".plist"): self = .file(input)
    case .file where ArchiveContents.isArchive(name):
      let tree = try ArchiveContents.tree(of: input)
      // Of files that are in the tree all the same, whoever reads them is told.
      let lost = tree.failures.filter { failure in
        let names = try? tree.names(in: failure.path.parentFolder)
        return names?.contains(failure.path.lastPathPart) != true
      }
      let failures = lost.map { ReadFailure($0.failure.message, at: Place(path: $0.path)) }
      self = .tree(TreeReading(tree: tree, name: name, failures: failures))
    case .file, .other: throw .unsuitable
    }
  }
}
