import AppDiscovery
import Diagnostics
import Foundation
import Review
import TestSupport
import Testing
import Vocabulary

/// Rules that find fault with good work are worse than none.
@Suite("A well-made app")
struct WellMadeAppTests {
  private func app(leaving gap: ClosedCardioBonanza.Gap? = nil) throws -> App {
    let apps = try AppDiscovery.apps(in: MemoryTree(try ClosedCardioBonanza.files(leaving: gap)))
    try #require(apps.count == 1)
    return apps[0]
  }

  @Test func `has no warning and no error by any rule, not even for the release gate`() throws {
    let found = Review(isStrict: true).findings(in: try app())
    #expect(found.filter { $0.severity > .note } == [])
  }

  @Test func `has few notes, which are no more than worth a look`() throws {
    let found = Review().findings(in: try app())
    #expect(found.count <= 3, "\(found.map { "\($0.rule): \($0.message)" })")
  }

  @Test func `is known by its name, in every language and for every intent`() throws {
    let app = try app()
    #expect(app.title == "CardioBonanza")
    let coverage = Coverage(of: app)
    #expect(coverage.totals.cells == 55)
    #expect(coverage.totals.filled == 55)
    for cell in coverage.rows.joined() {
      #expect(cell.counts.examples >= 3)
      #expect(cell.counts.namingApp == cell.counts.examples)
    }
  }

  @Test(arguments: ClosedCardioBonanza.gaps)
  func `with one gap left open has that one finding`(_ gap: ClosedCardioBonanza.Gap) throws {
    let found = Review().findings(in: try app(leaving: gap)).filter { $0.severity > .note }
    #expect(found.map(\.rule) == [gap.rule])
    #expect(found.first?.language == gap.language)
  }

  @Test func `is the example app but for the gaps that its description lists`() throws {
    let text = try String(
      contentsOfFile: "\(ToolProcess.packageRoot)/Examples/README.md", encoding: .utf8)
    let chapters = text.components(separatedBy: "\n## ")
    let chapter = try #require(chapters.first { $0.hasPrefix("CardioBonanza") })
    let listed = chapter.matches(of: /\| `([A-Za-z-]+)\.lproj.*`([a-z]+\/[a-z-]+)` \|/)
      .map { "\($0.1): \($0.2)" }
    #expect(listed.sorted() == ClosedCardioBonanza.gaps.map(\.description).sorted())
  }
}
