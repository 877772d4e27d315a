package import FileTree
import Foundation

/// Puts new content in the place of a file's: whoever reads the file sees the old or the new, whole.
package struct SafeReplacement {
  /// The file itself, not a link to it.
  private let path: String
  /// What the file must still hold.
  private let original: [UInt8]

  package init(path: String, original: [UInt8]) {
    self.path = path
    self.original = original
  }

  /// Writes beside the file and then renames, with the file's permissions.
  ///
  /// - Throws: why nothing was written; the file is then as it was.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    try refuseChanges()
    var status = stat()
    guard stat(path, &status) == 0, access(path, W_OK) == 0 else {
      throw FileFailure("it can't be written; check its permissions")
    }
    let url = URL(fileURLWithPath: path)
    let staged = url.deletingLastPathComponent()
      .appending(component: ".\(url.lastPathComponent).siri-guide-\(getpid())").path
    let file = open(staged, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      let reason = String(cString: strerror(errno))
      throw FileFailure("nothing can be written into its folder: \(reason)")
    }
    var isDone = false
    defer { if !isDone { unlink(staged) } }
    let isWritten = Self.write(bytes, to: file)
    // Where the owner can't be kept the file is the user's from now on, as after any editor.
    _ = fchown(file, status.st_uid, status.st_gid)
    let isFinished = isWritten && fchmod(file, status.st_mode & 0o7777) == 0 && fsync(file) == 0
    guard close(file) == 0, isFinished else {
      throw FileFailure("it can't be written: \(String(cString: strerror(errno)))")
    }
    try refuseChanges()
    guard rename(staged, path) == 0 else {
      throw FileFailure("it can't be replaced: \(String(cString: strerror(errno)))")
    }
    isDone = true
  }

  /// Somebody may have saved the file in the meantime.
  private func refuseChanges() throws(FileFailure) {
    guard try DiskTree(root: "").bytes(of: path) == original else {
      throw FileFailure("it was changed after it was read, so it is left as it is; run this again")
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
