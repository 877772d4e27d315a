package import Diagnostics

/// Findings that are known already, so that only new ones count. A finding is known by its rule, file,
/// language, intent and message, not by its line, which every edit above it moves, and not by the numbers in
/// the message, which every phrase added to the language may change.
package struct Baseline: Hashable, Sendable {
  /// How often each finding is known; never zero.
  private(set) var counts: [Entry: Int] = [:]

  struct Entry: Hashable, Sendable {
    let rule: String
    let path: String
    let language: String?
    let intent: String?
    /// The message, with a sign in place of each number.
    let message: String

    init(rule: String, path: String, language: String?, intent: String?, message: String) {
      self.rule = rule
      self.path = path
      self.language = language
      self.intent = intent
      self.message = message.withoutNumbers
    }
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
    self.init(
      rule: finding.rule, path: finding.place.path, language: finding.language,
      intent: finding.intent, message: finding.message)
  }
}

extension String {
  /// The text with “#” for each run of ASCII digits.
  fileprivate var withoutNumbers: String {
    guard utf8.contains(where: { (0x30...0x39).contains($0) }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if !isDigit {
        result.unicodeScalars.append(scalar)
      } else if result.last != "#" {
        result += "#"
      }
    }
    return result
  }
}
