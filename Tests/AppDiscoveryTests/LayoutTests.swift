import AppDiscovery
import FileTree
import TestSupport
import Testing
import Vocabulary

@Suite("The layout of a source folder")
struct LayoutTests {
  /// A project in a folder, named as its tools name it, with an app in a folder beside it.
  private func project(_ name: String, in folder: String, app: String) -> SampleProject {
    var project = SampleProject(name)
    project.folder = folder
    project.add(.application(name)) { target in
      target.settings = ["INFOPLIST_FILE": "\(app)/Info.plist", "PRODUCT_NAME": "Runner Go"]
      target.localized("AppIntentVocabulary.plist", in: app, ["en", "fr"])
    }
    return project
  }

  @Test(
    "may be that of any tool that has a project",
    arguments: [
      ("Runner", "ios", "Runner"),  // Flutter
      ("App", "ios/App", "App"),  // Capacitor
      ("Jogger", "ios", "Jogger"),  // React Native
      ("iosApp", "iosApp", "iosApp"),  // Kotlin Multiplatform
      ("Jogger", "platforms/ios", "Jogger"),  // Cordova
      ("Jogger", "", "Sources/App"),
    ])
  func projects(name: String, folder: String, app: String) throws {
    let home = folder.appendingPath(app)
    let found = try ProjectTree(
      project(name, in: folder, app: app),
      [
        "\(home)/Info.plist": .app(["CFBundleDisplayName": "$(PRODUCT_NAME)"]),
        "pubspec.yaml": .text(""), "node_modules/x/ios/Info.plist": .app(),
        "android/app/src/main/AndroidManifest.xml": .text(""),
      ]
    ).app()
    #expect(found.targetName == name)
    #expect(found.path == home)
    #expect(found.title == "Runner Go")
    #expect(found.localizationNames == ["en", "fr"])
  }

  @Test func `may be Xamarin's, which has no project of Xcode's`() throws {
    let app = try SourceTree([
      "App.sln": .text(""), "App.iOS/App.iOS.csproj": .text("<Project/>"),
      "App.iOS/Info.plist": .app(["CFBundleDisplayName": "Runner"]),
      "App.iOS/Resources/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
      "App.iOS/Resources/fr.lproj/InfoPlist.strings": .text("CFBundleDisplayName = \"Coureur\";"),
      "App.Intents/Info.plist": .appExtension(intents: ["INStartWorkoutIntent"]),
    ]).app()
    #expect(app.container.kind == .folder && app.container.generator == nil)
    #expect(app.container.infoPlist == "App.iOS/Info.plist")
    #expect(app.accepted(in: "fr") == ["Coureur"])
    #expect(app.declarations?.map(\.bundle) == ["App.Intents/Info.plist"])
  }

  @Test(arguments: [
    ("XcodeGen", "project.yml"), ("XcodeGen", "ios/project.yaml"), ("Tuist", "Project.swift"),
    ("Bazel", "ios/App/BUILD"), ("Bazel", "BUILD.bazel"), ("Buck", "ios/BUCK"),
  ])
  func `may be of a tool that has yet to make the project, which is named`(
    tool: String, path: String
  ) throws {
    let app = try SourceTree([
      "\(path)": .text("name: Runner"), "ios/App/Info.plist": .app(["CFBundleName": "$(NAME)"]),
      "ios/App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
      "other/project.yml": .text(""),
    ]).app()
    #expect(app.container.generator == App.Generator(tool, path: path))
    #expect(app.title == nil)
    #expect(app.names.unresolved.map(\.value) == ["$(NAME)"])
  }

  @Test func `is not asked of the tool where its project is there`() throws {
    let app = try ProjectTree(.runner(), ["project.yml": .text("name: Runner")]).app()
    #expect(app.container.generator == nil)
    #expect(app.targetName == "Runner")
  }

  @Test func `may hold any number of other files, of which none is opened`() throws {
    let project = SampleProject.runner(withInfoPlist: [:]) {
      $0.resource("Runner/Localizable.xcstrings")
    }
    let sample = try ProjectTree(
      project,
      [
        "Runner/Info.plist": .app(), "Runner/Localizable.xcstrings": .catalog([:]),
        "Runner/fr.lproj/InfoPlist.strings": .text("CFBundleName = \"Stray\";"),
      ])
    var bytes = sample.contents
    for number in 0..<50_000 {
      let kind = ["swift", "plist", "png", "json", "strings"][number % 5]
      bytes["Sources/M\(number / 500)/File\(number).\(kind)"] = []
    }
    for number in 0..<500 { bytes["Sources/M\(number / 5)/Sub\(number)/Info.plist"] = [] }
    let tree = MemoryTree(bytes)
    let apps = try AppDiscovery.apps(in: tree)
    #expect(apps.map(\.targetName) == ["Runner"])
    #expect(
      tree.reads == [
        "Runner.xcodeproj/project.pbxproj": 1, "Runner/Info.plist": 1,
        "Runner/Localizable.xcstrings": 1, "Runner/en.lproj/AppIntentVocabulary.plist": 1,
      ])
  }
}
