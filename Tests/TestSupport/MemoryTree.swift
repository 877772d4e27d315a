package import FileTree
import Synchronization

/// Files and folders in memory, which counts how often files are read.
package final class MemoryTree: FileTree {
  private let files: [String: [UInt8]]
  private let folders: [String: [String]]
  private let counts = Mutex<[String: Int]>([:])

  /// - Parameter files: The bytes of each file by its path; folders are made of the paths.
  package init(_ files: [String: [UInt8]]) {
    self.files = files
    var folders: [String: Set<String>] = ["": []]
    for path in files.keys {
      var child = path
      while !child.isEmpty {
        let isKnown = !folders[child.parentFolder, default: []].insert(child.lastPathPart).inserted
        if isKnown { break }
        child = child.parentFolder
      }
    }
    self.folders = folders.mapValues { $0.sorted() }
  }

  /// - Parameter files: The text of each file by its path.
  package convenience init(_ files: [String: String]) {
    self.init(files.mapValues { Array($0.utf8) })
  }

  /// How often each file was read.
  package var reads: [String: Int] { counts.withLock { $0 } }

  package func names(in folder: String) throws(FileFailure) -> [String] {
    guard let names = folders[folder] else { throw FileFailure("there is no such folder") }
    return names
  }

  package func status(of path: String) -> FileStatus? {
    if let bytes = files[path] {
      return FileStatus(.file, size: bytes.count, identity: .path(path))
    }
    return folders[path] == nil ? nil : FileStatus(.folder, identity: .path(path))
  }

  package func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    guard let bytes = files[path] else { throw FileFailure("there is no such file") }
    guard bytes.count <= FileLimits.largestSize else { throw .tooLarge(bytes.count) }
    counts.withLock { $0[path, default: 0] += 1 }
    return bytes
  }
}
