package import FileTree

/// Why nothing can be read from an archive.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The file itself can't be read.
  case unreadable(FileFailure)
  /// The file has no bytes.
  case noBytes
  /// Nothing in the file speaks for a zip archive.
  case notAnArchive
  /// It begins like a zip archive and has no table of contents.
  case cutShort
  /// The table of contents is larger than `ArchiveLimits.tableSize`.
  case tableTooLarge
  /// The table of contents or the first entry is damaged; libarchive's words, where it has some.
  case damaged(String?)
  /// An archive without entries.
  case noEntries
  /// None of the entries can be used; why the first one can't.
  case nothingReadable(path: String, FileFailure)

  /// One sentence without a full stop, in words that follow the archive's path.
  package var message: String {
    switch self {
    case .unreadable(let failure): failure.message
    case .noBytes: "it has no bytes, so it was not written or sent to its end"
    case .notAnArchive: "it is no zip archive, which an .ipa has to be"
    case .cutShort:
      "it begins like a zip archive but has no table of contents at its end; it was probably cut"
        + " short on its way, so fetch or export it again"
    case .tableTooLarge:
      "its table of contents is larger than the \(ArchiveLimits.tableSize / 1024 / 1024) MB that"
        + " are read"
    case .damaged(let words):
      "it is a damaged zip archive\(words.map { " (\($0))" } ?? ""); fetch or export it again"
    case .noEntries: "it is a zip archive with nothing in it"
    case .nothingReadable(let path, let failure):
      path.isEmpty
        ? "nothing in it can be read: \(failure.message)"
        : "nothing in it can be read; the first that can't is \(path): \(failure.message)"
    }
  }
}
