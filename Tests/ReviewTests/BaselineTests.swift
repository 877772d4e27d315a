import Diagnostics
import Review
import Testing

@Suite("A baseline")
struct BaselineTests {
  private func finding(
    _ message: String, rule: String = "phrase/duplicate", line: Int = 1, path: String = "a.plist",
    language: String? = "de", intent: String? = nil, severity: Severity = .warning
  ) -> Diagnostic {
    let start = SourcePosition(line: line, column: 1, offset: line)
    return Diagnostic(
      rule: rule, severity: severity, message: message,
      place: Place(path: path, range: SourceRange(start, start)), language: language, intent: intent
    )
  }

  @Test func `knows findings wherever they stand in their file, and however they are counted`() {
    var baseline = Baseline(of: [finding("one", line: 3), finding("two")])
    let moved = [finding("two", line: 30), finding("one", line: 40, severity: .error)]
    #expect(baseline.takeKnown(outOf: moved).isEmpty)
    #expect(baseline.count == 0)
  }

  @Test func `knows a finding whose counts have changed`() {
    var baseline = Baseline(of: [finding("1 phrase ends with “!”, but 37 end without")])
    let now = [
      finding("2 phrases end with “!”"), finding("1 phrase ends with “!”, but 8 end without"),
    ]
    #expect(baseline.takeKnown(outOf: now) == [now[0]])
  }

  @Test func `doesn't know those of another rule, file, language, intent or message`() {
    var baseline = Baseline(of: [finding("one")])
    let others = [
      finding("one", rule: "phrase/empty"), finding("one", path: "b.plist"),
      finding("one", language: nil), finding("one", intent: "A"), finding("One"),
    ]
    #expect(baseline.takeKnown(outOf: others) == others)
    #expect(baseline.count == 1)
  }

  @Test func `knows a finding as often as it was there`() {
    var baseline = Baseline(of: [finding("one", line: 1), finding("one", line: 2)])
    let now = [finding("one", line: 1), finding("one", line: 2), finding("one", line: 3)]
    #expect(baseline.takeKnown(outOf: now) == [now[2]])
    var other = Baseline(of: now)
    #expect(other.takeKnown(outOf: [now[0]]).isEmpty)
    #expect(other.count == 2)
  }

  @Test func `is the same in its file, whatever the order of the findings`() throws {
    let findings = [
      finding("“ü” \n\"quoted\"", language: nil), finding("b", intent: "INStartWorkoutIntent"),
      finding("a"), finding("a"), finding("a", path: "A.plist"),
    ]
    let text = BaselineFile.text(of: Baseline(of: findings))
    #expect(BaselineFile.text(of: Baseline(of: findings.reversed())) == text)
    #expect(try BaselineFile.read(Array(text.utf8)) == Baseline(of: findings))
    #expect(text.hasPrefix("{\n  \"findings\" : [\n    {\n      \"count\" : 1,"))
    #expect(text.hasSuffix("\"version\" : 1\n}\n"))
    let none = BaselineFile.text(of: Baseline(of: []))
    #expect(try BaselineFile.read(Array(none.utf8)).count == 0)
  }

  @Test(arguments: [
    ("", "expected JSON, found a file without content", 0),
    ("{", "expected “}” to close the “{” of line 1, found the end of the file", 1),
    ("[]", "this is no baseline; siri-guide check --write-baseline writes one", 0),
    ("{\"findings\": []}", "this is no baseline; siri-guide check --write-baseline writes one", 0),
    ("{\"version\": 2}", "this baseline is of a version that is not known here, only 1 is", 12),
    ("{\"version\": 1}", "expected a list of “findings”", 0),
    ("{\"version\": 1, \"findings\": {}}", "expected a list of “findings”", 27),
    ("{\"version\": 1, \"findings\": [1]}", "expected a “count” above 0", 28),
    ("{\"version\": 1, \"findings\": [{\"count\": 0}]}", "expected a “count” above 0", 38),
    ("{\"version\": 1, \"findings\": [{\"count\": 1}]}", "expected a “rule”", 28),
    (
      "{\"version\": 1, \"findings\": [{\"count\": 1, \"rule\": []}]}",
      "“rule” must be a text, but this is an array", 49
    ),
  ])
  func `is refused with its place when it is broken`(text: String, message: String, offset: Int) {
    do throws(BaselineFile.Failure) {
      _ = try BaselineFile.read(Array(text.utf8))
      Issue.record("read: \(text)")
    } catch {
      #expect(error.message == message)
      #expect(error.position?.offset == offset)
    }
  }
}
