import Foundation
import TestSupport
import Testing

@Suite("The app's name in real phrases", .needsSharedFolder)
struct LabelTests {
  /// One line of the table of phrases that people have looked at.
  private struct Row {
    let app: String
    let file: String
    let locale: String
    let keyPath: String
    let names: [String]
    let label: String

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 6 else { return nil }
      (app, file, locale, keyPath, label) = (cells[0], cells[1], cells[2], cells[3], cells[5])
      names = cells[4].components(separatedBy: " | ")
    }

    var isJudged: Bool { !["ambiguous", "empty"].contains(label) }
    /// Whether its language is one of those by their names in reports. `Base` goes by that of the
    /// development language where it is known.
    func isAmong(_ locales: Set<String>) -> Bool {
      switch locale {
      case "(none)": locales.contains("no-language")
      case "Base": locales.contains("Base") || locales.contains("en")
      default: locales.contains(locale)
      }
    }

    var lacksName: Bool { ["missing", "unlocalised name"].contains(label) }
  }

  /// The rows of each app.
  private func table() throws -> [String: [Row]] {
    let table = try String(
      contentsOfFile: "\(Corpus.path())/app-name-labels.tsv", encoding: .utf8)
    return Dictionary(
      grouping: table.split(separator: "\n").dropFirst().compactMap(Row.init), by: \.app)
  }

  @Test func `is found where people see it, and nowhere else`() throws {
    let corpus = try Corpus.path()
    var judged = 0
    for (app, rows) in try table() {
      let check = try Check("\(corpus)/\(app)", options(telling: rows))
      let unnamed = Set(
        check.apps.flatMap { $0.findings(of: "phrase/no-app-name") }.map { [$0.path, $0.keyPath] })
      let unknown = check.apps.flatMap { $0.findings(of: "name/unknown") }
      #expect(unknown.isEmpty, "\(app)")
      for row in rows where row.isJudged {
        let lacksName = unnamed.contains([row.file, row.keyPath])
        #expect(lacksName == row.lacksName, "\(app)/\(row.file) \(row.keyPath): \(row.label)")
        judged += 1
      }
    }
    #expect(judged > 300)
  }

  @Test func `is found without being told, wherever the app's files hold it`() throws {
    let corpus = try Corpus.path()
    var judged = 0
    var apps = 0
    for (app, rows) in try table() {
      let check = try Check("\(corpus)/\(app)")
      let named = Set(check.apps.flatMap(\.names.keys))
      let unnamed = Set(
        check.apps.flatMap { $0.findings(of: "phrase/no-app-name") }.map { [$0.path, $0.keyPath] })
      let own = rows.filter { $0.isJudged && $0.isAmong(named) }
      for row in own {
        let lacksName = unnamed.contains([row.file, row.keyPath])
        #expect(lacksName == row.lacksName, "\(app)/\(row.file) \(row.keyPath): \(row.label)")
      }
      judged += own.count
      apps += own.isEmpty ? 0 : 1
    }
    #expect(apps >= 12)
    #expect(judged > 180)
  }

  /// The names that most rows accept are told for all languages, other ones for theirs.
  private func options(telling rows: [Row]) -> [String] {
    let counts = Dictionary(grouping: rows, by: \.names).mapValues(\.count)
    let general = counts.max { ($0.value, $0.key[0]) < ($1.value, $1.key[0]) }?.key ?? []
    var options = general.flatMap { ["--app-name", $0] }
    let others = Dictionary(grouping: rows.filter { $0.names != general }, by: \.locale)
    for (locale, rows) in others.sorted(by: { $0.key < $1.key }) {
      options += (rows.first?.names ?? []).flatMap { ["--app-name", "\(locale)=\($0)"] }
    }
    return options
  }
}
