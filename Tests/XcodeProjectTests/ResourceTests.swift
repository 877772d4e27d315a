import Diagnostics
import FileTree
import TestSupport
import Testing
import XcodeProject

@Suite("The files of a target")
struct ResourceTests {
  private func resources(_ sample: SampleProject) throws -> [XcodeProject.Resource] {
    try sample.read().target(named: "Runner").resources
  }

  @Test func `are those of its resources phase, sorted, with their languages`() throws {
    var sample = SampleProject.app { target in
      target.resource("Runner/Settings.plist")
      target.localized("AppIntentVocabulary.plist", in: "Runner/Texts", ["fr", "en"])
    }
    sample.folder = "ios"
    let files = try resources(sample)
    #expect(
      files.map(\.path) == [
        "ios/Runner/Settings.plist", "ios/Runner/Texts/en.lproj/AppIntentVocabulary.plist",
        "ios/Runner/Texts/fr.lproj/AppIntentVocabulary.plist",
      ])
    #expect(files.map(\.localization) == [nil, "en", "fr"])
    #expect(
      files.map(\.bundlePath) == [
        "Settings.plist", "en.lproj/AppIntentVocabulary.plist",
        "fr.lproj/AppIntentVocabulary.plist",
      ])
    #expect(files.allSatisfy { !$0.isMissing && !$0.isFolder })
    #expect(
      XcodeProject.text(at: files.last?.place, in: sample.files)
        == "fr.lproj/AppIntentVocabulary.plist")
  }

  @Test func `of one target aren't those of another`() throws {
    var sample = SampleProject.app { $0.resource("a.plist") }
    sample.add(.appExtension("Intents")) { $0.resource("b.plist") }
    let project = try sample.read()
    #expect(try project.target(named: "Intents").resources.map(\.path) == ["b.plist"])
  }

  @Test func `lie where the groups around them say`() throws {
    var sample = SampleProject.app()
    sample.folder = "apps/ios"
    sample.groups = [SampleGroup("OUTER", path: "Outer", children: ["INNER", "UP", "ROOT"])]
    sample.define("INNER", "PBXGroup", ["name": "Named", "children": ["DEEP"]])
    sample.define("DEEP", "PBXFileReference", ["path": "./x//deep.txt"])
    sample.define("UP", "PBXFileReference", ["path": "../../../shared/up.txt"])
    sample.define("ROOT", "PBXFileReference", ["path": "root.txt", "sourceTree": "SOURCE_ROOT"])
    sample.include(["DEEP", "UP", "ROOT"])
    #expect(
      try resources(sample).map(\.path)
        == [
          "apps/ios/Outer/x/deep.txt", "apps/ios/root.txt", "shared/up.txt",
        ].sorted())
  }

  @Test func `begin in the folder that the project names`() throws {
    var sample = SampleProject.app(["INFOPLIST_FILE": "$(SRCROOT)/Info.plist"])
    sample.folder = "build"
    sample.define("FILE", "PBXFileReference", ["path": "a.txt", "sourceTree": "SOURCE_ROOT"])
    sample.define("PROJECT", "PBXProject", ["targets": ["TARGET-Runner"], "projectDirPath": ".."])
    sample.include(["FILE"])
    #expect(try resources(sample).map(\.path) == ["a.txt"])
    #expect(try sample.read().targets.first?.infoPlist == "Info.plist")
  }

  @Test func `are never looked for outside of the tree`() throws {
    var sample = SampleProject.app()
    sample.define("A", "PBXFileReference", ["path": "../a.txt"])
    sample.define("B", "PBXFileReference", ["path": "/etc/b.txt", "sourceTree": "<absolute>"])
    sample.define("C", "PBXFileReference", ["path": "/c.txt"])
    sample.define("D", "PBXFileReference", ["path": "d.txt", "sourceTree": "SDKROOT"])
    sample.define("E", "PBXFileReference", ["path": "e.txt", "sourceTree": "MY_TREE"])
    sample.include(["A", "B", "C", "D", "E"])
    let project = try sample.read()
    #expect(project.targets.first?.resources.isEmpty == true)
    #expect(project.problems.map(\.kind) == [.outside, .outside, .outside])
    #expect(
      project.problems.first?.message
        == "the target Runner has the file “../a.txt”, which lies outside of what is read")
  }

  @Test func `may be missing, which is told with its place`() throws {
    var sample = SampleProject.app()
    sample.define("A", "PBXFileReference", ["path": "gone.txt"])
    sample.include(["A"])
    let project = try sample.read()
    #expect(project.targets.first?.resources.map(\.isMissing) == [true])
    let problem = try #require(project.problems.first)
    #expect(problem.kind == .missingFile)
    #expect(
      problem.message
        == "the project names the file “gone.txt”, which is missing; a build stops for it")
    #expect(XcodeProject.text(at: problem.place, in: sample.files) == "gone.txt")
  }

  @Test func `take their language from their folder, else from the project`() throws {
    var sample = SampleProject.app()
    sample.define("V", "PBXVariantGroup", ["name": "x", "children": ["A", "B", "C", "D"]])
    sample.define("A", "PBXFileReference", ["name": "German", "path": "de.lproj/x.strings"])
    sample.define("B", "PBXFileReference", ["name": "it", "path": "texts/x.strings"])
    sample.define("C", "PBXFileReference", ["name": "Base", "path": "Base.lproj/x.storyboard"])
    sample.define("D", "PBXFileReference", ["name": "mul", "path": "mul.lproj/x.xcstrings"])
    sample.define("E", "PBXFileReference", ["path": "nl.lproj/y.strings"])
    sample.include(["V", "E"])
    let files = try resources(sample)
    #expect(
      files.map(\.path) == [
        "Base.lproj/x.storyboard", "de.lproj/x.strings", "mul.lproj/x.xcstrings",
        "nl.lproj/y.strings", "texts/x.strings",
      ])
    #expect(files.map(\.localization) == ["Base", "de", nil, "nl", "it"])
    #expect(files.last?.bundlePath == "it.lproj/x.strings")
  }

  @Test func `are those below a folder that is copied as it is`() throws {
    var sample = SampleProject.app()
    sample.define("A", "PBXFileReference", ["lastKnownFileType": "folder", "path": "Data"])
    sample.define("B", "PBXFileReference", ["lastKnownFileType": "folder", "path": "fr.lproj"])
    sample.define(
      "C", "PBXFileReference", ["lastKnownFileType": "folder.assetcatalog", "path": "M.xcassets"])
    sample.include(["A", "B", "C"])
    sample.extraFiles = [
      "Data/x/1.plist": "", "Data/.hidden": "", "Data/en.lproj/2.plist": "",
      "fr.lproj/AppIntentVocabulary.plist": "", "M.xcassets/Contents.json": "",
    ]
    let files = try resources(sample)
    #expect(
      files.map(\.bundlePath) == [
        "Data/en.lproj/2.plist", "Data/x/1.plist", "M.xcassets",
        "fr.lproj/AppIntentVocabulary.plist",
      ])
    #expect(files.map(\.localization) == [nil, nil, nil, "fr"])
    #expect(files.map(\.isFolder) == [false, false, true, false])
  }

  @Test func `are also compiled files that give texts, and copied ones`() throws {
    var sample = SampleProject.app { target in
      for file in ["a.swift", "b.intentdefinition", "c.xcstrings", "d.storyboard"] {
        target.source(file)
      }
    }
    sample.define(
      "EMBED-Runner", "PBXCopyFilesBuildPhase",
      ["dstSubfolderSpec": "7", "dstPath": "de.lproj", "files": ["X"]])
    sample.define("X", "PBXBuildFile", ["fileRef": "FILE"])
    sample.define("FILE", "PBXFileReference", ["path": "texts/e.plist"])
    let files = try resources(sample)
    #expect(
      files.map(\.path) == ["b.intentdefinition", "c.xcstrings", "d.storyboard", "texts/e.plist"])
    #expect(files.last?.bundlePath == "de.lproj/e.plist")
    #expect(files.last?.localization == "de")
  }

  @Test func `are those of a group in a phase, each once`() throws {
    var sample = SampleProject.app { $0.resource("a.txt") }
    sample.groups = [SampleGroup("G", path: "g", children: ["H", "FILE-a.txt", "G"])]
    sample.define("H", "PBXGroup", ["children": ["B"]])
    sample.define("B", "PBXFileReference", ["path": "b.txt"])
    sample.include(["G", "FILE-a.txt", "B"])
    #expect(try resources(sample).map(\.path) == ["a.txt", "g/b.txt"])
  }

  @Test func `of packages and other projects are passed over`() throws {
    var sample = SampleProject.app()
    sample.define("PROXY", "PBXReferenceProxy", ["path": "Kit.framework"])
    sample.include(["PROXY"])
    sample.define(
      "RESOURCES-Runner", "PBXResourcesBuildPhase", ["files": ["PACKAGE", "B-PROXY", "EMPTY"]])
    sample.define("PACKAGE", "PBXBuildFile", ["productRef": "P"])
    sample.define("EMPTY", "PBXBuildFile")
    let project = try sample.read()
    #expect(project.targets.first?.resources.isEmpty == true)
    #expect(
      project.problems.map(\.message) == [
        "a build phase of the target Runner has a file without “fileRef”, which names none"
      ])
  }
}

extension SampleProject {
  /// Makes objects of the project the resources of Runner.
  mutating func include(_ identifiers: [String]) {
    define(
      "RESOURCES-Runner", "PBXResourcesBuildPhase", ["files": .list(identifiers.map { "B-\($0)" })])
    for identifier in identifiers {
      define("B-\(identifier)", "PBXBuildFile", ["fileRef": .text(identifier)])
    }
  }
}
