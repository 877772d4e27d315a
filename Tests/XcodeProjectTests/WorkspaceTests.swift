import Diagnostics
import TestSupport
import Testing
import XcodeProject

@Suite("A workspace")
struct WorkspaceTests {
  private func contents(
    _ text: String, at path: String = "ios/App.xcworkspace", projects: [String] = []
  ) throws(ProjectFailure) -> XcodeWorkspace.Contents {
    var files = ["\(path)/contents.xcworkspacedata": text]
    for project in projects { files["\(project)/project.pbxproj"] = "" }
    return try XcodeWorkspace.contents(of: path, in: MemoryTree(files))
  }

  @Test func `lists its projects, each once, wherever groups put them`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <FileRef location="group:No.xcodeproj"/> -->
      <Workspace version = "1.0">
        <FileRef location = "group:App.xcodeproj"></FileRef>
        <Group location='container:' name = "Apps &amp; more">
          <Group location = "group:Sub &amp; &#x41;">
            <FileRef location = "group:Kit.xcodeproj"/>
            <FileRef location = "container:Pods/Pods.xcodeproj"/>
          </Group>
          <FileRef location = "group:../Other.xcodeproj" > </FileRef>
        </Group>
        <FileRef location = "group:App.xcodeproj"/>
        <FileRef location = "group:README.md"/>
        <FileRef location = "developer:X.xcodeproj"/>
      </Workspace>
      """
    let contents = try contents(
      text,
      projects: [
        "ios/App.xcodeproj", "ios/Sub & A/Kit.xcodeproj", "ios/Pods/Pods.xcodeproj",
        "Other.xcodeproj",
      ])
    #expect(
      contents.projects.map(\.value) == [
        "ios/App.xcodeproj", "ios/Sub & A/Kit.xcodeproj", "ios/Pods/Pods.xcodeproj",
        "Other.xcodeproj",
      ])
    #expect(contents.problems.isEmpty)
    #expect(contents.projects.first?.place.path == "ios/App.xcworkspace/contents.xcworkspacedata")
    #expect(contents.projects.first?.place.range?.start.line == 4)
    #expect(contents.projects.first?.place.range?.start.column == 24)
  }

  @Test func `inside of a project stands for that project`() throws {
    for location in ["self:", "self:App.xcodeproj"] {
      let contents = try contents(
        "<Workspace><FileRef location=\"\(location)\"/></Workspace>",
        at: "App.xcodeproj/project.xcworkspace", projects: ["App.xcodeproj"])
      #expect(contents.projects.map(\.value) == ["App.xcodeproj"])
    }
  }

  @Test func `names projects that are missing or outside`() throws {
    let contents = try contents(
      """
      <Workspace><FileRef location="group:Gone.xcodeproj"/>
      <FileRef location="group:../../Out.xcodeproj"/>
      <FileRef location="absolute:/x/Abs.xcodeproj"/></Workspace>
      """)
    #expect(contents.projects.isEmpty)
    #expect(contents.problems.map(\.kind) == [.missingFile, .outside, .outside])
    #expect(
      contents.problems.first?.message
        == "the workspace names the project “ios/Gone.xcodeproj”, which is missing")
  }

  @Test func `that can't be read says why`() {
    #expect(throws: ProjectFailure.self) { try contents("") }
    #expect(throws: ProjectFailure.self) { try contents("<plist></plist>") }
    #expect {
      try XcodeWorkspace.contents(of: "X.xcworkspace", in: MemoryTree([String: String]()))
    } throws: { error in
      (error as? ProjectFailure)?.message
        == "the workspace can't be read: it holds no contents.xcworkspacedata"
    }
  }

  @Test func `is bounded in depth and number`() throws {
    let deep = String(repeating: "<Group location=\"group:g\">", count: 20_000)
    let end = String(repeating: "</Group>", count: 20_000)
    let many = String(repeating: "<FileRef location=\"group:A.txt\"/>", count: 20_000)
    let contents = try contents(
      "<Workspace>\(deep)\(end)<FileRef location=\"group:B.xcodeproj\"/>\(many)</Workspace>",
      projects: ["ios/B.xcodeproj"])
    #expect(contents.projects.map(\.value) == ["ios/B.xcodeproj"])
    #expect(contents.problems.contains { $0.message.contains("more than 10000 files") })
  }
}
