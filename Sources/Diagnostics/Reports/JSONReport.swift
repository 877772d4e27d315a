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

  /// The report in JSON.
  package var text: String { ReportJSON.text(self) }

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
    @Nullable package var name: String?
    package var path: String
    @Nullable package var appVersion: String?
    @Nullable package var developmentLanguage: String?
    package var locales: [String]
    /// The names accepted in each language; languages whose names are unknown are left out.
    package var names: [String: [String]]
    @Nullable package var declaredIntents: [String]?
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
  }

  /// One pair of language and intent.
  package struct Coverage: Encodable, Sendable {
    package var intent: String
    package var locale: String
    package var declared: Bool
    /// The number of example phrases.
    package var examples: Int
    /// How many of them name the app; null when its name is unknown.
    @Nullable package var namingApp: Int?

    package init(intent: String, locale: String, declared: Bool, examples: Int, namingApp: Int?) {
      self.intent = intent
      self.locale = locale
      self.declared = declared
      self.examples = examples
      self.namingApp = namingApp
    }
  }
}
