import Foundation

/// What the file system says of a path, links followed.
struct FileStatus {
  enum Kind { case file, folder, other }

  let kind: Kind
  /// The size in bytes.
  let size: Int
  /// What tells two folders apart, whatever path leads to them.
  let identity: Identity

  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  /// `nil` when nothing is there, a link leads nowhere or the way is barred.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
