import CArchive
import FileTree
import Foundation

/// An open archive, read by libarchive from its first entry to its last.
///
/// Only the zip format is switched on, in the reader that begins with the table of contents, and no
/// filter: nothing but what is asked for is ever unpacked.
final class ArchiveReader {
  /// What comes next.
  enum Step {
    case entry(ArchiveEntry)
    /// An entry that can't be read, with more behind it.
    case unreadable(name: String?, words: String?)
    case end
    /// Nothing more can be read; libarchive's words, where it has some.
    case broken(words: String?)
  }

  private let source: ArchiveSource
  private let archive: OpaquePointer
  private var hasReadTable = false
  /// The bytes unpacked so far.
  private var unpackedSize = 0
  /// libarchive turns names into characters of the locale, and loses those that it lacks: all but
  /// ASCII where `LC_ALL` is `C`, as it is in a Swift program that doesn't set it. A locale of this
  /// thread alone leaves the process as it is.
  private let locale = archive_utf8_locale_new()

  /// Opens an archive and finds its table of contents.
  init(file: String) throws(ArchiveError) {
    source = try ArchiveSource(path: file)
    guard let archive = archive_read_new() else {
      archive_utf8_locale_free(locale)
      throw .damaged("no memory left")
    }
    self.archive = archive
    guard source.size > 0 else { throw .noBytes }
    archive_read_support_format_zip_seekable(archive)
    // Files of macOS's own in `__MACOSX` are files like others, on every system.
    archive_read_set_format_option(archive, "zip", "mac-ext", nil)
    source.connect(to: archive)
    source.allowance = ArchiveLimits.tableSize
    let previous = archive_thread_locale(locale)
    defer { _ = archive_thread_locale(previous) }
    guard archive_read_open1(archive) == ARCHIVE_OK else { throw Self.refusal(of: source) }
  }

  deinit {
    archive_read_free(archive)
    archive_utf8_locale_free(locale)
  }

  /// Whether the file was read again and again, as happens where entries overlap.
  var isExhausted: Bool { source.isExhausted }

  /// Goes to the next entry.
  func next() -> Step {
    let previous = archive_thread_locale(locale)
    defer { _ = archive_thread_locale(previous) }
    var entry: OpaquePointer?
    let status = archive_read_next_header(archive, &entry)
    if !hasReadTable {
      // That was with the first entry. An honest archive is read once from here on.
      hasReadTable = true
      source.allowance = min(source.size, Int.max / 4) * 2 + 1024 * 1024
    }
    switch status {
    case ARCHIVE_EOF: return .end
    case ARCHIVE_OK, ARCHIVE_WARN:
      guard let entry else { return .broken(words: nil) }
      return .entry(ArchiveEntry(entry, packing: packing))
    case ARCHIVE_FAILED, ARCHIVE_RETRY:
      let name = entry.flatMap { ArchiveEntry.text(archive_entry_pathname($0)) }
      return .unreadable(name: name, words: words)
    default: return .broken(words: words)
    }
  }

  /// Unpacks the current entry.
  ///
  /// - Throws: why its bytes can't be had.
  func bytes(of entry: ArchiveEntry) throws(FileFailure) -> [UInt8] {
    guard !entry.isEncrypted else {
      throw FileFailure("it is encrypted; export the archive without a password")
    }
    guard entry.isPackedAsAppsAre else {
      throw FileFailure(
        "it is packed by the method “\(entry.packing)”, and only stored and deflated files are read"
      )
    }
    let room = ArchiveLimits.unpackedSize - unpackedSize
    let limit = min(FileLimits.largestSize, room)
    var bytes: [UInt8] = []
    while let block = try block() {
      // What a bomb made counts too, as it took its time.
      unpackedSize += min(block.count, limit - bytes.count)
      guard block.count <= limit - bytes.count else { throw .unpacksToMore(than: limit) }
      bytes += block
    }
    return bytes
  }

  /// The next bytes of the current entry, in a buffer of the library's that is gone with the next
  /// call; `nil` at its end.
  private func block() throws(FileFailure) -> UnsafeRawBufferPointer? {
    var start: UnsafeRawPointer?
    var count = 0
    var offset: Int64 = 0
    let status = archive_read_data_block(archive, &start, &count, &offset)
    if status == ARCHIVE_EOF { return nil }
    guard status == ARCHIVE_OK else {
      let words = words.map { " (\($0))" } ?? ""
      throw FileFailure("it is damaged and can't be unpacked\(words)")
    }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  /// How the current entry is packed, in libarchive's word: `ZIP 2.0 (deflation)`.
  private var packing: String {
    let name = archive_format_name(archive).map { String(cString: $0) } ?? ""
    guard let start = name.lastIndex(of: "("), name.hasSuffix(")") else { return "" }
    return String(name[name.index(after: start)...].dropLast())
  }

  /// libarchive's words for what went wrong last.
  private var words: String? {
    guard let text = archive_error_string(archive) else { return nil }
    return String(cString: text).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Why there is no table of contents.
  private static func refusal(of source: ArchiveSource) -> ArchiveError {
    if source.isExhausted { return .tableTooLarge }
    return switch source.signature {
    case [0x50, 0x4B, 3, 4]: .cutShort
    case [0x50, 0x4B, 5, 6]: .noEntries
    default: .notAnArchive
    }
  }
}

extension FileFailure {
  fileprivate static func unpacksToMore(than limit: Int) -> FileFailure {
    let megabyte = 1024 * 1024
    return FileFailure(
      limit < FileLimits.largestSize
        ? "with it the files that are read make more than"
          + " \(ArchiveLimits.unpackedSize / megabyte) MB, and no more is unpacked"
        : "it unpacks to more than the \(FileLimits.largestSize / megabyte) MB that are read at most"
    )
  }
}
