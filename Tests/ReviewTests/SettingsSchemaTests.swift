import Foundation
import Review
import TestSupport
import Testing

@Suite("The JSON Schema of the settings")
struct SettingsSchemaTests {
  private static let root = ToolProcess.packageRoot

  @Test func `is the one in docs`() throws {
    let stored = try String(
      contentsOfFile: "\(Self.root)/docs/siri-guide.schema.json", encoding: .utf8)
    #expect(
      stored == SettingsSchema.text,
      "stale: run siri-guide config --schema > docs/siri-guide.schema.json and commit it")
  }

  /// What the reader takes without complaint the schema takes, and the reverse.
  @Test func `takes what the reader takes, and refuses what it complains of`() throws {
    let samples = try Self.good + Self.bad + [SettingsStarter.text] + examplesInDocs()
    let folder = try TemporaryFolder()
    try folder.write(SettingsSchema.text, to: "schema.json")
    for (index, sample) in samples.enumerated() { try folder.write(sample, to: "\(index).json5") }
    let result = try ToolProcess.run(
      "\(Self.root)/.venv/bin/python",
      ["-c", Self.script, folder.path("schema.json")]
        + samples.indices.map { folder.path("\($0).json5") })
    let answers = result.output.split(separator: "\n").map(String.init)
    try #require(answers.count == samples.count, "\(result.errors)")
    for (sample, answer) in zip(samples, answers) {
      let file = SettingsFile(parsing: Array(sample.utf8), path: SettingsFile.name)
      let isGood = !Self.bad.contains(sample)
      #expect(file.irregularities.isEmpty == isGood, "\(sample): \(file.irregularities)")
      #expect((answer == "valid") == isGood, "\(sample): \(answer)")
    }
  }

  /// The settings that the page on them shows.
  private func examplesInDocs() throws -> [String] {
    let page = try String(contentsOfFile: "\(Self.root)/docs/configuration.md", encoding: .utf8)
    let examples = page.split(separator: "```json5\n").dropFirst().compactMap {
      $0.split(separator: "\n```").first.map(String.init)
    }
    try #require(!examples.isEmpty)
    return examples
  }

  private static let good = [
    "{}", "{$schema: 'x'}", "{appNames: {}, rules: [], glossary: [], limits: {}, words: {}}",
    "{appNames: {'*': [], de: ['x'], 'zh-Hant': ['x', 'y'], pt_BR: ['x'], Base: ['x']}}",
    "{rules: [{rule: '*', severity: 'off', reason: 'x'}]}",
    "{rules: [{rule: 'phrase/*', severity: 'note', reason: 'x', language: 'de', intent: ['A', 'B'], path: ['x'], phrase: 'y'}]}",
    "{glossary: [{term: 'x', keep: false}, {term: 'x', translations: {de: ['y'], fr: 'z'}}]}",
    "{limits: {fewestPhrases: 0, mostTerms: 1000000}}", "{words: {allowedNames: ['x']}}",
  ]

  private static let bad = [
    "[]", "{a: 1}", "{$schema: 1}", "{appNames: []}", "{appNames: {de: 'x'}}",
    "{appNames: {de: [' ']}}", "{appNames: {german: ['x']}}", "{rules: {}}", "{rules: [1]}",
    "{rules: [{rule: '*', reason: 'x'}]}", "{rules: [{severity: 'off', reason: 'x'}]}",
    "{rules: [{rule: '*', severity: 'off'}]}",
    "{rules: [{rule: '*', severity: 'off', reason: ''}]}",
    "{rules: [{rule: '*', severity: 'fatal', reason: 'x'}]}",
    "{rules: [{rule: 'x/y', severity: 'off', reason: 'x'}]}",
    "{rules: [{rule: 'config/*', severity: 'off', reason: 'x'}]}",
    "{rules: [{rule: '*', severity: 'off', reason: 'x', language: []}]}",
    "{rules: [{rule: '*', severity: 'off', reason: 'x', language: 'german'}]}",
    "{rules: [{rule: '*', severity: 'off', reason: 'x', phrase: [1]}]}",
    "{rules: [{rule: '*', severity: 'off', reason: 1}]}",
    "{rules: [{rule: '*', severity: 'off', reason: 'x', phrases: 'x'}]}",
    "{glossary: [{term: 'x'}]}",
    "{glossary: [{keep: true}]}", "{glossary: [{term: 'x', keep: 1}]}",
    "{glossary: [{term: 'x', translations: {'*': 'x'}}]}", "{limits: {mostTerms: 1.5}}",
    "{limits: {mostTerms: -1}}", "{limits: {mostTerms: 1000001}}", "{limits: {most: 1}}",
    "{words: {allowedNames: 'x'}}", "{words: {allowedNames: ['']}}",
  ]

  private static let script = #"""
    import json, json5, jsonschema, sys

    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for path in sys.argv[2:]:
        errors = [error.message for error in validator.iter_errors(json5.load(open(path)))]
        print(" / ".join(errors).replace("\n", " ") if errors else "valid")
    """#

  @Test func `has every limit and every list of words`() {
    for child in Mirror(reflecting: ReviewLimits()).children {
      #expect(
        SettingsSchema.text.contains("\"\(child.label ?? "?")\" : {"), "\(child.label ?? "?")")
    }
    for child in Mirror(reflecting: OwnWords()).children {
      #expect(
        SettingsSchema.text.contains("\"\(child.label ?? "?")\" : {"), "\(child.label ?? "?")")
    }
  }
}
