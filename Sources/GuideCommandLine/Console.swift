import Foundation

/// Where a command's output goes.
package struct Console: Sendable {
  /// Takes the result.
  package var write: @Sendable (String) throws(CommandError) -> Void
  /// Takes everything else.
  package var complain: @Sendable (String) -> Void
  /// Whether the result may be coloured.
  package var isColored: Bool
  /// How many columns the result is shown in.
  package var width: Int

  package init(
    write: @escaping @Sendable (String) throws(CommandError) -> Void,
    complain: @escaping @Sendable (String) -> Void,
    isColored: Bool = false, width: Int = Console.usualWidth
  ) {
    self.write = write
    self.complain = complain
    self.isColored = isColored
    self.width = width
  }

  /// The columns of files and pipes, and of terminals that don't tell.
  package static let usualWidth = 80

  /// The process's standard output and standard error; coloured on a terminal, unless the
  /// environment says `NO_COLOR` (no-color.org) or `TERM=dumb`.
  static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let refuses = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return Console(
      write: StandardOutput.write,
      complain: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isColored: isatty(STDOUT_FILENO) == 1 && !refuses, width: terminalWidth ?? usualWidth)
  }

  /// The columns of the terminal that is standard output; `nil` when it is none or doesn't tell.
  private static var terminalWidth: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }
}
