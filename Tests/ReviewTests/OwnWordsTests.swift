import Diagnostics
import Review
import Testing

/// What a team says of its app takes the place of what the rules assume.
@Suite("A team's own words")
struct OwnWordsTests {
  private func findings(
    _ id: String, in example: RuleExample, _ change: (inout ReviewSettings) -> Void
  ) throws -> [Diagnostic] {
    var settings = ReviewSettings()
    change(&settings)
    let subject = ReviewSubject(try ExampleApp(example).app, settings: settings)
    return try #require(RuleCatalog.rule(id)).findings(in: subject)
  }

  private func bad(_ id: String) throws -> RuleExample {
    try #require(RuleCatalog.rule(id)?.description.bad.first)
  }

  @Test func `allow the name of another app`() throws {
    let id = "phrase/third-party-name"
    let example = try bad(id)
    #expect(try findings(id, in: example) { _ in }.count == 1)
    #expect(try findings(id, in: example) { $0.words.allowedNames = ["TELEGRAM"] }.isEmpty)
  }

  @Test func `add names of other apps`() throws {
    let example = try #require(RuleCatalog.rule("phrase/term-drift")?.description.bad.first)
    let id = "phrase/third-party-name"
    #expect(try findings(id, in: example) { _ in }.isEmpty)
    let found = try findings(id, in: example) { $0.words.thirdPartyNames = ["CardioCraze"] }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.blocks) == [false])
  }

  @Test func `add words that custom intents may not hold`() throws {
    let id = "cover/reserved-metadata"
    let example = try bad(id)
    #expect(try findings(id, in: example) { _ in }.map(\.blocks) == [true])
    let found = try findings(id, in: example) { $0.words.reservedWords = ["soup"] }
    #expect(found.map(\.blocks).sorted { !$0 && $1 } == [false, false, false, false, true])
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test func `set how long a headline may be`() throws {
    let id = "phrase/headline"
    let example = try bad(id)
    #expect(try findings(id, in: example) { _ in }.count == 1)
    #expect(try findings(id, in: example) { $0.limits.longestHeadlineCharacters = 70 }.isEmpty)
  }
}
