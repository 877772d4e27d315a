package import Diagnostics

/// Findings that are known already, so that only new ones count. A finding is known by its rule, file,
/// language, intent and message, not by its line, which every edit above it moves.
package struct Baseline: Hashable, Sendable {
  /// How often each finding is known; never zero.
  private(set) var counts: [Entry: Int] = [:]

  struct Entry: Hashable, Sendable {
    let rule: String
    let path: String
    let language: String?
    let intent: String?
    let message: String
  }

  /// The findings that are there now.
  package init(of findings: some Sequence<Diagnostic>) {
    for finding in findings { counts[Entry(finding), default: 0] += 1 }
  }

  init(counts: [Entry: Int]) { self.counts = counts }

  /// How many findings are known.
  package var count: Int { counts.values.reduce(0, +) }

  /// Takes known findings out of those of an app. What is left here afterwards was not found any more.
  ///
  /// - Parameter findings: in the order of reports; of several that are alike the first are known.
  /// - Returns: the findings that are new.
  package mutating func takeKnown(outOf findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { finding in
      let entry = Entry(finding)
      guard let count = counts[entry] else { return true }
      counts[entry] = count > 1 ? count - 1 : nil
      return false
    }
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Diagnostic) {
    rule = finding.rule
    path = finding.place.path
    language = finding.language
    intent = finding.intent
    message = finding.message
  }
}
