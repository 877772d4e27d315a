import FileTree

extension ArchiveNodes {
  /// Why a path leads to nothing.
  enum DeadEnd: Error {
    case missing
    case outside
    case endless

    /// What is wrong with a link to that target.
    func failure(ofLinkTo target: String) -> FileFailure {
      let target = EntryPath.excerpt(of: target)
      return switch self {
      case .missing: FileFailure("it is a link to \(target), which leads nowhere")
      case .outside: FileFailure("it is a link to \(target), which leads out of the archive")
      case .endless:
        FileFailure(
          "it is a link to \(target), which leads in a circle or through more than"
            + " \(ArchiveLimits.linkHops) links")
      }
    }
  }

  /// The file or folder that a path leads to, links followed.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - folder: where it begins.
  /// - Returns: the number of the file or folder.
  /// - Throws: why there is none.
  func walk(_ path: String, from folder: Int = 0) throws(DeadEnd) -> Int {
    var number = folder
    // The last part first, so that a link's parts can be put in its place.
    var ahead = Array(path.pathParts.reversed())
    var hops = 0
    while let part = ahead.popLast() {
      guard isFolder(number) else { throw .missing }
      if part == ".." {
        guard number != 0 else { throw .outside }
        number = nodes[number].parent
        continue
      }
      guard let child = nodes[number].children[part] else { throw .missing }
      guard case .link(let target) = nodes[child].content else {
        number = child
        continue
      }
      hops += 1
      guard hops <= ArchiveLimits.linkHops else { throw .endless }
      guard !target.isAbsolutePath else { throw .outside }
      let parts = target.pathParts
      guard !parts.isEmpty, parts.count <= ArchiveLimits.pathDepth else { throw .missing }
      ahead += parts.reversed()
    }
    return number
  }

  /// The links that lead nowhere or out of the archive, in the order they stand in it.
  var deadLinks: [(path: String, failure: FileFailure)] {
    nodes.indices.compactMap { number in
      guard case .link(let target) = nodes[number].content else { return nil }
      do throws(DeadEnd) {
        _ = try walk(nodes[number].name, from: nodes[number].parent)
        return nil
      } catch {
        return (path(of: number), error.failure(ofLinkTo: target))
      }
    }
  }
}
