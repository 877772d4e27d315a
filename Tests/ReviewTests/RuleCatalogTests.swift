import Diagnostics
import Foundation
import Review
import Testing
import TestSupport

@Suite("The catalogue of rules")
struct RuleCatalogTests {
  @Test func `has every rule of the folder, one per file`() throws {
    let folder = "\(ToolProcess.packageRoot)/Sources/Review/Rules"
    var declared: [String] = []
    for path in try TemporaryFolder.files(below: folder) where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      let ids = text.matches(of: /id: "([a-z0-9\/-]+)"/).map { String($0.1) }
      #expect(ids.count <= 1, "\(path) declares \(ids)")
      declared += ids
    }
    #expect(declared.sorted() == RuleCatalog.all.map(\.description.id).sorted())
  }
}
