import Diagnostics
import PropertyList
import Testing
import Vocabulary

@Suite("Custom intents in other languages")
struct IntentTextGapTests {
  /// Each gap as “Intent role reason”.
  private func written(_ gaps: [IntentTextGap]) -> [String] {
    gaps.map { "\($0.intent.name) \($0.role) \($0.reason)" }
  }

  @Test func `the definition's own language lacks what is left out or blank there`() throws {
    let gaps = try IntentDefinitions.file(IntentDefinitions.soup).gaps
    #expect(written(gaps) == ["Configuration title blank", "Configuration description missing"])
    #expect(gaps.first?.range?.start.line == 32)
    #expect(gaps.last?.range == nil)
    #expect(gaps.last?.text.identifier == "dEsc02")
  }

  @Test func `a table lacks the identifiers that it has not, or has without a text`() throws {
    let file = try IntentDefinitions.file(IntentDefinitions.soup)
    let full = #""tItl01" = "Suppe"; "dEsc01" = "Bestellt"; "dEsc02" = "Richtet ein";"#
    #expect(written(try gaps(of: file, in: full)) == ["Configuration title noIdentifier"])
    let poor = "\"tItl01\" = \"Suppe\";\n\"dEsc01\" = \" \";"
    let gaps = try gaps(of: file, in: poor)
    #expect(
      written(gaps) == [
        "OrderSoup description blank", "Configuration title noIdentifier",
        "Configuration description missing",
      ])
    #expect(gaps.first?.range?.start == SourcePosition(line: 2, column: 12, offset: 31))
    #expect(try self.gaps(of: file, in: "").count == 4)
  }

  @Test func `of two texts with the same identifier the last counts`() throws {
    let file = try IntentDefinitions.file(IntentDefinitions.soup)
    let table =
      #""tItl01" = "Suppe"; "tItl01" = ""; "dEsc01" = ""; "dEsc01" = "x"; "dEsc02" = "y";"#
    #expect(
      written(try gaps(of: file, in: table)) == [
        "OrderSoup title blank", "Configuration title noIdentifier",
      ])
  }

  @Test func `a string catalog is asked for one language`() throws {
    let file = try IntentDefinitions.file(IntentDefinitions.soup)
    let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
    let source = """
      {"sourceLanguage":"en","strings":{"tItl01":{"localizations":{"de":\(unit),"fr":\(unit)}},
      "dEsc01":{"localizations":{"de":\(unit)}},"dEsc02":{"localizations":{"de":\(unit)}}}}
      """
    let catalog = try StringCatalog(parsing: Array(source.utf8))
    #expect(
      written(file.gaps(in: catalog, language: "de")) == ["Configuration title noIdentifier"])
    #expect(
      written(file.gaps(in: catalog, language: "fr")) == [
        "OrderSoup description missing", "Configuration title noIdentifier",
        "Configuration description missing",
      ])
  }

  private func gaps(of file: IntentDefinitionFile, in table: String) throws -> [IntentTextGap] {
    file.gaps(in: try StringsTable(parsing: Array(table.utf8)))
  }
}
