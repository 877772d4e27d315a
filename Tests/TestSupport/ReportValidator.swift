import Foundation

/// Other tools' opinions on reports.
package enum ReportValidator {
  private static let folder = "\(ToolProcess.packageRoot)/Tests/TestSupport/Validation"

  /// In which ways reports are no valid SARIF 2.1.0, by the schema of OASIS; empty when they are.
  ///
  /// `scripts/setup tests` installs what it takes.
  package static func problems(inSARIF reports: [String]) throws -> [String] {
    try problems(
      in: reports, "\(ToolProcess.packageRoot)/.venv/bin/python", ["\(folder)/validate_sarif.py"])
  }

  /// In which ways reports are no valid JUnit XML, by the schema of Jenkins; empty when they are.
  package static func problems(inJUnit reports: [String]) throws -> [String] {
    try problems(
      in: reports, "xmllint", ["--noout", "--nonet", "--schema", "\(folder)/junit-10.xsd"])
  }

  private static func problems(
    in reports: [String], _ program: String, _ arguments: [String]
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let paths = try reports.indices.map { index in
      try folder.write(reports[index], to: "\(index)")
      return folder.path("\(index)")
    }
    let result = try ToolProcess.run(program, arguments + paths)
    let lines = (result.output + result.errors).split(separator: "\n").map(String.init)
      .filter { !$0.hasSuffix(" validates") }
    return lines.isEmpty && result.status != 0 ? ["\(program) ended with \(result.status)"] : lines
  }
}
