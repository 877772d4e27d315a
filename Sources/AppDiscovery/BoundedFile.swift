import Foundation

/// Reads whole files, but none that is too large or no file at all.
enum BoundedFile {
  /// The largest file read, in bytes: a vocabulary with 100,000 phrases has about 6 MB.
  static let largestSize = 32 * 1024 * 1024

  struct Failure: Error {
    let message: String
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard let status = FileStatus(path: path) else { throw Failure(message: absence(of: path)) }
    guard status.kind == .file else {
      throw Failure(
        message: status.kind == .folder
          ? "it is a folder, not a file" : "it is a pipe, socket or device, not a file")
    }
    guard status.size <= largestSize else {
      let limit = largestSize / 1024 / 1024
      let tenths = (status.size * 10 - 1) / (1024 * 1024) + 1
      throw Failure(
        message: "it has \(tenths / 10).\(tenths % 10) MB, and at most \(limit) MB are read")
    }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure(message: "it can't be opened; check its permissions")
    }
  }

  private static func absence(of path: String) -> String {
    guard let link = DanglingLink(path: path) else {
      return "it can't be opened; check its permissions"
    }
    return "it is a link to \(link.target), which leads nowhere"
  }
}
