import Diagnostics
import TestSupport
import Testing
import XcodeProject

@Suite("An .xcconfig file")
struct XCConfigTests {
  /// An application whose settings come from files; the first is `Config/App.xcconfig`.
  private func sample(_ text: String, _ others: [String: String] = [:]) -> SampleProject {
    var sample = SampleProject.app { $0.configurationFile = "Config/App.xcconfig" }
    sample.extraFiles = others.merging(["Config/App.xcconfig": text]) { _, own in own }
    return sample
  }

  private func settings(_ text: String) throws -> BuildSettings {
    let project = try sample(text).read()
    #expect(project.problems.isEmpty)
    return try project.target(named: "Runner").settings
  }

  @Test(arguments: [
    ("A = a", "a"), ("A=a", "a"), ("  A\t=  a b  ", "a b"), ("A = a;", "a"), ("A = a ; ", "a"),
    ("A = a;;", "a;"), ("A = a // why", "a"), ("A = http://x", "http:"), ("A = \"a b\"", "\"a b\""),
    ("A =", ""), ("A = // nothing", ""), ("A = a\nA = b", "b"),
    ("A = a\nA = $(inherited) b", "a b"),
    ("A = a\rB = b", "a"), ("\u{FEFF}A = a", "a"), ("A = a \\\n  b \\\r\n c\nB = d", "a b c"),
    ("A = a\\", "a"), ("A = é=[x]", "é=[x]"), ("// A = b\nA = a", "a"), ("A = a = b", "a = b"),
    ("A[config=Release] = a", "a"), ("A[sdk=iphoneos*] [arch=*] = a", "a"),
    ("A = a\nA[config=Debug] = b", "a"), ("A[sdk=iphoneos*] = a\nA[config=Debug] = b", "a"),
    ("A = a\nA[config=Release] = b", "b"), ("A[config=Release] = b\nA = a", "a"),
    ("\n\n#   include? \"none\"\nA = a", "a"),
  ])
  func `has one setting a line`(text: String, value: String) throws {
    #expect(try settings(text)["A"] == value)
  }

  @Test(arguments: [
    ("A", "neither a setting"), ("1A = b", "neither a setting"), ("A b = c", "neither a setting"),
    ("= c", "neither a setting"), ("A[sdk = b", "isn't closed"), ("A[sdk] = b", "with “=”"),
    ("#import \"x\"", "only #include"), ("#include x", "in double quotes"),
    ("#include \"x", "in double quotes"), ("#include \"\"", "in double quotes"),
  ])
  func `says which line it doesn't understand, and reads the others`(text: String, words: String)
    throws
  {
    let project = try sample("B = b\n  \(text) // c\nC = c").read()
    let problem = try #require(project.problems.first)
    #expect(project.problems.count == 1)
    #expect(problem.message.contains(words))
    #expect(problem.place.path == "Config/App.xcconfig")
    #expect(problem.place.range?.start.line == 2)
    #expect(problem.place.range?.start.column == 3)
    let settings = try project.target(named: "Runner").settings
    #expect(settings["B"] == "b" && settings["C"] == "c")
  }

  @Test func `includes others, from its own folder or those that include it`() throws {
    let project = try sample(
      "A = 1\n#include \"sub/Base.xcconfig\" // shared\n#include \"../Top\"\nD = d",
      [
        "Config/sub/Base.xcconfig": "A = 2\n#include \"Near.xcconfig\"\n#include \"Far.xcconfig\"",
        "Config/sub/Near.xcconfig": "B = near", "Config/Far.xcconfig": "C = far",
        "Top.xcconfig": "D = top\nE = top",
      ]
    ).read()
    #expect(project.problems.isEmpty)
    let settings = try project.target(named: "Runner").settings
    #expect(["A", "B", "C", "D", "E"].map { settings[$0] } == ["2", "near", "far", "d", "top"])
    #expect(settings.origin(of: "B")?.level == "Config/sub/Near.xcconfig")
  }

  @Test(arguments: [
    ("#include \"Gone.xcconfig\"", ProjectProblem.Kind.missingFile),
    ("#include \"../../Gone.xcconfig\"", .missingFile),
    ("#include \"/etc/Gone.xcconfig\"", .outside),
    ("#include \"<DEVELOPER_DIR>/Gone.xcconfig\"", .outside),
    ("#include \"App.xcconfig\"", .setting),
  ])
  func `names what it can't include`(text: String, kind: ProjectProblem.Kind) throws {
    let project = try sample("A = a\n\(text)\nB = b").read()
    #expect(project.problems.map(\.kind) == [kind])
    #expect(project.problems.first?.place.range?.start.line == 2)
    #expect(try project.target(named: "Runner").settings["B"] == "b")
    #expect(
      try sample(text.replacing("include", with: "include?")).read().problems.count
        == (kind == .setting ? 1 : 0))
  }

  @Test func `that is missing is named where the project names it`() throws {
    var sample = sample("")
    sample.extraFiles = [:]
    let project = try sample.read()
    #expect(
      project.problems.map(\.message) == [
        "the configuration file “Config/App.xcconfig” is missing, so its settings are unknown"
      ])
    #expect(
      project.problems.first?.place.keyPath
        == "objects/CONFIGURATION-Runner-Release/baseConfigurationReference")
  }

  @Test func `is read once, however often it is included`() throws {
    let include = "#include \"x.xcconfig\"\n"
    let sample = sample(String(repeating: include, count: 150), ["Config/x.xcconfig": "A = a"])
    let tree = MemoryTree(sample.files)
    let project = try XcodeProject(reading: sample.path, in: tree)
    #expect(project.problems.isEmpty)
    #expect(tree.reads["Config/x.xcconfig"] == 1)
  }

  @Test func `brings in only so many others`() throws {
    let include = "#include \"x.xcconfig\"\n"
    let project = try sample(
      String(repeating: include, count: 300) + "B = b", ["Config/x.xcconfig": "A = a"]
    ).read()
    #expect(project.problems.map(\.kind) == Array(repeating: .limit, count: 101))
    #expect(try project.target(named: "Runner").settings["B"] == "b")
  }

  @Test func `isn't multiplied by files that include each other many times`() throws {
    var files: [String: String] = ["Config/f40.xcconfig": "A = a"]
    for index in 0..<40 {
      files["Config/f\(index).xcconfig"] = String(
        repeating: "#include \"f\(index + 1).xcconfig\"\n", count: 10)
    }
    let project = try sample("#include \"f0.xcconfig\"", files).read()
    #expect(project.problems.contains { $0.kind == .limit })
  }
}
