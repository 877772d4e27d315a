import CArchive

/// What an archive says about one of its entries.
struct ArchiveEntry {
  enum Kind {
    case folder
    /// A file; the size in bytes is the archive's word, which may be a lie.
    case file(size: Int)
    case link(target: String)
    case other
  }

  /// The path as it stands in the archive, but cut at a NUL; `nil` where it is said to be UTF-8 and
  /// isn't, for then libarchive doesn't tell it.
  let name: String?
  let kind: Kind
  let isEncrypted: Bool
  /// libarchive's word for how it is packed.
  let packing: String

  init(_ entry: OpaquePointer, packing: String) {
    name = Self.text(archive_entry_pathname(entry))
    isEncrypted = archive_entry_is_encrypted(entry) != 0
    self.packing = packing
    kind =
      switch UInt32(archive_entry_filetype(entry)) {
      case archive_kind_folder: .folder
      case archive_kind_file: .file(size: max(0, Int(clamping: archive_entry_size(entry))))
      case archive_kind_link: .link(target: Self.text(archive_entry_symlink(entry)) ?? "")
      default: .other
      }
  }

  /// Whether it is packed in one of the two ways that apps use. libarchive has more, each with its
  /// own appetite for memory.
  var isPackedAsAppsAre: Bool { packing == "uncompressed" || packing == "deflation" }

  /// A name, whatever its encoding.
  static func text(_ characters: UnsafePointer<CChar>?) -> String? {
    guard let characters else { return nil }
    var bytes: [UInt8] = []
    var next = characters
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return EntryName.text(bytes)
  }
}
