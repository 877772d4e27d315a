/// What is read of an archive at most. A file of it has at most `FileLimits.largestSize` bytes.
package enum ArchiveLimits {
  /// Entries, and files and folders in all: a folder costs memory even where no entry names it.
  package static let entryCount = 200_000
  /// What all wanted files make together when unpacked, in bytes.
  package static let unpackedSize = 256 * 1024 * 1024
  /// The table of contents with what libarchive reads to find it, in bytes: 200,000 entries with
  /// paths of 100 bytes make 30 MB.
  package static let tableSize = 64 * 1024 * 1024
  /// A path, in UTF-8 bytes.
  package static let pathLength = 1024
  /// The parts of a path.
  package static let pathDepth = 64
  /// Links that are followed for one path, as other links may be on the way.
  package static let linkHops = 16
  /// Links in one archive.
  package static let linkCount = 10_000
  /// Failures that are named one by one.
  package static let namedFailures = 100
}
