package import FileTree

/// Something in an archive that was passed over, and why.
package struct ArchiveFailure: Hashable, Sendable {
  /// The path inside the archive, as it stands there; empty for the archive itself.
  package let path: String
  package let failure: FileFailure

  package init(path: String, failure: FileFailure) {
    self.path = path
    self.failure = failure
  }
}

/// Failures in the order they were met, the first ones by name: an archive can have one for each of
/// 200,000 entries, which nobody would read.
struct FailureList {
  private var named: [ArchiveFailure] = []
  private var unnamed = 0
  private var end: ArchiveFailure?

  /// Adds that of an entry.
  mutating func add(_ path: String, _ failure: FileFailure) {
    if named.count < ArchiveLimits.namedFailures {
      named.append(ArchiveFailure(path: EntryPath.excerpt(of: path), failure: failure))
    } else {
      unnamed += 1
    }
  }

  /// Says why the archive is not read to its end, which is always named.
  mutating func end(_ message: String) {
    end = ArchiveFailure(path: "", failure: FileFailure(message))
  }

  /// All of them, with the rest as a number.
  var all: [ArchiveFailure] {
    var all = named
    if unnamed > 0 {
      let entries = unnamed == 1 ? "1 more entry was" : "\(unnamed) more entries were"
      all.append(
        ArchiveFailure(path: "", failure: FileFailure("\(entries) passed over, not named here")))
    }
    if let end { all.append(end) }
    return all
  }
}
