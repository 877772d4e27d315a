import Diagnostics
import Testing

@Suite("The concise report")
struct ConciseReportTests {
  @Test func `has a line per finding as compilers print them`() {
    #expect(
      ConciseReport.text(for: Sample.report(Sample.app([Sample.finding, Sample.unknownName])))
        == """
        Sources/fr.lproj/V.plist:14:13: warning: “Start” doesn't name the app [phrase/no-app-name]
        Sources: note: The app's name was not found [name/unknown]

        """)
  }

  @Test func `is silent about an app without findings`() {
    #expect(ConciseReport.text(for: Sample.report(Sample.app([]))).isEmpty)
  }
}
