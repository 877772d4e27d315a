import Diagnostics
import Mustache
import Vocabulary

/// Findings as a list shows them: without what its heading has said.
struct FindingList {
  let app: AppGuide
  /// The page that the list is on.
  let address: Address
  /// The view that the list belongs to; a rule's own page lists by rule.
  let view: FindingsView
  /// The severity that the heading tells; `nil` when it tells none.
  let severity: Severity?

  /// What the templates get.
  func data(of findings: [Diagnostic]) -> [MustacheValue] {
    FindingBundle.bundles(of: findings).flatMap { bundle -> [MustacheValue] in
      guard let first = bundle.lines.first?.first else { return [] }
      let help = help(of: first)
      // Without a word that holds for all of them they need not stand together.
      let parts = help["hasHelp"] == .bool(true) ? [bundle.lines] : bundle.lines.map { [$0] }
      return parts.map { lines in
        let own: [String: MustacheValue] = [
          "isSeveral": .bool(lines.count > 1), "lines": .list(lines.map(line)),
        ]
        return .object(help.adding(own))
      }
    }
  }

  private func help(of finding: Diagnostic) -> [String: MustacheValue] {
    let tellsRule = view != .byRule
    let advice = AdviceData(on: address, of: app).data(for: finding, most: AdviceData.mostInList)
    let tellsSeverity = tellsRule || finding.severity != severity
    return [
      "severity": .string(finding.severity.rawValue),
      "label": .string(tellsSeverity ? finding.severity.rawValue : ""),
      "blocks": .bool(tellsSeverity && finding.blocks),
      "rule": .string(tellsRule ? finding.rule : ""),
      "ruleLink": .address(
        tellsRule ? address.link(to: .rule(finding.rule, in: app.medium)) : ""),
      "advice": .list(advice.shown),
      "moreAdvice": .string(advice.more),
      "hasHelp": .bool(tellsSeverity || !advice.shown.isEmpty),
    ]
  }

  private func line(_ findings: [Diagnostic]) -> MustacheValue {
    let finding = findings[0]
    let language = app.index.language(of: finding)
    let text = text(of: finding.place, isFirst: true)
    let keyPath = view == .byFile && findings.count == 1 ? finding.place.keyPath : ""
    return [
      "messageRuns": .list(MessageRuns(finding.message, about: finding, on: address, in: app).data),
      "count": .string("\(findings.count)"),
      "severity": .string(finding.severity.rawValue),
      "rule": .attribute(finding.rule),
      "language": .attribute(language?.localization.name ?? finding.language ?? ""),
      "languageTitle": .attribute(language?.title ?? ""),
      "intent": .attribute(finding.intent ?? ""),
      "places": .list(
        findings.enumerated().map { index, finding in
          [
            "text": .string(self.text(of: finding.place, isFirst: index == 0)),
            "link": .address(finding.place.path.isEmpty ? "" : app.sourceLink(to: finding.place)),
            "isLast": .bool(index == findings.count - 1),
          ]
        }),
      "hasPlace": .bool(!text.isEmpty || !keyPath.isEmpty),
      "keyPath": .string(keyPath),
      "guideText": .string(language.map { guideText(finding, $0) } ?? ""),
      "guideLink": .address(
        language.map {
          address.link(to: $0.address, fragment: $0.anchor(of: finding.place))
        } ?? ""),
    ]
  }

  /// A place, as far as nothing before it has said it: its file is told once.
  private func text(of place: Place, isFirst: Bool) -> String {
    if place.path.isEmpty { return "" }
    if view == .byFile { return place.position ?? "" }
    return isFirst ? place.shown : place.position ?? place.shown
  }

  /// What the link to the text in the guide says; empty where the heading leads to the same place.
  private func guideText(_ finding: Diagnostic, _ language: LanguageGuide) -> String {
    if view != .byLanguage { return language.title }
    guard let anchor = language.anchor(of: finding.place) else { return "" }
    return anchor.hasPrefix("phrase") ? "see the phrase" : "see the term"
  }
}
