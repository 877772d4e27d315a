import Diagnostics
import TestSupport
import Testing
import XcodeProject

@Suite("A build setting")
struct SettingTests {
  /// A project in which every level may set something.
  private func sample(
    projectFile: String = "", project: SampleSettings = [:], targetFile: String = "",
    target: SampleSettings = [:]
  ) -> SampleProject {
    var sample = SampleProject.app(target) { $0.configurationFile = "Config/App.xcconfig" }
    sample.settings = project
    sample.configurationFile = "Config/Project.xcconfig"
    sample.extraFiles = [
      "Config/App.xcconfig": targetFile, "Config/Project.xcconfig": projectFile,
    ]
    return sample
  }

  @Test func `comes from the target, its file, the project, its file, and Xcode, in this order`()
    throws
  {
    var sample = sample(
      projectFile: "NAME = 1", project: ["NAME": "$(inherited)2"],
      targetFile: "NAME = $(inherited)3", target: ["NAME": "$(inherited)4"])
    #expect(try sample.read().targets.first?.settings["NAME"] == "1234")
    sample = self.sample(projectFile: "NAME = 1", targetFile: "NAME = 3")
    #expect(try sample.read().targets.first?.settings["NAME"] == "3")
    sample = self.sample(projectFile: "NAME = 1", project: ["NAME": "2"])
    #expect(try sample.read().targets.first?.settings["NAME"] == "2")
    #expect(try sample.read().targets.first?.settings["PRODUCT_NAME"] == "Runner")
  }

  @Test func `says where it is given`() throws {
    let sample = sample(
      projectFile: "// Ä\nA = é $(X)//\n", project: ["B": "b"], targetFile: "\r\n  C = c",
      target: ["Release:D": "d"])
    let settings = try #require(try sample.read().targets.first?.settings)
    for (name, level, text) in [
      ("A", "Config/Project.xcconfig", "é $(X)"), ("B", "project, configuration Release", "b"),
      ("C", "Config/App.xcconfig", "c"), ("D", "target Runner, configuration Release", "d"),
      ("DEVELOPMENT_LANGUAGE", "Xcode's defaults", "en"),
      ("TARGET_NAME", "Xcode's defaults", "Runner"),
    ] {
      let origin = try #require(settings.origin(of: name), "\(name)")
      #expect(origin.level == level)
      #expect(XcodeProject.text(at: origin.place, in: sample.files) == text, "\(name)")
    }
    #expect(settings.origin(of: "A")?.place?.range?.start.line == 2)
    #expect(settings.origin(of: "A")?.place?.range?.start.column == 5)
    #expect(settings.origin(of: "A")?.place?.range?.end.column == 11)
    #expect(settings.origin(of: "C")?.place?.range?.start.line == 2)
    #expect(
      settings.origin(of: "D")?.place?.keyPath
        == "objects/CONFIGURATION-Runner-Release/buildSettings/D")
    #expect(settings.origin(of: "PRODUCT_NAME")?.place == nil)
    #expect(settings.origin(of: "E") == nil && settings.value(of: "E") == nil)
  }

  @Test func `is set by Xcode where it is about names`() throws {
    var sample = SampleProject("Sports")
    sample.add(.application("My Runner-2"))
    sample.add(.appExtension("Intents"))
    let project = try sample.read()
    let app = try project.target(named: "My Runner-2").settings
    #expect(app["PRODUCT_NAME"] == "My Runner-2")
    #expect(app["PRODUCT_MODULE_NAME"] == "My_Runner_2")
    #expect(app["EXECUTABLE_NAME"] == "My Runner-2")
    #expect(app["WRAPPER_NAME"] == "My Runner-2.app")
    #expect(app["PROJECT_NAME"] == "Sports")
    #expect(app["PRODUCT_BUNDLE_PACKAGE_TYPE"] == "APPL")
    #expect(try project.target(named: "Intents").settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] == "XPC!")
  }

  @Test func `may hold for some builds only`() throws {
    let settings = try settings([
      "A": "all", "A[sdk=iphoneos*]": "phone", "B": "all", "B[sdk=macosx*]": "mac",
      "C[arch=arm64][config=Release]": "both", "D[arch=arm64][config=Debug]": "no",
      "E[sdk=*]": "$(inherited)+", "E": "e", "F[kind=x]": "no", "G[kind=*]": "yes",
      "H[sdk=iphone?s]": "yes", "I[sdk=iphoneos*,arch=arm64]": "yes",
    ])
    #expect(["A", "B", "C"].map { settings[$0] } == ["phone", "all", "both"])
    #expect(["D", "E", "F"].map { settings[$0] } == [nil, "e+", nil])
    #expect(["G", "H", "I"].map { settings[$0] } == ["yes", "yes", "yes"])
  }

  @Test func `holds for the SDK that the target is built with`() throws {
    let watch = try settings(["SDKROOT": "watchos", "A[sdk=watchos*]": "watch"])
    #expect(watch["A"] == "watch")
    let several = try settings(["SDKROOT": "auto", "A[sdk=iphoneos*]": "phone"])
    #expect(several["A"] == "phone")
  }

  @Test func `may be a list`() throws {
    var sample = SampleProject.app()
    sample.define("CONFIGURATION-Runner-Release", "XCBuildConfiguration", ["name": "Release"])
    let text = sample.text.replacing(
      "\"CONFIGURATION-Runner-Release\" = {",
      with: "\"CONFIGURATION-Runner-Release\" = {buildSettings = { A = (x, \"y z\"); B = <00>; };")
    let tree = MemoryTree([sample.filePath: text])
    let settings = try XcodeProject(reading: sample.path, in: tree).target(named: "Runner").settings
    #expect(settings["A"] == "x y z")
    #expect(settings["B"] == nil)
  }

  @Test func `may stand in a file of a synchronized folder`() throws {
    var sample = SampleProject.app()
    sample.synchronizedFolders = [SampleFolder("App")]
    sample.define(
      "CONFIGURATION-Runner-Release", "XCBuildConfiguration",
      [
        "name": "Release", "baseConfigurationReferenceAnchor": "FOLDER-App",
        "baseConfigurationReferenceRelativePath": "Config/App.xcconfig",
      ])
    sample.extraFiles = ["App/Config/App.xcconfig": "A = a"]
    let settings = try sample.read().target(named: "Runner").settings
    #expect(settings["A"] == "a")
    #expect(settings.origin(of: "A")?.level == "App/Config/App.xcconfig")
  }

  @Test func `tells the Info.plist of a target`() throws {
    for (written, path) in [
      ("App/Info.plist", "ios/App/Info.plist"), ("$(SRCROOT)/App/Info.plist", "ios/App/Info.plist"),
      ("../Info.plist", "Info.plist"), ("../../Info.plist", nil), ("/Info.plist", nil),
      ("${TARGET_NAME}/Info.plist", "ios/Runner/Info.plist"), ("", nil),
    ] {
      var sample = SampleProject.app(["INFOPLIST_FILE": written])
      sample.folder = "ios"
      #expect(try sample.read().targets.first?.infoPlist == path, "\(written)")
    }
    #expect(try SampleProject.app().read().targets.first?.infoPlist == nil)
  }
}
