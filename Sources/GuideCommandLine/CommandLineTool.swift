import Diagnostics
import Foundation

/// The command line: reads the arguments, runs a command and says how it ended.
public enum CommandLineTool {
  /// The version of the tool.
  package static let version = "0.1.0"

  /// Runs the tool with the process's own output.
  ///
  /// - Parameter arguments: what stands behind the program's name.
  /// - Returns: the process's exit status: 0 clean, 1 findings at or above the threshold, 2 could not
  ///   run.
  public static func run(_ arguments: [String]) -> Int32 {
    // A reader that has seen enough, such as `head`, is no fault of ours.
    signal(SIGPIPE, SIG_IGN)
    return run(arguments, console: .process).rawValue
  }

  /// Runs the tool with the given output.
  package static func run(_ arguments: [String], console: Console) -> ExitStatus {
    do {
      switch try Invocation(arguments) {
      case .help(let command): try console.write(HelpText(command: command).text)
      case .version: try console.write("siri-guide \(version)\n")
      case .build(let options): return try BuildCommand(options: options, console: console).run()
      case .check(let options): return try CheckCommand(options: options, console: console).run()
      case .inspect(let options):
        return try InspectCommand(options: options, console: console).run()
      case .explain(let options):
        return try ExplainCommand(options: options, console: console).run()
      case .config(let options): return try ConfigCommand(options: options, console: console).run()
      }
      return .clean
    } catch {
      console.complain("siri-guide: \(error.message.printable)\n")
      return .failure
    }
  }
}
