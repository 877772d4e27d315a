package import FileTree

/// A zip archive, such as an `.ipa`, as a tree.
///
/// All files, folders and links of the archive are there, but only what is wanted is unpacked, when
/// the archive is opened. Names are text whatever the locale is. Links lead through the archive and
/// never out of it.
package struct ArchiveTree: FileTree {
  /// What was passed over, in the order it stands in the archive: entries that lead out of it,
  /// stand twice, are too large, damaged or encrypted; then links that lead nowhere.
  ///
  /// Wanted files among them are in the tree all the same, and `bytes(of:)` says why they can't be
  /// had.
  package let failures: [ArchiveFailure]

  private let nodes: ArchiveNodes

  /// Opens an archive and unpacks what is wanted.
  ///
  /// - Parameters:
  ///   - file: the archive's path on the disk.
  ///   - wanted: whether the bytes of a file are kept, by its path inside the archive; asked once
  ///     for each entry that is a file.
  /// - Throws: why nothing can be read. Where only a part can't, `failures` says so.
  package init(file: String, wanted: (String) -> Bool) throws(ArchiveError) {
    let unpacking = try Unpacking(try ArchiveReader(file: file), wanted: wanted)
    nodes = unpacking.nodes
    failures = unpacking.failures.all
  }

  package func names(in folder: String) throws(FileFailure) -> [String] {
    let number = try number(of: folder)
    guard nodes.isFolder(number) else { throw FileFailure("it is a file, not a folder") }
    return nodes[number].children.keys.sorted()
  }

  /// What stands at a path, links followed. The size of a file that is not unpacked is the archive's
  /// word for it.
  package func status(of path: String) -> FileStatus? {
    guard let number = try? nodes.walk(path) else { return nil }
    let identity = FileStatus.Identity.path(nodes.path(of: number))
    return switch nodes[number].content {
    case .folder: FileStatus(.folder, identity: identity)
    case .file(let bytes): FileStatus(.file, size: bytes.count, identity: identity)
    case .closedFile(let size, _): FileStatus(.file, size: size, identity: identity)
    // A walk never ends at a link.
    case .link: nil
    }
  }

  package func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    switch nodes[try number(of: path)].content {
    case .file(let bytes): return bytes
    case .closedFile(_, let failure): throw failure
    case .folder: throw .notAFile(.folder)
    case .link(let target): throw ArchiveNodes.DeadEnd.missing.failure(ofLinkTo: target)
    }
  }

  private func number(of path: String) throws(FileFailure) -> Int {
    do throws(ArchiveNodes.DeadEnd) {
      return try nodes.walk(path)
    } catch {
      if let folder = try? nodes.walk(path.parentFolder),
        let number = nodes[folder].children[path.lastPathPart],
        case .link(let target) = nodes[number].content
      {
        throw error.failure(ofLinkTo: target)
      }
      throw FileFailure("it is not in the archive")
    }
  }
}
