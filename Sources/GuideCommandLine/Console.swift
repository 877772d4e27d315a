import Foundation

/// Where a command's output goes.
package struct Console: Sendable {
  /// Takes the result.
  package var write: @Sendable (String) throws(CommandError) -> Void
  /// Takes everything else.
  package var complain: @Sendable (String) -> Void
  /// Whether the result may be coloured.
  package var isColored: Bool

  package init(
    write: @escaping @Sendable (String) throws(CommandError) -> Void,
    complain: @escaping @Sendable (String) -> Void,
    isColored: Bool = false
  ) {
    self.write = write
    self.complain = complain
    self.isColored = isColored
  }

  /// The process's standard output and standard error; coloured on a terminal, unless the
  /// environment says `NO_COLOR` (no-color.org) or `TERM=dumb`.
  static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let refuses = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return Console(
      write: StandardOutput.write,
      complain: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isColored: isatty(STDOUT_FILENO) == 1 && !refuses)
  }
}
