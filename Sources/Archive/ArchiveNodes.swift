import FileTree

/// The files, folders and links of an archive, with numbers for names: the root is 0.
struct ArchiveNodes: Sendable {
  struct Node: Sendable {
    let parent: Int
    let name: String
    var content: Content
    /// The numbers of what is in a folder. Names are one where they are canonically equivalent, as
    /// on macOS: é in one scalar or two.
    var children: [String: Int] = [:]
  }

  enum Content: Sendable {
    case folder
    case file([UInt8])
    /// A file without its bytes, the size the archive says, and why.
    case closedFile(size: Int, FileFailure)
    case link(target: String)

    /// A file that nobody wants.
    static func packed(size: Int) -> Content {
      .closedFile(size: size, FileFailure("it was left packed in the archive"))
    }
  }

  private(set) var nodes = [Node(parent: 0, name: "", content: .folder)]

  subscript(number: Int) -> Node { nodes[number] }

  var isEmpty: Bool { nodes.count == 1 }

  /// Whether nothing more may be added, be it at the end of a path as deep as paths may be.
  var isFull: Bool { nodes.count + ArchiveLimits.pathDepth > ArchiveLimits.entryCount }

  func isFolder(_ number: Int) -> Bool {
    if case .folder = nodes[number].content { true } else { false }
  }

  /// The path without links that leads to a node.
  func path(of number: Int) -> String {
    var parts: [String] = []
    var number = number
    while number != 0 {
      parts.append(nodes[number].name)
      number = nodes[number].parent
    }
    return parts.reversed().joined(separator: "/")
  }

  /// Adds a folder with those that hold it, where they aren't there yet.
  ///
  /// - Returns: its number.
  /// - Throws: when something else stands in the way.
  @discardableResult
  mutating func addFolder(_ parts: some Sequence<String>) throws(FileFailure) -> Int {
    var number = 0
    for part in parts {
      if let child = nodes[number].children[part] {
        // A link is no way into another folder: what lies behind it has a path of its own.
        guard isFolder(child) else {
          throw FileFailure(
            "it needs a folder where the archive has the file or link \(path(of: child)), so it is"
              + " not used")
        }
        number = child
      } else {
        number = append(part, .folder, to: number)
      }
    }
    return number
  }

  /// Adds a file or link. Of two at one path the later one stays: that is what `unzip -o`, `ditto`
  /// and Python's `zipfile` leave behind, as they write one over the other.
  ///
  /// - Returns: whether there was one before.
  /// - Throws: when a folder stands there, or something else than a folder on the way.
  mutating func add(_ content: Content, at parts: [String]) throws(FileFailure) -> Bool {
    guard let name = parts.last else { throw FileFailure("it has no name, so it is not used") }
    let folder = try addFolder(parts.dropLast())
    guard let present = nodes[folder].children[name] else {
      append(name, content, to: folder)
      return false
    }
    guard !isFolder(present) else {
      throw FileFailure("another entry needs a folder there, so it is not used")
    }
    nodes[present].content = content
    return true
  }

  @discardableResult
  private mutating func append(_ name: String, _ content: Content, to folder: Int) -> Int {
    nodes.append(Node(parent: folder, name: name, content: content))
    nodes[folder].children[name] = nodes.count - 1
    return nodes.count - 1
  }
}
