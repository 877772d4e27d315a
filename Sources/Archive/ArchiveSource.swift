import CArchive
import FileTree
import Foundation

/// The file of an archive, as libarchive reads it.
///
/// It counts what is read. libarchive takes in the whole table of contents, however large it is, and
/// entries of a hostile archive overlap, so that the same bytes are read for each of them.
final class ArchiveSource {
  /// The size of the file in bytes.
  let size: Int
  /// How many bytes may still be read.
  var allowance: Int
  /// Whether more was asked for than is allowed.
  private(set) var isExhausted = false

  private let descriptor: CInt
  private var position = 0
  /// Small, so that little is read beside the headers of entries that nobody wants.
  private let block: UnsafeMutableRawBufferPointer

  /// Opens a file, with nothing allowed to be read.
  init(path: String) throws(ArchiveError) {
    guard let status = DiskTree.status(atPath: path) else {
      throw .unreadable(
        FileFailure(
          DiskTree.isDanglingLink(atPath: path)
            ? "it is a link that leads nowhere" : "there is no such file"))
    }
    guard status.kind == .file else { throw .unreadable(.notAFile(status.kind)) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(FileFailure("it can't be opened; check its permissions"))
    }
    self.descriptor = descriptor
    size = status.size
    allowance = 0
    block = .allocate(byteCount: 16 * 1024, alignment: 16)
  }

  deinit {
    close(descriptor)
    block.deallocate()
  }

  /// The first four bytes.
  var signature: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// The next bytes, which stay until the next call; none at the end, `nil` when there is an error.
  func read() -> UnsafeRawBufferPointer? {
    guard position < size else { return UnsafeRawBufferPointer(rebasing: block[..<0]) }
    let count = min(block.count, size - position)
    guard count <= allowance else {
      isExhausted = true
      return nil
    }
    let result = pread(descriptor, block.baseAddress, count, off_t(position))
    guard result >= 0 else { return nil }
    allowance -= result
    position += result
    return UnsafeRawBufferPointer(rebasing: block[..<result])
  }

  /// Passes over bytes; fewer where the file ends before.
  func skip(_ count: Int) -> Int {
    let skipped = max(0, min(count, size - position))
    position += skipped
    return skipped
  }

  /// Goes to a place counted from the start, the current place or the end; `nil` outside the file.
  func seek(_ offset: Int, from origin: CInt) -> Int? {
    let start = origin == SEEK_END ? size : origin == SEEK_CUR ? position : 0
    let (target, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, (0...size).contains(target) else { return nil }
    position = target
    return target
  }
}

extension ArchiveSource {
  /// Makes an archive read from here. The source must outlive it.
  func connect(to archive: OpaquePointer) {
    archive_read_set_callback_data(archive, Unmanaged.passUnretained(self).toOpaque())
    archive_read_set_read_callback(archive) { _, data, block in
      guard let bytes = ArchiveSource.from(data)?.read() else { return -1 }
      block?.pointee = bytes.baseAddress
      return bytes.count
    }
    archive_read_set_skip_callback(archive) { _, data, count in
      Int64(ArchiveSource.from(data)?.skip(Int(count)) ?? 0)
    }
    archive_read_set_seek_callback(archive) { _, data, offset, origin in
      guard let place = ArchiveSource.from(data)?.seek(Int(offset), from: origin) else {
        return Int64(ARCHIVE_FATAL)
      }
      return Int64(place)
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> ArchiveSource? {
    data.map { Unmanaged<ArchiveSource>.fromOpaque($0).takeUnretainedValue() }
  }
}
