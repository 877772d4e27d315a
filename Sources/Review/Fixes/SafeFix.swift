package import Diagnostics

/// A fix that may be applied unasked, with the finding that it mends.
package struct SafeFix: Hashable, Sendable {
  package let finding: Diagnostic
  package let fix: Diagnostic.Fix

  /// The first safe fix of a finding; `nil` when it has none.
  package init?(of finding: Diagnostic) {
    guard let fix = finding.fixes.first(where: \.isSafe) else { return nil }
    self.finding = finding
    self.fix = fix
  }
}

extension Sequence<SafeFix> {
  /// Those of one file that can be applied at once, in the order of the file: each value is changed
  /// once. The others have to wait until the result was reviewed again.
  package var compatible: [SafeFix] {
    let placed = compactMap { fix in fix.fix.place.range.map { (fix: fix, range: $0.bytes) } }
    var chosen: [SafeFix] = []
    var last: Range<Int>?
    for (fix, range) in placed.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last, range == last || range.lowerBound < last.upperBound { continue }
      chosen.append(fix)
      last = range
    }
    return chosen
  }
}
