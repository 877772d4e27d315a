import Diagnostics
import TestSupport
import Testing
import XcodeProject

@Suite("A folder that Xcode synchronizes with")
struct SynchronizedFolderTests {
  /// An application that has the folder App, and an extension that doesn't.
  private func project(
    _ files: [String], exceptions: [String: [String]] = [:],
    _ change: (inout SampleProject) -> Void = { _ in }
  ) throws -> XcodeProject {
    var sample = SampleProject.app(["INFOPLIST_FILE": "App/Info.plist"]) { $0.folders = ["App"] }
    sample.folder = "ios"
    sample.add(.appExtension("Intents"))
    sample.synchronizedFolders = [SampleFolder("App", exceptions: exceptions)]
    for file in files { sample.extraFiles["ios/App/\(file)"] = "" }
    change(&sample)
    return try sample.read()
  }

  private func paths(_ name: String, in project: XcodeProject) throws -> [String] {
    try project.target(named: name).resources.map { String($0.path.dropFirst("ios/App/".count)) }
  }

  @Test func `gives its target all files that are no source code`() throws {
    let project = try project([
      "App.swift", "AppIntentVocabulary.plist", "Deep/er/fr.lproj/AppIntentVocabulary.plist",
      "Intents.intentdefinition", "App.entitlements", "Config.xcconfig", ".hidden/x.plist",
      ".DS_Store",
      "Assets.xcassets/a.imageset/a.png", "Info.plist", "Model.xcdatamodeld/contents",
    ])
    let runner = try project.target(named: "Runner")
    #expect(
      try paths("Runner", in: project) == [
        "AppIntentVocabulary.plist", "Assets.xcassets",
        "Deep/er/fr.lproj/AppIntentVocabulary.plist", "Intents.intentdefinition",
      ])
    #expect(runner.resources.map(\.isFolder) == [false, true, false, false])
    #expect(
      runner.resources.map(\.bundlePath) == [
        "AppIntentVocabulary.plist", "Assets.xcassets", "fr.lproj/AppIntentVocabulary.plist",
        "Intents.intentdefinition",
      ])
    #expect(runner.resources[2].localization == "fr")
    #expect(runner.resources[0].place.keyPath == "objects/FOLDER-App/path")
    #expect(try paths("Intents", in: project).isEmpty)
    #expect(project.problems.isEmpty)
  }

  @Test func `leaves out the exceptions of its target`() throws {
    let project = try project(
      ["a.plist", "b.plist", "sub/c.plist", "sub/d/e.plist", "subs.plist"],
      exceptions: ["Runner": ["a.plist", "sub"]])
    #expect(try paths("Runner", in: project) == ["b.plist", "subs.plist"])
  }

  @Test func `gives other targets only what their exceptions list`() throws {
    let project = try project(
      ["a.plist", "b.plist", "c.swift"], exceptions: ["Intents": ["a.plist", "c.swift", "x.plist"]])
    #expect(try paths("Runner", in: project) == ["a.plist", "b.plist"])
    #expect(try paths("Intents", in: project) == ["a.plist"])
    let file = try #require(try project.target(named: "Intents").resources.first)
    #expect(file.place.keyPath == "objects/EXCEPTIONS-App-Intents/membershipExceptions/0")
  }

  @Test(arguments: ["/Localized: Texts/X.plist", "/Localized/Texts/X.plist"])
  func `means all languages of a file by one exception`(exception: String) throws {
    let files = ["Texts/fr.lproj/X.plist", "Texts/en.lproj/X.plist", "fr.lproj/X.plist", "X.plist"]
    let excluded = try project(files, exceptions: ["Runner": [exception]])
    #expect(try paths("Runner", in: excluded) == ["X.plist", "fr.lproj/X.plist"])
    let included = try project(files, exceptions: ["Intents": [exception]])
    #expect(
      try paths("Intents", in: included) == ["Texts/en.lproj/X.plist", "Texts/fr.lproj/X.plist"])
    let top = try project(files, exceptions: ["Runner": ["/Localized: X.plist"]])
    #expect(
      try paths("Runner", in: top)
        == ["Texts/en.lproj/X.plist", "Texts/fr.lproj/X.plist", "X.plist"])
  }

  @Test func `keeps a file whose exception Xcode ignores, and says so`() throws {
    let project = try project(["fr.lproj/X.plist"], exceptions: ["Runner": ["fr.lproj/X.plist"]])
    #expect(try paths("Runner", in: project) == ["fr.lproj/X.plist"])
    #expect(
      project.problems.map(\.message) == [
        "Xcode ignores this exception of the folder “App”; for all languages of a file it has to be "
          + "“/Localized: ” and its path without the .lproj folder"
      ])
  }

  @Test func `leaves files to the build phase that lists them`() throws {
    let project = try project(["a.plist", "b.swift", "c.plist", "Data/de.lproj/d.plist"]) {
      sample in
      sample.define(
        "FOLDER-App", "PBXFileSystemSynchronizedRootGroup",
        ["path": "App", "exceptions": ["COPY", "KEEP"], "explicitFolders": ["Data"]])
      sample.define(
        "COPY", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        ["buildPhase": "EMBED-Runner", "membershipExceptions": ["a.plist"]])
      sample.define(
        "KEEP", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        ["buildPhase": "RESOURCES-Runner", "membershipExceptions": ["b.swift"]])
    }
    #expect(
      try paths("Runner", in: project) == ["Data/de.lproj/d.plist", "b.swift", "c.plist"])
    #expect(
      try project.target(named: "Runner").resources.map(\.bundlePath)
        == ["Data/de.lproj/d.plist", "b.swift", "c.plist"])
  }

  @Test func `may stand in a group, be missing, or lie outside of the tree`() throws {
    var sample = SampleProject.app()
    sample.define(
      "TARGET-Runner", "PBXNativeTarget",
      ["name": "Runner", "fileSystemSynchronizedGroups": ["IN", "GONE", "OUT", "NONE"]])
    sample.groups = [SampleGroup("G", path: "g", children: ["IN", "GONE", "OUT"])]
    sample.define("IN", "PBXFileSystemSynchronizedRootGroup", ["path": "in"])
    sample.define("GONE", "PBXFileSystemSynchronizedRootGroup", ["path": "gone"])
    sample.define("OUT", "PBXFileSystemSynchronizedRootGroup", ["path": "../../out"])
    sample.extraFiles = ["g/in/a.plist": ""]
    let project = try sample.read()
    #expect(project.targets.first?.resources.map(\.path) == ["g/in/a.plist"])
    #expect(Set(project.problems.map(\.kind)) == [.outside, .missingFile, .reference])
  }
}
