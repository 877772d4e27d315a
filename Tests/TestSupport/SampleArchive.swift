package import Foundation

/// Zip archives for tests, honest and other ones.
///
/// The format is PKWARE's APPNOTE.TXT 6.3.10, section 4.3.
package enum SampleArchive {
  /// An archive of files by their paths, stored as they are.
  package static func zip(_ files: [(path: String, content: Data)]) -> Data {
    zip(files.map { .file($0.path, $0.content) })
  }

  /// An archive of any entries.
  ///
  /// - Parameters:
  ///   - entries: what is in it, in this order.
  ///   - prefix: what stands before the archive, as in one that unpacks itself.
  ///   - comment: the archive's own comment, which stands at its end.
  /// - Returns: the archive.
  package static func zip(
    _ entries: [Entry], prefix: Data = Data(), comment: Data = Data()
  ) -> Data {
    var archive = prefix
    var table = Data()
    for entry in entries {
      entry.append(to: &archive, table: &table, offset: archive.count - prefix.count)
    }
    let offset = archive.count - prefix.count
    archive += table
    archive += fields(
      (0x0605_4B50, 4), (0, 2), (0, 2), (entries.count, 2), (entries.count, 2), (table.count, 4),
      (offset, 4), (comment.count, 2))
    return archive + comment
  }

  /// What one entry is and says of itself. Whatever is set besides is written as it is, true or not.
  package struct Entry {
    /// The path in bytes, which need not be UTF-8.
    package var name: Data
    /// The bytes in the archive, packed by `method`.
    package var packed: Data
    /// 0 for stored, 8 for deflated.
    package var method = 0
    /// The general purpose flags: 1 for encrypted, 8 for streamed, 0x800 for a name in UTF-8.
    package var flags = 0
    /// The Unix kind and permissions.
    package var mode = 0o100644
    /// The system it was made on: 3 for Unix, 0 for MS-DOS.
    package var system = 3
    /// The sizes and the CRC-32 of the unpacked bytes.
    package var packedSize: Int
    package var unpackedSize: Int
    package var checksum: UInt32
    /// More fields, for the header before the file.
    package var extra = Data()
    /// The first bytes of the header before the file, `PK␃␄`.
    package var signature = 0x0403_4B50

    /// A stored file.
    package static func file(_ path: String, _ content: Data) -> Entry {
      Entry(name: Data(path.utf8), content: content)
    }

    /// A stored text.
    package static func file(_ path: String, _ text: String = "") -> Entry {
      file(path, Data(text.utf8))
    }

    /// A folder, whose path gets a slash.
    package static func folder(_ path: String) -> Entry {
      file(path + "/").with { $0.mode = 0o040755 }
    }

    /// A symbolic link.
    package static func link(_ path: String, to target: String) -> Entry {
      file(path, target).with { $0.mode = 0o120755 }
    }

    package init(name: Data, content: Data) {
      self.name = name
      packed = content
      packedSize = content.count
      unpackedSize = content.count
      checksum = SampleArchive.checksum(of: content)
      if name.contains(where: { $0 >= 0x80 }) { flags = 0x800 }
    }

    /// The same with something changed.
    package func with(_ change: (inout Entry) -> Void) -> Entry {
      var copy = self
      change(&copy)
      return copy
    }

    /// Writes it to an archive and its table of contents.
    fileprivate func append(to archive: inout Data, table: inout Data, offset: Int) {
      let sizes = fields((Int(checksum), 4), (packedSize, 4), (unpackedSize, 4))
      let isStreamed = flags & 8 != 0
      archive += fields((signature, 4), (20, 2), (flags, 2), (method, 2), (0, 4))
      archive += isStreamed ? Data(count: sizes.count) : sizes
      archive += fields((name.count, 2), (extra.count, 2))
      archive += name
      archive += extra
      archive += packed
      if isStreamed {
        archive += fields((0x0807_4B50, 4))
        archive += sizes
      }
      table += fields(
        (0x0201_4B50, 4), (20, 1), (system, 1), (20, 2), (flags, 2), (method, 2), (0, 4))
      table += sizes
      table += fields((name.count, 2), (0, 2), (0, 2), (0, 2), (0, 2), (mode << 16, 4), (offset, 4))
      table += name
    }
  }

  /// The CRC-32 of section 4.4.7.
  package static func checksum(of data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { sum, byte in
      checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
    }
  }

  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
}

/// Numbers of some bytes each, the lowest byte first.
private func fields(_ fields: (value: Int, count: Int)...) -> Data {
  var data = Data()
  for field in fields {
    for index in 0..<field.count {
      data.append(UInt8(truncatingIfNeeded: field.value >> (8 * index)))
    }
  }
  return data
}
