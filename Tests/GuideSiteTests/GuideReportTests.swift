import Foundation
import GuideSite
import TestSupport
import Testing

@Suite("guide.json")
struct GuideReportTests {
  /// Every key, by the way from the root.
  private let keys: Set<String> = [
    "version", "tool", "tool.name", "tool.version", "apps",
    "apps.slug", "apps.path", "apps.page", "apps.name", "apps.appVersion",
    "apps.developmentLanguage", "apps.declaredIntents", "apps.names", "apps.coverage",
    "apps.locales",
    "apps.names.text", "apps.names.role", "apps.names.locale", "apps.names.pronunciation",
    "apps.names.path",
    "apps.names.reading", "apps.names.reading.text", "apps.names.reading.sounds",
    "apps.names.reading.zhuyin", "apps.names.reading.homophone",
    "apps.coverage.languages", "apps.coverage.intents", "apps.coverage.cells",
    "apps.coverage.filled", "apps.coverage.missing", "apps.coverage.unreadable",
    "apps.coverage.entries", "apps.coverage.entries.locale", "apps.coverage.entries.intent",
    "apps.coverage.entries.declared", "apps.coverage.entries.examples",
    "apps.coverage.entries.namingApp",
    "apps.locales.locale", "apps.locales.language", "apps.locales.direction", "apps.locales.page",
    "apps.locales.hintRule", "apps.locales.inheritors",
    "apps.locales.files", "apps.locales.files.path", "apps.locales.files.failure",
    "apps.locales.files.intentPhrases", "apps.locales.files.intentPhrases.intentName",
    "apps.locales.files.intentPhrases.examples",
    "apps.locales.files.intentPhrases.examples.text",
    "apps.locales.files.intentPhrases.examples.line",
    "apps.locales.files.intentPhrases.examples.column",
    "apps.locales.files.intentPhrases.examples.nameRanges",
    "apps.locales.files.intentPhrases.examples.terms",
    "apps.locales.files.intentPhrases.examples.terms.identifier",
    "apps.locales.files.intentPhrases.examples.terms.range",
    "apps.locales.files.parameterVocabularies",
    "apps.locales.files.parameterVocabularies.parameterNames",
    "apps.locales.files.parameterVocabularies.items",
    "apps.locales.files.parameterVocabularies.items.identifier",
    "apps.locales.files.parameterVocabularies.items.synonyms",
    "apps.locales.files.parameterVocabularies.items.synonyms.phrase",
    "apps.locales.files.parameterVocabularies.items.synonyms.pronunciation",
    "apps.locales.files.parameterVocabularies.items.synonyms.reading",
    "apps.locales.files.parameterVocabularies.items.synonyms.reading.text",
    "apps.locales.files.parameterVocabularies.items.synonyms.reading.sounds",
    "apps.locales.files.parameterVocabularies.items.synonyms.reading.zhuyin",
    "apps.locales.files.parameterVocabularies.items.synonyms.reading.homophone",
    "apps.locales.files.parameterVocabularies.items.synonyms.examples",
  ]

  private func object() throws -> [String: Any] {
    let json = try RunnerFixture.guide().json
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `has just these keys`() throws {
    #expect(Self.keys(of: try object()) == keys)
  }

  @Test func `is described key by key in its document`() throws {
    let path = "\(ToolProcess.packageRoot)/docs/guide-json.md"
    let document = try String(contentsOfFile: path, encoding: .utf8)
    let words = Set(document.split { !$0.isLetter }.map(String.init))
    for key in keys {
      let name = try #require(key.split(separator: ".").last)
      #expect(words.contains(String(name)), "\(key)")
    }
  }

  @Test func `has every key in every element, with null for what is unknown`() throws {
    var kinds: [String: Set<Set<String>>] = [:]
    Self.visit(try object()) { path, object in
      kinds[path, default: []].insert(Set(object.keys))
    }
    #expect(kinds.count > 10)
    for (path, kinds) in kinds { #expect(kinds.count == 1, "\(path): \(kinds)") }
  }

  @Test func `tells where names and terms stand, in Unicode scalars`() throws {
    let decoded = try JSONDecoder().decode(
      Report.self, from: Data(try RunnerFixture.guide().json.utf8))
    let english = try #require(decoded.apps.first?.locales.first { $0.locale == "en" })
    let example = try #require(english.files.first?.intentPhrases.first?.examples.first)
    #expect(example.text == "Start a hill storm with Run|ner <3")
    #expect(example.nameRanges == [[24, 34]])
    #expect(example.terms.map(\.range) == [[8, 18]])
    #expect([example.line, example.column] == [11, 13])
  }

  private struct Report: Decodable {
    let apps: [App]

    struct App: Decodable { let locales: [Locale] }
    struct Locale: Decodable {
      let locale: String?
      let files: [File]
    }
    struct File: Decodable { let intentPhrases: [Intent] }
    struct Intent: Decodable { let examples: [Example] }
    struct Example: Decodable {
      let text: String
      let line: Int?
      let column: Int?
      let nameRanges: [[Int]]?
      let terms: [Term]
    }
    struct Term: Decodable { let range: [Int] }
  }

  /// The keys of an object and of all below it.
  private static func keys(of value: Any) -> Set<String> {
    var keys: Set<String> = []
    visit(value) { path, object in
      keys.formUnion(object.keys.map { path.isEmpty ? $0 : "\(path).\($0)" })
    }
    return keys
  }

  /// Shows every object with the way to it from the root.
  private static func visit(
    _ value: Any, at path: String = "", show: (String, [String: Any]) -> Void
  ) {
    if let elements = value as? [Any] {
      for element in elements { visit(element, at: path, show: show) }
    } else if let object = value as? [String: Any] {
      show(path, object)
      for (key, member) in object {
        visit(member, at: path.isEmpty ? key : "\(path).\(key)", show: show)
      }
    }
  }
}
