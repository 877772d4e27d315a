import Diagnostics
import TestSupport
import Testing
import XcodeProject

@Suite("A project")
struct ProjectTests {
  @Test func `has a name, languages and targets in its own order`() throws {
    var sample = SampleProject("Running App")
    sample.folder = "ios"
    sample.developmentRegion = "fr"
    sample.knownRegions = ["fr", "de", "Base"]
    sample.add(.application("Zebra"))
    sample.add(.tests("Tests"))
    sample.add(.appExtension("Ape"))
    let project = try sample.read()
    #expect(project.name == "Running App")
    #expect(project.path == "ios/Running App.xcodeproj")
    #expect(project.developmentRegion?.value == "fr")
    #expect(project.knownRegions.map(\.value) == ["fr", "de", "Base"])
    #expect(project.targets.map(\.name.value) == ["Zebra", "Tests", "Ape"])
    #expect(project.targets.map(\.kind) == [.application, .unitTest, .appExtension])
    #expect(project.problems.isEmpty)
  }

  @Test func `says where each fact stands`() throws {
    let sample = SampleProject.app()
    let project = try sample.read()
    let region = try #require(project.developmentRegion?.place)
    #expect(region.path == "Runner.xcodeproj/project.pbxproj")
    #expect(region.keyPath == "objects/PROJECT/developmentRegion")
    #expect(XcodeProject.text(at: region, in: sample.files) == "en")
    let base = try #require(project.knownRegions.last?.place)
    #expect(XcodeProject.text(at: base, in: sample.files) == "Base")
    let name = try #require(project.targets.first?.name.place)
    #expect(XcodeProject.text(at: name, in: sample.files) == "Runner")
  }

  @Test(arguments: [
    ("com.apple.product-type.application", TargetKind.application),
    ("com.apple.product-type.application.watchapp", .watchApp),
    ("com.apple.product-type.application.watchapp2", .watchApp),
    ("com.apple.product-type.application.watchapp2-container", .watchApp),
    ("com.apple.product-type.application.on-demand-install-capable", .appClip),
    ("com.apple.product-type.app-extension", .appExtension),
    ("com.apple.product-type.app-extension.messages", .appExtension),
    ("com.apple.product-type.extensionkit-extension", .appExtension),
    ("com.apple.product-type.watchkit2-extension", .appExtension),
    ("com.apple.product-type.framework", .framework),
    ("com.apple.product-type.bundle", .bundle),
    ("com.apple.product-type.bundle.unit-test", .unitTest),
    ("com.apple.product-type.bundle.ui-testing", .uiTest),
    ("com.apple.product-type.tool", .other("com.apple.product-type.tool")),
    ("application", .other("application")), ("", .other("")),
  ])
  func `knows targets by their product type`(type: String, kind: TargetKind) {
    #expect(TargetKind(productType: type) == kind)
  }

  @Test func `calls an app that is built for the watch a watch app`() throws {
    let target = try SampleProject.app(["SDKROOT": "watchos"]).read().target(named: "Runner")
    #expect(target.kind == .watchApp)
    #expect(target.sdk == "watchos")
  }

  @Test func `leaves out targets that build no product`() throws {
    var sample = SampleProject.app()
    sample.add(.application("All"))
    sample.define("TARGET-All", "PBXAggregateTarget", ["name": "All"])
    #expect(try sample.read().targets.map(\.name.value) == ["Runner"])
  }

  @Test func `names the products in a bundle, also inside of each other`() throws {
    var sample = SampleProject()
    sample.add(.appExtension("Intents"), embeddedIn: "Runner")
    sample.add(.application("Runner"))
    sample.add(.watchApp("Watch"), embeddedIn: "Runner")
    sample.add(.appExtension("Watch Extension"), embeddedIn: "Watch")
    sample.add(.application("Other"))
    let project = try sample.read()
    let runner = try project.target(named: "Runner")
    #expect(runner.embedded == ["TARGET-Intents", "TARGET-Watch"])
    #expect(runner.dependencies == ["TARGET-Intents", "TARGET-Watch"])
    #expect(
      project.contents(of: runner).map(\.name.value) == ["Intents", "Watch", "Watch Extension"])
    #expect(project.contents(of: try project.target(named: "Other")).isEmpty)
  }

  @Test func `ends the search for products that hold each other`() throws {
    var sample = SampleProject()
    sample.add(.application("One"), embeddedIn: "Two")
    sample.add(.application("Two"), embeddedIn: "One")
    let project = try sample.read()
    #expect(project.contents(of: project.targets[0]).map(\.name.value) == ["Two"])
  }

  @Test func `knows a dependency that only its proxy names`() throws {
    var sample = SampleProject()
    sample.add(.application("Runner"))
    sample.add(.appExtension("Intents"), embeddedIn: "Runner")
    sample.define("DEPENDENCY-Runner-Intents", "PBXTargetDependency", ["targetProxy": "PROXY"])
    sample.define(
      "PROXY", "PBXContainerItemProxy",
      ["containerPortal": "PROJECT", "remoteGlobalIDString": "TARGET-Intents"])
    #expect(try sample.read().target(named: "Runner").dependencies == ["TARGET-Intents"])
  }

  @Test func `tells where it names a file that no target has`() throws {
    var sample = SampleProject.app()
    sample.groups = [SampleGroup("MORE", path: "More", children: ["NOTES"])]
    sample.define("NOTES", "PBXFileReference", ["path": "Notes.plist"])
    let project = try sample.read()
    #expect(project.references["More/Notes.plist"]?.keyPath == "objects/NOTES/path")
    #expect(project.targets.flatMap(\.resources).isEmpty)
  }

  @Test func `may be written as XML`() throws {
    let text = """
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key>
      <array><string>T</string></array></dict>
      <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string>
      <key>name</key><string>Runner</string></dict></dict></dict></plist>
      """
    let tree = MemoryTree(["R.xcodeproj/project.pbxproj": text])
    let project = try XcodeProject(reading: "R.xcodeproj", in: tree)
    #expect(project.targets.map(\.name.value) == ["Runner"])
    #expect(project.developmentRegion == nil)
  }
}
