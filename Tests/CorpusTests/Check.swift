import Foundation
import TestSupport
import Testing

/// The JSON report of a check.
struct Check: Decodable {
  let apps: [App]

  /// Checks a folder with the real executable.
  init(_ folder: String, _ options: [String] = []) throws {
    let run = try ToolProcess.run(
      ToolProcess.siriGuide, ["check", folder, "--format", "json"] + options)
    try #require(run.status == 0 || run.status == 1, "\(run.errors)")
    #expect(run.errors.isEmpty)
    self = try JSONDecoder().decode(Check.self, from: Data(run.output.utf8))
  }

  struct App: Decodable {
    let locales: [String]
    let names: [String: [String]]
    let declaredIntents: [String]?
    let coverage: [Coverage]
    let diagnostics: [Finding]

    /// The findings of one rule.
    func findings(of rule: String) -> [Finding] { diagnostics.filter { $0.rule == rule } }
  }

  struct Coverage: Decodable {
    let intent: String
    let locale: String
    let declared: Bool
    let examples: Int
  }

  struct Finding: Decodable, Hashable {
    let rule: String
    let message: String
    let path: String
    let keyPath: String
    let line: Int?
    let column: Int?
    let locale: String?
  }

  /// The only app of the report.
  func onlyApp() throws -> App {
    try #require(apps.count == 1)
    return apps[0]
  }
}
