import Foundation
import GuideSite
import TestSupport
import Testing

@Suite("The recorded site")
struct GoldenSiteTests {
  private let folder = RunnerFixture.testFolder.appending(component: "Golden")

  /// Compares the site of the fixture with the folder `Golden`. With `RECORD_GOLDEN=1` in the
  /// environment the folder is written anew; look at the difference before you commit it.
  @Test func `is what the guide makes of the fixture today`() throws {
    let site = try RunnerFixture.guide().site()
    guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != "1" else {
      try record(site)
      Issue.record("Recorded \(site.count) files; run the tests again without RECORD_GOLDEN")
      return
    }
    let recorded = try TemporaryFolder.files(below: folder.path)
    #expect(site.map(\.path) == recorded, "RECORD_GOLDEN=1 records the site anew")
    for file in site where recorded.contains(file.path) {
      let text = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(
        file.text == text,
        "\(file.path): \(firstDifference(text, file.text)); RECORD_GOLDEN=1 records it anew")
    }
  }

  private func record(_ site: [SiteFile]) throws {
    try? FileManager.default.removeItem(at: folder)
    for file in site {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }

  private func firstDifference(_ old: String, _ new: String) -> String {
    let pairs = zip(old.split(separator: "\n"), new.split(separator: "\n"))
    guard let index = pairs.enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
    else { return "one is longer" }
    return "the \(index + 1)th line that is not empty differs"
  }
}
