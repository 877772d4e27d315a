import Foundation

/// Runs programs and collects what they print.
package enum ToolProcess {
  /// What a program printed and how it ended.
  package struct Result: Sendable {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  /// The root of the package.
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The built `siri-guide`, which lies beside the test bundle.
  package static var siriGuide: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(component: "siri-guide").path
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: the full path, or a name to be looked up in `PATH`.
  ///   - arguments: what stands behind the name.
  ///   - folder: the folder it runs in; `nil` for this process's own.
  ///   - environment: what is set besides this process's own environment.
  /// - Returns: what it printed and its exit status.
  /// - Throws: when it can't be started.
  package static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    // Files rather than pipes: a pipe fills up when nobody reads it.
    let captures = try TemporaryFolder()
    let outputURL = URL(fileURLWithPath: captures.path("output"))
    let errorURL = URL(fileURLWithPath: captures.path("errors"))
    try Data().write(to: outputURL)
    try Data().write(to: errorURL)
    process.standardOutput = try FileHandle(forWritingTo: outputURL)
    process.standardError = try FileHandle(forWritingTo: errorURL)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputURL), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorURL), as: UTF8.self))
  }
}
