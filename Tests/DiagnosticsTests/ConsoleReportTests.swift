import Diagnostics
import Testing

@Suite("The console's report")
struct ConsoleReportTests {
  private let text = """
    <array>
      <string>Start my run</string>
      <string>Start Runner</string>
    </array>
    """

  private func finding(_ message: String, line: Int = 2, rule: String = "phrase/no-app-name")
    -> Diagnostic
  {
    var finding = Sample.finding
    finding.rule = rule
    finding.message = message
    finding.place.range = Sample.range(line, 11, 23)
    return finding
  }

  private func report(_ findings: [Diagnostic], isColored: Bool = false) -> String {
    ConsoleReport(isColored: isColored).text(
      for: Sample.app(findings, sources: TextSources(text)))
  }

  @Test func `groups by file, shows each line with its place marked, and says a note once`() {
    #expect(
      report([finding("One"), finding("Two", line: 3)]) == """
        fr.lproj/V.plist
          2:11   warning  One  [phrase/no-app-name]
              2 | <string>Start my run</string>
                |         ^~~~~~~~~~~~
                  Accepted here: “A”

          3:11   warning  Two  [phrase/no-app-name]
              3 | <string>Start Runner</string>
                |         ^~~~~~~~~~~~

        """)
  }

  @Test func `shows a line once when several findings are about it`() {
    #expect(
      report([finding("One"), finding("Two", rule: "a/b"), finding("Three", line: 3)]) == """
        fr.lproj/V.plist
          2:11   warning  One  [phrase/no-app-name]
              2 | <string>Start my run</string>
                |         ^~~~~~~~~~~~
                  Accepted here: “A”
          2:11   warning  Two  [a/b]
                  Accepted here: “A”

          3:11   warning  Three  [phrase/no-app-name]
              3 | <string>Start Runner</string>
                |         ^~~~~~~~~~~~

        """)
  }

  @Test func `says where the other places of notes are, and what edits do`() {
    #expect(
      report([Sample.misspelt]) == """
        fr.lproj/V.plist
          20:9   error    “INStartWorkout” is no intent  [cover/unknown-intent]
                  Right here: en.lproj/V.plist:3:5
                  Declared here: Info.plist
                  Write INStartWorkoutIntent

        """)
    var near = Sample.misspelt
    near.notes = [
      .init("First here", at: Place(path: "fr.lproj/V.plist", range: Sample.range(3, 5, 9)))
    ]
    #expect(report([near]).contains("First here: 3:5\n"))
  }

  @Test func `stands close where no line can be shown`() {
    var whole = Sample.unknownName
    whole.place.path = "fr.lproj/V.plist"
    #expect(
      report([Sample.unknownName, whole, whole]) == """
        The app as a whole
          -      note     The app's name was not found  [name/unknown]

        fr.lproj/V.plist
          -      note     The app's name was not found  [name/unknown]
          -      note     The app's name was not found  [name/unknown]

        """)
  }

  @Test func `differs in colours only`() {
    let findings = [finding("One"), Sample.misspelt, Sample.unknownName]
    let colored = report(findings, isColored: true)
    #expect(colored.contains("\u{1B}[33m^~~~~~~~~~~~\u{1B}[0m"))
    #expect(colored.contains("<string>\u{1B}[33mStart my run\u{1B}[0m</string>"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == report(findings))
  }

  @Test func `counts findings, and colours the severities that there are`() {
    let report = ConsoleReport(isColored: false)
    #expect(
      report.summary(of: [Sample.finding, Sample.misspelt, Sample.misspelt])
        == "2 errors, 1 warning, 0 notes")
    #expect(
      ConsoleReport(isColored: true).summary(of: [Sample.finding])
        == "\u{1B}[2m0 errors\u{1B}[0m, \u{1B}[33m1 warning\u{1B}[0m, \u{1B}[2m0 notes\u{1B}[0m")
  }
}
