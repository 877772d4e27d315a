import Diagnostics
import Review
import Testing

@Suite("Safe fixes")
struct SafeFixTests {
  private func finding(_ bytes: Range<Int>?, safe: Bool = true, rule: String = "a/b") -> Diagnostic
  {
    let range = bytes.map { bytes in
      SourceRange(
        SourcePosition(line: 1, column: 1, offset: bytes.lowerBound),
        SourcePosition(line: 1, column: 1, offset: bytes.upperBound))
    }
    let place = Place(path: "a.plist", range: range)
    return Diagnostic(
      rule: rule, severity: .note, message: "m", place: place,
      fixes: [Diagnostic.Fix("Write x", at: place, replacement: "x", isSafe: safe)])
  }

  @Test func `are only those that change nothing people say`() {
    #expect(SafeFix(of: finding(0..<1)) != nil)
    #expect(SafeFix(of: finding(0..<1, safe: false)) == nil)
    var plain = finding(0..<1)
    plain.fixes = []
    #expect(SafeFix(of: plain) == nil)
  }

  @Test func `are applied together where they don't touch the same value`() {
    let findings = [
      finding(8..<9, rule: "a/1"), finding(0..<4, rule: "a/2"), finding(0..<4, rule: "a/3"),
      finding(2..<3, rule: "a/4"), finding(4..<4, rule: "a/5"), finding(4..<4, rule: "a/6"),
      finding(nil, rule: "a/7"),
    ]
    let chosen = findings.compactMap(SafeFix.init).compatible
    #expect(chosen.map(\.finding.rule) == ["a/2", "a/5", "a/1"])
  }
}
