import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("The JUnit report")
struct JUnitReportTests {
  private func text(_ threshold: Severity, _ apps: ReportedApp...) -> String {
    JUnitReport(threshold: threshold).text(
      for: Report(apps: apps, rules: Sample.rules, toolVersion: "1.0"))
  }

  @Test func `has a suite for each app and a case for each rule`() {
    let app = Sample.app([Sample.finding, Sample.misspelt, Sample.unknownName])
    #expect(
      text(.error, app) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="siri-guide" tests="4" failures="1" errors="0">
          <testsuite name="Runner" tests="4" failures="1" errors="0" skipped="0">
            <testcase classname="siri-guide.Runner" name="phrase/no-app-name" time="0">
              <system-out>
        Sources/fr.lproj/V.plist:14:13: warning: “Start” doesn't name the app [phrase/no-app-name]
            Accepted here: “A”
              </system-out>
            </testcase>
            <testcase classname="siri-guide.Runner" name="cover/unknown-intent" time="0">
              <failure type="error" message="“INStartWorkout” is no intent">
        Sources/fr.lproj/V.plist:20:9: error: “INStartWorkout” is no intent [cover/unknown-intent]
            Right here: en.lproj/V.plist:3:5
            Declared here: Info.plist
            Write INStartWorkoutIntent
              </failure>
            </testcase>
            <testcase classname="siri-guide.Runner" name="name/unknown" time="0">
              <system-out>
        Sources: note: The app's name was not found [name/unknown]
              </system-out>
            </testcase>
            <testcase classname="siri-guide.Runner" name="file/unreadable" time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `fails by the findings that make the run fail`() {
    let app = Sample.app([Sample.finding, Sample.finding, Sample.unknownName])
    #expect(text(.error, app).contains("failures=\"0\""))
    let warned = text(.warning, app)
    #expect(warned.contains("tests=\"4\" failures=\"1\""))
    #expect(
      warned.contains(
        "<failure type=\"warning\" message=\"“Start” doesn't name the app (and 1 more)\">"))
    #expect(text(.note, app).contains("tests=\"4\" failures=\"2\""))
  }

  @Test func `names its cases alike in every version of an app, and apart from other apps`() {
    var next = Sample.app([])
    next.version = "3.0"
    #expect(text(.error, next) == text(.error, Sample.app([])))
    var dotted = Sample.app([], name: "Run.io")
    dotted.path = "Other"
    let both = text(.error, next, dotted)
    #expect(both.contains("classname=\"siri-guide.Runner — Sources/Runner\""))
    #expect(both.contains("classname=\"siri-guide.Run_io — Sources/Other\""))
  }

  @Test func `is valid, whatever was found`() throws {
    let reports = [
      text(.error), text(.error, Sample.app([])), text(.note, Sample.hostileApp),
      text(.error, Sample.app([Sample.finding]), Sample.hostileApp),
    ]
    #expect(try ReportValidator.problems(inJUnit: reports).isEmpty)
    #expect(try !ReportValidator.problems(inJUnit: ["<testsuites><a/></testsuites>"]).isEmpty)
    let failures = try ToolProcess.run(
      "python3",
      [
        "-c",
        "import sys, xml.etree.ElementTree as tree; "
          + "print(*(e.get('message') for e in tree.fromstring(sys.argv[1]).iter('failure')))",
        reports[2],
      ])
    #expect(failures.status == 0)
    #expect(failures.output.contains("]]></failure>&amp;<script>alert(1)</script>"))
  }
}
