/// Findings as SARIF 2.1.0, which GitHub's code scanning, Azure DevOps and editors show in place.
///
/// Paths begin at the root of the repository. Rules without a finding are left out: the reader of a
/// report needs to know what was found, not all that was looked for.
package enum SARIFReport {
  package static func text(for report: Report) -> String {
    let ids = report.rulesWithFindings
    let descriptions = Dictionary(
      report.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let indexes = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    var fingerprints = FindingFingerprints()
    let results = report.apps.flatMap { app in
      app.findings.map { finding in
        result(
          for: finding, in: app, ruleIndex: indexes[finding.rule] ?? -1,
          fingerprint: fingerprints.next(for: finding, in: app))
      }
    }
    let rules = ids.map { id in descriptions[id].map(SARIF.Rule.init) ?? SARIF.Rule(id: id) }
    let driver = SARIF.Driver(version: report.toolVersion, rules: rules)
    return ReportJSON.text(
      SARIF.Log(runs: [SARIF.Run(tool: SARIF.Tool(driver: driver), results: results)]))
  }

  private static func result(
    for finding: Diagnostic, in app: ReportedApp, ruleIndex: Int, fingerprint: String
  ) -> SARIF.Result {
    let notes = finding.notes.filter { $0.place == nil }.map(\.text)
    let related = finding.notes.compactMap { note in note.place.map { (note.text, $0) } }
      .enumerated().map { index, note in
        location(note.1, in: app, id: index + 1, message: note.0)
      }
    let fixes = finding.fixes.compactMap { fix(for: $0, in: app) }
    return SARIF.Result(
      ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
      message: SARIF.Message(text: ([finding.message] + notes).joined(separator: "\n")),
      locations: [location(finding.place, in: app)],
      relatedLocations: related.isEmpty ? nil : related, fixes: fixes.isEmpty ? nil : fixes,
      partialFingerprints: [FindingFingerprints.name: fingerprint],
      properties: SARIF.ResultProperties(
        app: app.heading, language: finding.language, intent: finding.intent,
        storeMessage: finding.storeMessage, blocks: finding.blocks))
  }

  private static func location(
    _ place: Place, in app: ReportedApp, id: Int? = nil, message: String? = nil
  ) -> SARIF.Location {
    SARIF.Location(
      id: id,
      physicalLocation: SARIF.PhysicalLocation(
        artifactLocation: SARIF.ArtifactLocation(path: app.pathInSources(place.path)),
        region: place.range.map(SARIF.Region.init)),
      logicalLocations: place.keyPath.isEmpty
        ? nil : [SARIF.LogicalLocation(fullyQualifiedName: place.keyPath)],
      message: message.map(SARIF.Message.init))
  }

  /// An edit, if what is written is known: values stand in their files in escaped form.
  private static func fix(for fix: Diagnostic.Fix, in app: ReportedApp) -> SARIF.Fix? {
    guard let range = fix.place.range, let text = app.sources.writtenText(of: fix) else {
      return nil
    }
    return SARIF.Fix(
      description: SARIF.Message(text: fix.summary),
      artifactChanges: [
        SARIF.ArtifactChange(
          artifactLocation: SARIF.ArtifactLocation(path: app.pathInSources(fix.place.path)),
          replacements: [
            SARIF.Replacement(
              deletedRegion: SARIF.Region(range), insertedContent: SARIF.Message(text: text))
          ])
      ])
  }
}

extension SARIF.Rule {
  init(_ rule: RuleDescription) {
    id = rule.id
    shortDescription = SARIF.Message(text: rule.summary)
    fullDescription = SARIF.Message(text: rule.rationale)
    help = SARIF.MultiformatMessage(
      text: "\(rule.rationale)\n\nTo mend it: \(rule.remedy)\n\nSource: \(rule.source)",
      markdown: Self.markdown(of: rule))
    defaultConfiguration = SARIF.Configuration(level: rule.severity.rawValue)
    properties = SARIF.RuleProperties(tags: [rule.family])
  }

  private static func markdown(of rule: RuleDescription) -> String {
    var parts = [rule.rationale, "**To mend it:** \(rule.remedy)"]
    if let bad = rule.bad.first { parts.append("This gives a finding:\n\n\(excerpt(of: bad))") }
    if let good = rule.good.first { parts.append("This is right:\n\n\(excerpt(of: good))") }
    if let message = rule.storeMessage { parts.append("The store mails: “\(message)”") }
    parts.append("Source: \(rule.source)")
    return parts.joined(separator: "\n\n")
  }

  private static func excerpt(of example: RuleExample) -> String {
    let context = example.context.isEmpty ? [] : ["\(example.context):"]
    return
      (context
      + example.files.map { file in
        let language = file.path.hasSuffix(".json") ? "json5" : "xml"
        return "`\(file.path)`\n\n```\(language)\n\(file.excerpt)\n```"
      })
      .joined(separator: "\n\n")
  }
}
