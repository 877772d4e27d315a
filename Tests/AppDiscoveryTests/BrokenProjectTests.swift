import AppDiscovery
import Diagnostics
import FileTree
import TestSupport
import Testing
import Vocabulary

@Suite("A broken project")
struct BrokenProjectTests {
  /// The files of an app that has an Info.plist and a vocabulary.
  private let files: KeyValuePairs<String, Content> = [
    "Runner/Info.plist": .app(["CFBundleDisplayName": "$(PRODUCT_NAME)"]),
    "Runner/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start Runner"),
  ]

  private func app(of project: SampleProject) throws -> App {
    try ProjectTree(project, files).app()
  }

  @Test(arguments: [0, 1, 40, 400, 2_000])
  func `leaves its app to what lies in the folder, and its fault is told`(length: Int) throws {
    let tree = try ProjectTree(.runner(withInfoPlist: [:]), files)
    let disk = try tree.written()
    let file = "Runner.xcodeproj/project.pbxproj"
    let text = try disk.folder.text(file)
    #expect(text.count > length)
    try disk.folder.write(String(text.prefix(length)), to: file)
    let app = try disk.app()
    #expect(app.container.kind == .folder)
    #expect(app.failures.map(\.place.path) == [file])
    #expect(app.failures.first?.message.contains("the project can't be read") == true)
    #expect(try app.phrases(in: "en") == ["Start Runner"])
  }

  @Test func `may lack the file that describes it`() throws {
    let app = try SourceTree([
      "Runner.xcodeproj/xcuserdata/x.plist": .text(""),
      "Runner/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start Runner"),
    ]).app()
    #expect(app.container.kind == .folder)
    #expect(app.failures.map(\.place.path) == ["Runner.xcodeproj/project.pbxproj"])
  }

  @Test func `may refer to what isn't there, and to itself`() throws {
    var project = SampleProject.runner(withInfoPlist: [:]) { $0.resource("Runner/a.txt") }
    project.define("GONE-BUILD", "PBXBuildFile", ["fileRef": "NOWHERE"])
    project.define(
      "RESOURCES-Runner", "PBXResourcesBuildPhase",
      [
        "files": [
          "NOTHING", "GONE-BUILD",
          "BUILD-RESOURCES-Runner-VARIANTS-Runner/AppIntentVocabulary.plist",
        ]
      ])
    project.groups = [SampleGroup("CIRCLE", path: "C", children: ["INNER"])]
    project.define(
      "INNER", "PBXGroup", ["children": ["CIRCLE", "INNER", "GROUP"], "sourceTree": "<group>"])
    let app = try app(of: project)
    #expect(app.title == "Runner")
    #expect(app.memberships.values.allSatisfy { $0 == .app("Runner") })
    #expect(app.failures.isEmpty)
    #expect(!app.remarks.isEmpty)
    #expect(app.remarks.allSatisfy { $0.place.path == "Runner.xcodeproj/project.pbxproj" })
  }

  @Test func `may have settings that include each other in a circle`() throws {
    var project = SampleProject.runner(withInfoPlist: [:]) { $0.configurationFile = "A.xcconfig" }
    project.extraFiles = [
      "A.xcconfig": "#include \"B.xcconfig\"\nPRODUCT_NAME = Run",
      "B.xcconfig": "#include \"A.xcconfig\"\n#include \"Gone.xcconfig\"\n",
    ]
    let app = try app(of: project)
    #expect(app.title == "Run")
    #expect(app.remarks.map(\.place.path) == ["B.xcconfig", "B.xcconfig"], "\(app.remarks)")
  }

  @Test func `may have settings that refer to each other in a circle, or a million deep`() throws {
    let circle = try app(
      of: .runner(withInfoPlist: ["PRODUCT_NAME": "$(A)", "A": "$(B)", "B": "$(A)"]))
    #expect(circle.title == nil)
    #expect(try #require(circle.names.unresolved.first?.problem).contains("refers to itself"))
    let deep = String(repeating: "$(A:", count: 1_000_000)
    let million = try app(of: .runner(withInfoPlist: ["PRODUCT_NAME": deep]))
    #expect(million.title == nil)
    #expect(million.names.unresolved.map(\.problem) != [nil])
    #expect(try million.phrases(in: "en") == ["Start Runner"])
  }

  @Test func `may name an Info plist that isn't there`() throws {
    let app = try ProjectTree(.runner(withInfoPlist: [:])).app()
    #expect(app.title == nil)
    #expect(app.declarations == nil)
    #expect(app.failures.map(\.place.path) == ["Runner/Info.plist"])
    #expect(app.container.infoPlist == nil)
    #expect(app.targetName == "Runner")
  }

  @Test func `lets every damage end in apps or a message`() throws {
    let tree = try ProjectTree(.runner(withInfoPlist: [:]), files)
    let disk = try tree.written()
    let file = "Runner.xcodeproj/project.pbxproj"
    let text = Array(try disk.folder.text(file).utf8)
    let vocabulary = try [UInt8](Content.vocabulary("Start Runner").data())
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var damaged = text
      let place = Int.random(in: damaged.indices, using: &random)
      let end = min(place + Int.random(in: 1...30, using: &random), damaged.count)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: damaged.removeSubrange(place..<end)
      case 1: damaged[place] = UInt8.random(in: 0...255, using: &random)
      default: damaged.insert(contentsOf: damaged[place..<end], at: 0)
      }
      let apps = try AppDiscovery.apps(
        in: MemoryTree([
          file: damaged, "Runner/en.lproj/AppIntentVocabulary.plist": vocabulary,
        ]))
      #expect(apps.count == 1)
      #expect(try apps[0].localization("en").files.count == 1)
    }
  }
}
