import Foundation
package import Testing

/// Real vocabularies to test against, which are no part of the project.
package enum SharedFolder {
  private static let variable = "SIRI_GUIDE_SHARED"

  /// The folder that `SIRI_GUIDE_SHARED` names; `nil` when the variable isn't set. Fails the test
  /// when it is set and leads nowhere.
  package static func path(sourceLocation: SourceLocation = #_sourceLocation) -> String? {
    guard let value = ProcessInfo.processInfo.environment[variable], !value.isEmpty else {
      Issue.record("\(variable) is not set", sourceLocation: sourceLocation)
      return nil
    }
    if FileManager.default.fileExists(atPath: "\(value)/corpus") { return value }
    Issue.record(
      "\(variable) is “\(value)”, which holds no corpus/", sourceLocation: sourceLocation)
    return nil
  }

  /// Whether the variable is set.
  package static var isNamed: Bool {
    ProcessInfo.processInfo.environment[variable]?.isEmpty == false
  }
}

extension Trait where Self == ConditionTrait {
  /// For tests on real vocabularies. Without the variable they don't run, and the run says so; with
  /// it they must.
  package static var needsSharedFolder: ConditionTrait {
    .enabled(
      if: SharedFolder.isNamed,
      "NOT RUN: set SIRI_GUIDE_SHARED to the folder that holds corpus/ to test real vocabularies")
  }
}
