import Foundation

/// A folder of the disk.
package struct DiskTree: FileTree {
  /// The folder, as it was given; empty for the current folder.
  package let root: String
  /// What files are read as instead of what they hold: changes that are not written yet.
  private let pending: PendingFiles

  package init(root: String, pending: PendingFiles = PendingFiles()) {
    self.root = root
    self.pending = pending
  }

  package func names(in folder: String) throws(FileFailure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: absolute(folder)).sorted()
    } catch {
      throw FileFailure("the folder can't be opened; check its permissions")
    }
  }

  package func status(of path: String) -> FileStatus? { Self.status(atPath: absolute(path)) }

  package func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    guard let status = status(of: path) else { throw absence(of: path) }
    guard status.kind == .file else { throw .notAFile(status.kind) }
    if let bytes = pending[absolute(path)] { return bytes }
    guard status.size <= FileLimits.largestSize else { throw .tooLarge(status.size) }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: absolute(path))))
    } catch {
      throw FileFailure("it can't be opened; check its permissions")
    }
  }

  /// What stands at a full path, or one that begins in the current folder.
  package static func status(atPath path: String) -> FileStatus? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind: FileStatus.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return FileStatus(
      kind, size: Int(status.st_size),
      identity: .node(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        number: UInt64(truncatingIfNeeded: status.st_ino)))
  }

  /// Whether a symbolic link stands at a path that leads nowhere.
  package static func isDanglingLink(atPath path: String) -> Bool {
    status(atPath: path) == nil && target(ofLinkAtPath: path) != nil
  }

  private static func target(ofLinkAtPath path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  private func absence(of path: String) -> FileFailure {
    guard let target = Self.target(ofLinkAtPath: absolute(path)) else {
      var status = stat()
      let isMissing = stat(absolute(path), &status) != 0 && [ENOENT, ENOTDIR].contains(errno)
      return FileFailure(
        isMissing ? "it isn't there" : "it can't be opened; check its permissions")
    }
    return FileFailure("it is a link to \(target), which leads nowhere")
  }

  private func absolute(_ path: String) -> String {
    if path.isEmpty { return root.isEmpty ? "." : root }
    return root.isEmpty ? path : "\(root)/\(path)"
  }
}
