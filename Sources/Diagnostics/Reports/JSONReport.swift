/// Findings as data, version 1: apart from the model so that it can stay when the model changes.
/// New keys may come; what a key means changes only with the version.
package struct JSONReport: Encodable, Sendable {
  private let version = 1
  private let tool: Tool
  private let apps: [App]
  private let summary: Summary

  package init(_ report: Report) {
    tool = Tool(name: "siri-guide", version: report.toolVersion)
    apps = report.apps.map(App.init)
    summary = Summary(report.findings)
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

    init(_ findings: [Diagnostic]) {
      errors = findings.count { $0.severity == .error }
      warnings = findings.count { $0.severity == .warning }
      notes = findings.count { $0.severity == .note }
    }
  }
}

extension JSONReport {
  /// An app and its findings; what is unknown is null.
  private struct App: Encodable {
    @Nullable var name: String?
    let path: String
    @Nullable var appVersion: String?
    @Nullable var developmentLanguage: String?
    let locales: [String]
    let names: [String: [String]]
    @Nullable var declaredIntents: [String]?
    let coverage: [Coverage]
    let diagnostics: [Finding]

    init(_ app: ReportedApp) {
      name = app.name
      path = app.path
      appVersion = app.version
      developmentLanguage = app.developmentLanguage
      locales = app.languages.map(\.tag)
      names = app.names
      declaredIntents = app.declaredIntents
      coverage = zip(app.coverage.languages, app.coverage.rows).flatMap { language, row in
        zip(app.coverage.intents, row).map { Coverage($0, language, $1) }
      }
      diagnostics = app.findings.map(Finding.init)
    }
  }

  /// One pair of language and intent.
  private struct Coverage: Encodable {
    let intent: String
    let locale: String
    let declared: Bool
    /// The number of example phrases.
    let examples: Int
    /// How many of them name the app; null when its name is unknown.
    @Nullable var namingApp: Int?

    init(
      _ intent: ReportedCoverage.Intent, _ language: String, _ cell: ReportedCoverage.Cell
    ) {
      self.intent = intent.name
      locale = language
      declared = intent.isDeclared
      if case .examples(let count, let naming) = cell {
        examples = count
        namingApp = naming
      } else {
        examples = 0
        namingApp = nil
      }
    }
  }
}
