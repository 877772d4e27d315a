/// Files and folders that are read by paths relative to a root: a folder of the disk, or an archive.
///
/// Paths have slashes; the empty path is the root itself.
package protocol FileTree: Sendable {
  /// The names in a folder, sorted.
  func names(in folder: String) throws(FileFailure) -> [String]

  /// What stands at a path, links followed; `nil` when nothing does, a link leads nowhere or the way
  /// is barred.
  func status(of path: String) -> FileStatus?

  /// All bytes of a file.
  ///
  /// - Throws: why they can't be had; also when there are more than `FileLimits.largestSize`.
  func bytes(of path: String) throws(FileFailure) -> [UInt8]
}

extension FileTree {
  /// Whether a file stands there, links followed.
  package func hasFile(_ path: String) -> Bool { status(of: path)?.kind == .file }
}

/// Why a file or folder can't be read, in words that follow its path.
package struct FileFailure: Error, Hashable, Sendable {
  /// One sentence without a full stop.
  package let message: String

  package init(_ message: String) { self.message = message }
}

/// What is read at most.
package enum FileLimits {
  /// The largest file, in bytes: a vocabulary with 100,000 phrases has about 6 MB.
  package static let largestSize = 32 * 1024 * 1024
}
