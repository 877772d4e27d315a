import Diagnostics

/// Findings of one rule that the same notes help with, so that a list says these once.
struct FindingBundle {
  /// The findings, those with the same words about the same file together.
  let lines: [[Diagnostic]]

  /// The findings of a list as bundles, in the order in which each has its first.
  static func bundles(of findings: [Diagnostic]) -> [FindingBundle] {
    findings.grouped { Help(of: $0) }.map { FindingBundle(lines: $0.grouped { Line(of: $0) }) }
  }

  private struct Help: Hashable {
    let rule: String
    let severity: Severity
    let blocks: Bool
    let notes: [Diagnostic.Note]
    let fixes: [FixWords]
    /// Where notes speak of other places: these are told as seen from the file.
    let path: String?

    init(of finding: Diagnostic) {
      (rule, severity, blocks) = (finding.rule, finding.severity, finding.blocks)
      notes = finding.notes
      path = notes.contains { $0.place != nil } ? finding.place.path : nil
      fixes = finding.fixes.map { FixWords(summary: $0.summary, isDoneByTool: $0.isDoneByTool) }
    }
  }

  private struct FixWords: Hashable {
    let summary: String
    let isDoneByTool: Bool
  }

  private struct Line: Hashable {
    let message: String
    let path: String
    let language: String?
    let intent: String?

    init(of finding: Diagnostic) {
      (message, path) = (finding.message, finding.place.path)
      (language, intent) = (finding.language, finding.intent)
    }
  }
}

extension [Diagnostic] {
  /// Those with the same key together, in the order in which each key comes first.
  fileprivate func grouped<Key: Hashable>(by key: (Diagnostic) -> Key) -> [[Diagnostic]] {
    var numbers: [Key: Int] = [:]
    var groups: [[Diagnostic]] = []
    for finding in self {
      let number = numbers[key(finding), default: groups.count]
      numbers[key(finding)] = number
      if number == groups.count { groups.append([]) }
      groups[number].append(finding)
    }
    return groups
  }
}
