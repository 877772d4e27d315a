import Foundation

/// The process's standard output.
enum StandardOutput {
  /// Writes all of a text. A reader that has gone, such as `head`, has seen enough: that is no error.
  static func write(_ text: String) throws(CommandError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw .output(path: "standard output", reason: String(cString: strerror(errno)))
      }
    }
  }
}
