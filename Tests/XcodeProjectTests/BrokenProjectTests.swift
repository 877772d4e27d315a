import Diagnostics
import TestSupport
import Testing
import XcodeProject

@Suite("A broken project")
struct BrokenProjectTests {
  private func refusal(_ text: String?) -> ProjectFailure? {
    let files = text.map { ["R.xcodeproj/project.pbxproj": $0] } ?? ["R.xcodeproj/x": ""]
    do throws(ProjectFailure) {
      _ = try XcodeProject(reading: "R.xcodeproj", in: MemoryTree(files))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (nil, "holds no project.pbxproj"), ("", "without content"),
    ("{ a = ", "expected “}” to close the “{” of line 1"),
    ("<<<<<<< HEAD\n{}", "unresolved Git conflict"), ("{ \"a\": 1 }", "found JSON"),
    ("{ }", "no dictionary named “objects”"),
    ("{ objects = (); }", "no dictionary named “objects”"),
    ("{ objects = {}; rootObject = A; }", "names no PBXProject"),
    ("{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }", "names no PBXProject"),
    ("( a )", "no dictionary named “objects”"),
  ])
  func `that can't be read at all says why`(text: String?, words: String) throws {
    let failure = try #require(refusal(text))
    #expect(failure.message.hasPrefix("the project can't be read: "))
    #expect(failure.message.contains(words))
    #expect(failure.place.path == "R.xcodeproj/project.pbxproj")
  }

  @Test func `that has almost nothing is read`() throws {
    let text = "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }"
    let tree = MemoryTree(["R.xcodeproj/project.pbxproj": text])
    let project = try XcodeProject(reading: "R.xcodeproj", in: tree)
    #expect(project.targets.isEmpty && project.configurations.isEmpty)
    #expect(project.configuration == "Release")
  }

  @Test func `names references that lead nowhere, and reads the rest`() throws {
    var sample = SampleProject.app { $0.resource("a.plist") }
    sample.groups = [SampleGroup("SHARED", path: "Shared", children: ["GONE"])]
    sample.define(
      "RESOURCES-Runner", "PBXResourcesBuildPhase",
      ["files": ["LOST", "BUILD-RESOURCES-Runner-FILE-a.plist"]])
    let project = try sample.read()
    #expect(
      project.problems.map(\.message) == [
        "the group “Shared” refers to the object “GONE”, which the project doesn't have",
        "a build phase of the target Runner refers to the object “LOST”, which the project doesn't have",
      ])
    #expect(project.problems.allSatisfy { $0.kind == .reference })
    #expect(project.problems.map(\.place.keyPath).first == "objects/SHARED/children/0")
    #expect(XcodeProject.text(at: project.problems[1].place, in: sample.files) == "LOST")
    #expect(try project.target(named: "Runner").resources.map(\.path) == ["a.plist"])
  }

  @Test func `with groups in each other names the circle`() throws {
    var sample = SampleProject.app()
    sample.groups = [SampleGroup("A", path: "a", children: ["B"])]
    sample.define("B", "PBXGroup", ["name": "B", "children": ["A", "FILE"]])
    sample.define("FILE", "PBXFileReference", ["path": "f"])
    let project = try sample.read()
    #expect(
      project.problems.map(\.message) == [
        "the group “B” holds the group “a”, which it is in itself"
      ])
    #expect(project.references.keys.sorted() == ["a/f"])
  }

  @Test func `with groups too deep in each other reads the upper ones`() throws {
    var sample = SampleProject.app()
    sample.groups = [SampleGroup("G0", path: "g", children: ["G1"])]
    for depth in 1...5_000 {
      sample.define("G\(depth)", "PBXGroup", ["path": "g", "children": ["G\(depth + 1)"]])
    }
    let project = try sample.read()
    #expect(project.problems.map(\.kind) == [.limit])
    #expect(project.targets.count == 1)
  }

  @Test func `names not more problems than anybody reads`() throws {
    var sample = SampleProject.app()
    sample.groups = [SampleGroup("A", children: (0..<5_000).map { "GONE\($0)" })]
    let project = try sample.read()
    #expect(project.problems.count == ProjectLimits.problems + 1)
    #expect(project.problems.last?.kind == .limit)
  }

  @Test func `may list a target twice, or one that is none`() throws {
    var sample = SampleProject.app()
    sample.define(
      "PROJECT", "PBXProject",
      ["targets": ["TARGET-Runner", "TARGET-Runner", "GROUP", "NONE"], "mainGroup": "GROUP"])
    let project = try sample.read()
    #expect(project.targets.map(\.name.value) == ["Runner"])
    #expect(project.problems.count == 1)
  }
}
