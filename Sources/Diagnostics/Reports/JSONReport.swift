import Foundation

/// Findings as data, version 1: apart from the model so that it can stay when the model changes.
/// New keys may come; what a key means changes only with the version.
package struct JSONReport: Encodable, Sendable {
  private let version = 1
  private let tool: Tool
  private let apps: [App]
  private let summary: Summary

  package init(toolVersion: String, apps: [App]) {
    tool = Tool(name: "siri-guide", version: toolVersion)
    self.apps = apps
    summary = Summary(apps.flatMap(\.diagnostics))
  }

  /// The report in JSON, with sorted keys and a newline at its end.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding plain values of strings and numbers can't fail.
    guard let data = try? encoder.encode(self) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Tool: Encodable {
    let name: String
    let version: String
  }

  private struct Summary: Encodable {
    let errors: Int
    let warnings: Int
    let notes: Int

    init(_ findings: [Finding]) {
      errors = findings.count { $0.severity == Severity.error.rawValue }
      warnings = findings.count { $0.severity == Severity.warning.rawValue }
      notes = findings.count { $0.severity == Severity.note.rawValue }
    }
  }
}

extension JSONReport {
  /// An app and its findings; what is unknown is null.
  package struct App: Encodable, Sendable {
    package var name: String?
    package var path: String
    package var appVersion: String?
    package var developmentLanguage: String?
    package var locales: [String]
    /// The names accepted in each language; languages whose names are unknown are left out.
    package var names: [String: [String]]
    package var declaredIntents: [String]?
    package var coverage: [Coverage]
    let diagnostics: [Finding]

    package init(
      name: String?, path: String, appVersion: String?, developmentLanguage: String?,
      locales: [String], names: [String: [String]], declaredIntents: [String]?,
      coverage: [Coverage], findings: [Diagnostic]
    ) {
      self.name = name
      self.path = path
      self.appVersion = appVersion
      self.developmentLanguage = developmentLanguage
      self.locales = locales
      self.names = names
      self.declaredIntents = declaredIntents
      self.coverage = coverage
      diagnostics = findings.map(Finding.init)
    }

    private enum CodingKeys: String, CodingKey {
      case name, path, appVersion, developmentLanguage, locales, names, declaredIntents, coverage
      case diagnostics
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(path, forKey: .path)
      try container.encode(appVersion, forKey: .appVersion)
      try container.encode(developmentLanguage, forKey: .developmentLanguage)
      try container.encode(locales, forKey: .locales)
      try container.encode(names, forKey: .names)
      try container.encode(declaredIntents, forKey: .declaredIntents)
      try container.encode(coverage, forKey: .coverage)
      try container.encode(diagnostics, forKey: .diagnostics)
    }
  }

  /// One pair of language and intent.
  package struct Coverage: Encodable, Sendable {
    package var intent: String
    package var locale: String
    package var declared: Bool
    /// The number of example phrases.
    package var examples: Int
    /// How many of them name the app; null when its name is unknown.
    package var namingApp: Int?

    package init(intent: String, locale: String, declared: Bool, examples: Int, namingApp: Int?) {
      self.intent = intent
      self.locale = locale
      self.declared = declared
      self.examples = examples
      self.namingApp = namingApp
    }

    private enum CodingKeys: String, CodingKey {
      case intent, locale, declared, examples, namingApp
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(intent, forKey: .intent)
      try container.encode(locale, forKey: .locale)
      try container.encode(declared, forKey: .declared)
      try container.encode(examples, forKey: .examples)
      try container.encode(namingApp, forKey: .namingApp)
    }
  }
}
