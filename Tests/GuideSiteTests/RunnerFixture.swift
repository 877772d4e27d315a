import AppDiscovery
import Foundation
import GuideSite
import Review
import Vocabulary

/// A tiny app whose texts try to break out of the page: `Fixtures/Runner`.
enum RunnerFixture {
  /// The folder that this file lies in.
  static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let folder = testFolder.appending(path: "Fixtures/Runner").path

  /// Few rules, so that the recorded site shows pages rather than the words of every rule.
  private static let rules = ["phrase/no-app-name", "cover/missing-example", "vocab/id-drift"]
    .compactMap(RuleCatalog.rule)

  static func app() throws -> App { try AppDiscovery.apps(in: folder)[0] }

  static func guide(_ options: GuideOptions = GuideOptions()) throws -> Guide {
    let app = try app()
    let findings = Review(rules: rules).findings(in: app)
    return Guide(
      entries: [Guide.Entry(app: app, findings: findings)], rules: rules.map(\.description),
      toolVersion: "0.0.0", options: options)
  }
}
