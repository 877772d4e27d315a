import Foundation
import GuideCommandLine
import Synchronization

/// How a run ended; Swift Testing has an `ExitStatus` of its own.
typealias Ending = GuideCommandLine.ExitStatus

/// Runs the tool within this process and keeps what it prints.
final class Transcript: Sendable {
  private let output = Mutex("")
  private let errors = Mutex("")

  /// What was printed as the result.
  var result: String { output.withLock { $0 } }

  /// What was printed besides.
  var complaint: String { errors.withLock { $0 } }

  /// Runs the tool.
  ///
  /// - Returns: how it ended.
  func run(_ arguments: String..., colored: Bool = false) -> Ending {
    run(arguments, colored: colored)
  }

  func run(_ arguments: [String], colored: Bool = false, width: Int = 80) -> Ending {
    CommandLineTool.run(
      arguments,
      console: Console(
        write: { text in self.output.withLock { $0 += text } },
        complain: { text in self.errors.withLock { $0 += text } }, isColored: colored,
        width: width))
  }
}
