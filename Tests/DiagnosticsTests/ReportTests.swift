import Diagnostics
import Testing

@Suite("A report")
struct ReportTests {
  @Test func `lists findings by file, place and rule, whatever order they come in`() {
    var later = Sample.finding
    later.place.range?.start.offset = 500
    var other = Sample.finding
    other.place.path = "de.lproj/V.plist"
    #expect(
      [later, Sample.finding, other].inReportingOrder() == [other, Sample.finding, later])
  }

  @Test func `never hands control characters to a terminal`() {
    let report = Sample.report(Sample.hostileApp)
    for text in [
      ConsoleReport(isColored: false).text(for: report.apps[0]), ConciseReport.text(for: report),
      GitHubReport.text(for: report, isQuiet: false), MarkdownReport().text(for: report),
      JUnitReport(threshold: .error).text(for: report),
    ] {
      #expect(text.contains("aU+001B"), "\(text.prefix(200))")
      let isDisturbed = text.unicodeScalars.contains { scalar in
        scalar.properties.generalCategory == .control && scalar != "\n" || scalar == "\u{202E}"
      }
      #expect(!isDisturbed, "\(text.prefix(200))")
    }
  }
}
