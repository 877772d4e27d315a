import Foundation

/// Puts a result where the options want it: in a file, or on standard output.
struct ResultFile {
  let options: Options
  let console: Console

  func write(_ text: String) throws(CommandError) {
    guard let path = options.output, path != "-" else {
      try console.write(text)
      return
    }
    do {
      let url = URL(fileURLWithPath: path)
      if let kind = kind(of: path), kind != S_IFREG {
        // Such as `/dev/null`, which is written to but never replaced.
        try Data(text.utf8).write(to: url)
      } else {
        // Atomic: whoever reads the file sees the old one or the new one.
        try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
      }
    } catch {
      if kind(of: path) == S_IFDIR {
        throw .output(path: path, reason: "it is a folder; name a file in it")
      }
      throw .output(path: path, reason: "check that its folder exists and can be written to")
    }
  }

  /// What stands there, as the file type bits of `stat`; `nil` when nothing does.
  private func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
