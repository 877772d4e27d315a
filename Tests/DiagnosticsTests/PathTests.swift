import Diagnostics
import Testing

@Suite("The path of a finding in a report")
struct PathTests {
  @Test(arguments: [
    ("", "a.plist", "a.plist"), ("App", "a.plist", "App/a.plist"), ("", "", "."),
    ("build/Runner.app", "../.siri-guide.json", "build/.siri-guide.json"),
    ("Runner.ipa", "../.siri-guide.json", ".siri-guide.json"),
    ("a/b", "../../../team.json", "../team.json"), (".", "../team.json", "./../team.json"),
    ("..", "../team.json", "../../team.json"), ("/a/b", "../../team.json", "/team.json"),
  ])
  func `leads there from the current folder, also to what lies beside the input`(
    root: String, path: String, shown: String
  ) {
    let finding = Diagnostic(
      rule: "config/unused", severity: .note, message: "x", place: Place(path: path))
    let app = ReportedApp(name: nil, root: root, findings: [finding])
    let report = Report(apps: [app], rules: [], toolVersion: "1")
    #expect(ConciseReport.text(for: report) == "\(shown): note: x [config/unused]\n")
  }
}
