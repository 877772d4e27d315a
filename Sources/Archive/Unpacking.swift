import FileTree

/// Reads an archive entry by entry and keeps what is wanted.
struct Unpacking {
  private(set) var nodes = ArchiveNodes()
  private(set) var failures = FailureList()
  private var entryCount = 0
  private var linkCount = 0
  /// The path of the entry before, for what can't be named.
  private var lastName: String?

  init(_ reader: ArchiveReader, wanted: (String) -> Bool) throws(ArchiveError) {
    var step = reader.next()
    while try take(step, from: reader, wanted: wanted) { step = reader.next() }
    guard entryCount > 0 else { throw .noEntries }
    for link in nodes.deadLinks { failures.add(link.path, link.failure) }
    if nodes.isEmpty, let first = failures.all.first {
      throw .nothingReadable(path: first.path, first.failure)
    }
  }

  /// Takes in what comes next.
  ///
  /// - Returns: whether there may be more.
  private mutating func take(
    _ step: ArchiveReader.Step, from reader: ArchiveReader, wanted: (String) -> Bool
  ) throws(ArchiveError) -> Bool {
    let name: String?
    switch step {
    case .end: return false
    case .broken(let words):
      if entryCount == 0 { throw reader.isExhausted ? .tableTooLarge : .damaged(words) }
      failures.end(
        reader.isExhausted
          ? "its entries overlap each other; what comes \(behindLast) is not read"
          : "it is damaged \(behindLast), and what follows can't be read\(Self.note(words))")
      return false
    case _ where entryCount == ArchiveLimits.entryCount || nodes.isFull:
      failures.end(
        "it holds more than \(ArchiveLimits.entryCount) files and folders; what comes"
          + " \(behindLast) is not read")
      return false
    case .unreadable(let unreadable, let words):
      name = unreadable
      failures.add(name ?? "", FileFailure("it can't be read\(Self.note(words))"))
    case .entry(let entry):
      name = entry.name
      if let name {
        take(entry, name, from: reader, wanted: wanted)
      } else {
        failures.add(
          "",
          FileFailure(
            "the entry \(behindLast) has a name that is not the UTF-8 it says it is, so it is not"
              + " used"))
      }
    }
    entryCount += 1
    lastName = name ?? lastName
    return true
  }

  /// Where something is that can't be named.
  private var behindLast: String {
    guard let lastName else { return "at its start" }
    return lastName.isEmpty ? "after a nameless entry" : "after \(EntryPath.excerpt(of: lastName))"
  }

  private static func note(_ words: String?) -> String { words.map { " (\($0))" } ?? "" }

  private mutating func take(
    _ entry: ArchiveEntry, _ name: String, from reader: ArchiveReader, wanted: (String) -> Bool
  ) {
    do throws(FileFailure) {
      let parts = try EntryPath.parts(of: name)
      switch entry.kind {
      case .folder:
        try nodes.addFolder(parts)
      case .file(let size):
        let path = parts.joined(separator: "/")
        let isWanted = !parts.isEmpty && wanted(path)
        try add(
          isWanted ? content(of: entry, size: size, path, from: reader) : .packed(size: size), parts
        )
      case .link(let target):
        guard linkCount < ArchiveLimits.linkCount else {
          throw FileFailure(
            "the archive has more than \(ArchiveLimits.linkCount) links, so it is not used")
        }
        linkCount += 1
        try add(.link(target: target), parts)
      case .other:
        throw .notAFile(.other)
      }
    } catch {
      failures.add(name, error)
    }
  }

  private mutating func add(_ content: ArchiveNodes.Content, _ parts: [String]) throws(FileFailure)
  {
    guard try nodes.add(content, at: parts) else { return }
    failures.add(
      parts.joined(separator: "/"),
      FileFailure("it stands more than once in the archive; the last one counts"))
  }

  private mutating func content(
    of entry: ArchiveEntry, size: Int, _ path: String, from reader: ArchiveReader
  ) -> ArchiveNodes.Content {
    do throws(FileFailure) {
      return .file(try reader.bytes(of: entry))
    } catch {
      failures.add(path, error)
      return .closedFile(size: size, error)
    }
  }
}
