import Diagnostics

/// Findings and apps to report of.
enum Sample {
  static func range(_ line: Int, _ start: Int, _ end: Int, offset: Int = 400) -> SourceRange {
    SourceRange(
      SourcePosition(line: line, column: start, offset: offset),
      SourcePosition(line: line, column: end, offset: offset + end - start))
  }

  /// A phrase without the app's name.
  static let finding = Diagnostic(
    rule: "phrase/no-app-name", severity: .warning, message: "“Start” doesn't name the app",
    place: Place(
      path: "fr.lproj/V.plist", range: range(14, 13, 18),
      keyPath: "IntentPhrases/0/IntentExamples/1"),
    language: "fr", intent: "INStartWorkoutIntent", notes: [Diagnostic.Note("Accepted here: “A”")])

  /// A finding with an other place and a fix.
  static let misspelt = Diagnostic(
    rule: "cover/unknown-intent", severity: .error, message: "“INStartWorkout” is no intent",
    place: Place(path: "fr.lproj/V.plist", range: range(20, 9, 23, offset: 600)),
    language: "fr",
    notes: [
      Diagnostic.Note("Right here", at: Place(path: "en.lproj/V.plist", range: range(3, 5, 9))),
      Diagnostic.Note(
        "Declared here", at: Place(path: "Info.plist", keyPath: "INIntentsSupported")),
    ],
    fixes: [
      Diagnostic.Fix(
        "Write INStartWorkoutIntent",
        at: Place(path: "fr.lproj/V.plist", range: range(20, 9, 23, offset: 600)),
        replacement: "INStartWorkoutIntent", isSafe: true)
    ])

  /// A finding about the app as a whole.
  static let unknownName = Diagnostic(
    rule: "name/unknown", severity: .note, message: "The app's name was not found",
    place: Place(path: ""))

  static let rules = [
    "phrase/no-app-name", "cover/unknown-intent", "name/unknown", "file/unreadable",
  ]
  .map { id in
    RuleDescription(
      id: id, severity: id.hasPrefix("name") ? .note : .error, summary: "What \(id) asks for",
      rationale: "Why it matters.", remedy: "What to do.", source: "Ours.",
      bad: [RuleExample([RuleExample.File("en.lproj/V.plist", "<plist>\n↓<dict/>\n</plist>")])],
      good: [])
  }

  static func app(
    _ findings: [Diagnostic], name: String? = "Runner", sources: any ReportedSources = NoSources()
  ) -> ReportedApp {
    ReportedApp(
      name: name, version: "2.1", path: "Runner", root: "Sources", rootInSources: "Apps/Sources",
      developmentLanguage: "en",
      languages: [
        ReportedLanguage(tag: "en", title: "English (en)"),
        ReportedLanguage(tag: "fr", title: "French (fr)"),
      ],
      names: ["en": ["Runner"]], declaredIntents: ["INStartWorkoutIntent"],
      coverage: ReportedCoverage(
        languages: ["en", "fr"],
        intents: [.init(name: "INStartWorkoutIntent", isDeclared: true, isAskedFor: true)],
        rows: [[.examples(2, namingApp: 1)], [.none]],
        sum: "2 languages × 1 intent = 2, 1 filled, 1 missing"),
      findings: findings, storeMessages: findings.compactMap(\.storeMessage), sources: sources)
  }

  static func report(_ apps: ReportedApp...) -> Report {
    Report(apps: apps, rules: rules, toolVersion: "1.0")
  }

  /// Texts made to break out of any format.
  static let hostileTexts = [
    "a\u{1B}[31mb\u{202E}c\nd\r\ne\u{0}f\u{FFFE}g", "]]></failure>&amp;<script>alert(1)</script>",
    "::error file=x::y %0A %25 a,b:c", "| a | **b** _c_ `d` ~~e~~ [f](http://g) ![h](i)",
    "www.example.org http://example.org a@example.org <b>c</b> <!-- d", "# e", "- f", "1. g",
    "    h  ", "```\ni", "{{j}} ${k} \\(l) \"m\" 'n'",
    "\u{1F468}\u{200D}\u{1F469} 汽車 שלום e\u{301}",
    "</details></summary><details>", "&#60;&lt;", "\u{2028}x\u{2029}", "",
  ]

  /// An app all of whose texts are hostile.
  static var hostileApp: ReportedApp {
    let findings = hostileTexts.enumerated().map { index, text in
      Diagnostic(
        rule: "rule/\(index)\(text)", severity: Severity.allCases[index % 3], message: text,
        place: Place(path: text, range: range(index + 1, 1, 3), keyPath: text), language: text,
        intent: text, storeMessage: text, notes: [.init(text, at: Place(path: text))],
        fixes: [.init(text, at: Place(path: text, range: range(1, 1, 1)), replacement: text)])
    }
    var app = app(findings, name: hostileTexts.joined(separator: " "))
    app.version = hostileTexts[0]
    app.path = hostileTexts[1]
    app.rootInSources = hostileTexts[3]
    app.coverage.languages = hostileTexts
    app.coverage.intents = hostileTexts.map {
      .init(name: $0, isDeclared: false, isAskedFor: false)
    }
    app.coverage.rows = hostileTexts.map { _ in
      hostileTexts.map { _ in .examples(1, namingApp: nil) }
    }
    app.sources = AnyText()
    return app
  }

  /// Writes edits as they are.
  private struct AnyText: ReportedSources {
    func excerpt(at place: Place, reach: Int) -> SourceExcerpt? { nil }
    func writtenText(of fix: Diagnostic.Fix) -> String? { fix.replacement }
  }
}
