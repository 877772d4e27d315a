import Diagnostics
import Vocabulary

/// The findings of one rule, one language or one file, the weightiest first.
struct FindingGroup: Sendable {
  /// What they have in common.
  enum Subject: Sendable {
    case rule(String)
    case language(LanguageGuide)
    case file(String)
    case app
  }

  let subject: Subject
  /// The `id` of the group on its page.
  let anchor: String
  let findings: [Diagnostic]
  /// The indexes of those that are on its page.
  var shown: Range<Int>

  init(_ subject: Subject, anchor: String, _ findings: [Diagnostic]) {
    self.subject = subject
    self.anchor = anchor
    self.findings = findings.weightiestFirst
    shown = findings.indices
  }

  static func anchor(ofRule id: String) -> String { id.replacing("/", with: "-") }

  /// Whether a page before has the first ones.
  var isContinued: Bool { shown.lowerBound > 0 }

  /// Its part that begins at an index and has no more than so many findings.
  func part(from start: Int, most: Int) -> FindingGroup {
    var part = self
    part.shown = start..<(start + min(most, findings.count - start))
    return part
  }
}

extension FindingsView {
  /// The groups in the order of the view: rules by weight, languages and files as the app has them.
  func groups(of app: AppGuide) -> [FindingGroup] {
    switch self {
    case .byRule: ruleGroups(of: app)
    case .byLanguage: languageGroups(of: app)
    case .byFile: fileGroups(of: app)
    }
  }

  private func ruleGroups(of app: AppGuide) -> [FindingGroup] {
    let groups = app.ruleOrder.compactMap { rule in
      app.index.byRule[rule].map {
        FindingGroup(.rule(rule), anchor: FindingGroup.anchor(ofRule: rule), $0)
      }
    }
    return Weight.allCases.flatMap { weight in
      groups.filter { $0.findings.first.map(Weight.init) == weight }
    }
  }

  private func languageGroups(of app: AppGuide) -> [FindingGroup] {
    let general = app.findings.filter { app.index.language(of: $0) == nil }
    var slugs = Slugs()
    let groups =
      [FindingGroup(.app, anchor: "app", general)]
      + app.languages.map { language in
        FindingGroup(
          .language(language),
          anchor: "language-\(slugs.slug(for: language.localization.name))",
          app.index.findings(of: language))
      }
    return groups.filter { !$0.findings.isEmpty }
  }

  private func fileGroups(of app: AppGuide) -> [FindingGroup] {
    var slugs = Slugs()
    return Dictionary(grouping: app.findings, by: \.place.path).sorted { $0.key < $1.key }
      .map { path, findings in
        path.isEmpty
          ? FindingGroup(.app, anchor: "app", findings)
          : FindingGroup(.file(path), anchor: "file-\(slugs.slug(for: path))", findings)
      }
  }
}

/// How much a finding matters in a list: by its severity, and whether the store may refuse the build.
private struct Weight: Hashable, CaseIterable {
  let severity: Severity
  let blocks: Bool

  init(_ finding: Diagnostic) { (severity, blocks) = (finding.severity, finding.blocks) }

  private init(_ severity: Severity, _ blocks: Bool) {
    (self.severity, self.blocks) = (severity, blocks)
  }

  /// The weightiest first.
  static let allCases = Severity.allCases.reversed().flatMap { severity in
    [Weight(severity, true), Weight(severity, false)]
  }
}

extension [Diagnostic] {
  /// The weightiest first; those of one weight stay in their order.
  fileprivate var weightiestFirst: [Diagnostic] {
    let byWeight = Dictionary(grouping: self, by: Weight.init)
    return Weight.allCases.flatMap { byWeight[$0] ?? [] }
  }
}
