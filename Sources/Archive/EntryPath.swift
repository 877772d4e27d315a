import FileTree

/// Where an entry stands in the tree.
enum EntryPath {
  private static let slash = UInt8(ascii: "/")
  private static let backslash = UInt8(ascii: "\\")

  /// The parts of an entry's path; none for the root, which some tools write as `./`.
  ///
  /// - Throws: why the path can't be used.
  static func parts(of name: String) throws(FileFailure) -> [String] {
    guard !name.isEmpty else { throw FileFailure("it has no name, so it is not used") }
    guard name.utf8.count <= ArchiveLimits.pathLength else {
      throw FileFailure(
        "its path is longer than \(ArchiveLimits.pathLength) bytes, so it is not used")
    }
    guard !name.isAbsolutePath else {
      throw FileFailure("its path is absolute and leads out of the archive, so it is not used")
    }
    // Windows takes a backslash for a slash; elsewhere it may be part of a name.
    guard
      !name.utf8.split(whereSeparator: { $0 == slash || $0 == backslash })
        .contains(where: { $0.elementsEqual("..".utf8) })
    else {
      throw FileFailure("its path holds “..” and may lead out of the archive, so it is not used")
    }
    let parts = name.pathParts
    guard parts.count <= ArchiveLimits.pathDepth else {
      throw FileFailure("it lies deeper than \(ArchiveLimits.pathDepth) folders, so it is not used")
    }
    return parts
  }

  /// The beginning of a path that is too long to be told.
  static func excerpt(of name: String) -> String {
    guard name.utf8.count > ArchiveLimits.pathLength else { return name }
    return String(decoding: name.utf8.prefix(60), as: UTF8.self) + "…"
  }
}

extension String {
  /// What stands between the slashes, but for empty parts and single dots.
  ///
  /// Bytes are looked at: a slash with a combining accent behind it is a slash, but as a `Character`
  /// it is another one.
  var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// Whether the path begins at a root, that of a drive included.
  var isAbsolutePath: Bool {
    let bytes = Array(utf8.prefix(2))
    guard let first = bytes.first else { return false }
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "\\") { return true }
    return bytes.last == UInt8(ascii: ":") && bytes.count == 2
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
  }
}
