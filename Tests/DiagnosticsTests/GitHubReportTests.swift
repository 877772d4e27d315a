import Diagnostics
import Testing

@Suite("The report for GitHub Actions")
struct GitHubReportTests {
  private func text(_ findings: [Diagnostic], isQuiet: Bool = false) -> String {
    GitHubReport.text(for: Sample.report(Sample.app(findings)), isQuiet: isQuiet)
  }

  @Test func `has an annotation per finding, with its place from the root of the repository`() {
    #expect(
      text([Sample.finding, Sample.misspelt, Sample.unknownName]) == """
        ::warning file=Apps/Sources/fr.lproj/V.plist,line=14,endLine=14,col=13,endColumn=18,\
        title=phrase/no-app-name::“Start” doesn't name the app%0AAccepted here: “A”
        ::error file=Apps/Sources/fr.lproj/V.plist,line=20,endLine=20,col=9,endColumn=23,\
        title=cover/unknown-intent::“INStartWorkout” is no intent%0ARight here: \
        en.lproj/V.plist:3:5%0ADeclared here: Info.plist%0AWrite INStartWorkoutIntent
        ::notice file=Apps/Sources,title=name/unknown::The app's name was not found

        """)
  }

  @Test func `leaves columns out where a place goes over several lines`() {
    var finding = Sample.finding
    finding.place.range?.end.line = 17
    #expect(
      text([finding]).hasPrefix(
        "::warning file=Apps/Sources/fr.lproj/V.plist,line=14,endLine=17,title="))
  }

  @Test func `escapes what would end a command or its properties`() throws {
    var finding = Sample.unknownName
    finding.message = "100 %: a\nb"
    finding.place.path = "a,b:c%\n.plist"
    finding.rule = "r"
    #expect(
      text([finding])
        == "::notice file=Apps/Sources/a%2Cb%3Ac%25U+000A.plist,title=r::100 %25: aU+000Ab\n")
    let hostile = GitHubReport.text(for: Sample.report(Sample.hostileApp), isQuiet: false)
    let lines = hostile.split(separator: "\n")
    #expect(lines.count == Sample.hostileTexts.count)
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
  }

  @Test func `says of an app without findings that all is well, and no command`() {
    #expect(text([]) == "siri-guide: Runner 2.1: nothing to mend\n")
    #expect(text([], isQuiet: true).isEmpty)
    var app = Sample.app([])
    app.remarks = ["2 findings of the baseline not shown"]
    #expect(
      GitHubReport.text(for: Sample.report(app), isQuiet: false)
        == "siri-guide: Runner 2.1: nothing else to mend; 2 findings of the baseline not shown\n")
  }
}
