/// What stands at a path, links followed.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case file, folder, other }

  package let kind: Kind
  /// The size in bytes.
  package let size: Int
  /// What tells two folders apart, whatever path leads to them.
  package let identity: Identity

  package enum Identity: Hashable, Sendable {
    /// A device and the number of a node on it.
    case node(device: UInt64, number: UInt64)
    /// A path, where each leads to something else.
    case path(String)
  }

  package init(_ kind: Kind, size: Int = 0, identity: Identity) {
    self.kind = kind
    self.size = size
    self.identity = identity
  }
}
