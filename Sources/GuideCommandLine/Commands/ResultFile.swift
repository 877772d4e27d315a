import Foundation

/// Puts a result where the options want it: in a file, or on standard output.
struct ResultFile {
  let options: Options
  let console: Console

  func write(_ text: String) throws(CommandError) {
    guard let path = options.output, path != "-" else {
      console.write(text)
      return
    }
    do {
      // Atomic: whoever reads the file sees the old one or the new one.
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .output(path: path, reason: "check that its folder exists and can be written to")
    }
  }
}
