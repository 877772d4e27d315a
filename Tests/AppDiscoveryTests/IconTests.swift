import AppDiscovery
import Foundation
import TestSupport
import Testing
import Vocabulary

@Suite("The icon of an app")
struct IconTests {
  /// An app in a folder of source code, with what the test adds.
  private func tree(_ files: KeyValuePairs<String, Content>) throws -> SourceTree {
    let tree = try SourceTree([
      "App/Info.plist": .app(["CFBundleDisplayName": "Runner"]),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase"),
    ])
    for (path, content) in files { try tree.folder.write(content.data(), to: path) }
    return tree
  }

  private func png(_ length: Int) -> Content { .bytes(SamplePicture.png(comment: length)) }

  @Test(arguments: [
    "App/Assets.xcassets/AppIcon.appiconset/icon.png",
    "App/Images.xcassets/Brand/AppIcon.appiconset/Icon-App-1024.PNG",
    "Shared/Media.xcassets/AppIcon.appiconset/a b.jpeg", "AppIcon.appiconset/é.jpg",
  ])
  func `is a picture of the asset catalogue's AppIcon`(path: String) throws {
    let app = try tree([path: .bytes(SamplePicture.png)]).app()
    #expect(app.icon == SamplePicture.png)
  }

  @Test func `is the largest picture that isn't huge`() throws {
    let set = "App/Assets.xcassets/AppIcon.appiconset"
    let app = try tree([
      "\(set)/20.png": png(20), "\(set)/60.png": png(60), "\(set)/1024.png": png(600_000),
      "\(set)/40.png": png(40), "\(set)/empty.png": .text(""), "\(set)/Contents.json": png(100),
    ]).app()
    #expect(app.icon == SamplePicture.png(comment: 60))
    #expect(try tree(["\(set)/1024.png": png(600_000)]).app().icon == nil)
  }

  @Test func `is that of the catalogue nearest to the app`() throws {
    let app = try tree([
      "Watch/Info.plist": .app(["WKApplication": true]),
      "Watch/Assets.xcassets/AppIcon.appiconset/icon.png": png(90),
      "App/Assets.xcassets/AppIcon.appiconset/icon.png": png(30),
      "App/Assets.xcassets/Logo.imageset/logo.png": png(200),
    ]).app()
    #expect(app.icon == SamplePicture.png(comment: 30))
  }

  @Test(arguments: ["AppIcon60x60", "Icon"])
  func `is the file that a built app names`(name: String) throws {
    let tree = try SourceTree([
      "Runner.app/Info.plist": .app(
        ["CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconFiles": [name, ""]]]], as: .binary),
      "Runner.app/en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase", as: .binary),
      "Runner.app/\(name)@2x.png": png(2), "Runner.app/\(name)@3x.png": png(3),
      "Runner.app/Launch@3x.png": png(9),
    ])
    #expect(try tree.app(in: "Runner.app").icon == SamplePicture.png(comment: 3))
    #expect(try tree.app().icon == SamplePicture.png(comment: 3))
  }

  @Test func `is each app's own where there are several`() throws {
    let apps = try SourceTree([
      "One/Info.plist": .app(), "One/en.lproj/AppIntentVocabulary.plist": .vocabulary("one"),
      "One/Assets.xcassets/AppIcon.appiconset/icon.png": png(1),
      "Two/Info.plist": .app(), "Two/en.lproj/AppIntentVocabulary.plist": .vocabulary("two"),
      "Two/Assets.xcassets/AppIcon.appiconset/icon.png": png(2),
      "Three/Info.plist": .app(), "Three/en.lproj/AppIntentVocabulary.plist": .vocabulary("three"),
    ]).apps()
    #expect(
      apps.map(\.icon) == [
        SamplePicture.png(comment: 1), nil, SamplePicture.png(comment: 2),
      ])
  }

  @Test func `is a picture that can be shown rather than one that can't`() throws {
    let set = "App/Assets.xcassets/AppIcon.appiconset"
    let app = try tree([
      "\(set)/packed.png": .bytes(SamplePicture.packed(comment: 100)), "\(set)/plain.png": png(50),
    ]).app()
    #expect(app.icon == SamplePicture.png(comment: 50))
  }

  @Test func `is unknown where nothing is one`() throws {
    #expect(try tree([:]).app().icon == nil)
    let tree = try tree([
      "App/Assets.xcassets/AppIcon-Dark.appiconset/icon.png": png(1),
      "App/AppIcon.png": png(1),
    ])
    try tree.addFolder("App/Assets.xcassets/AppIcon.appiconset/icon.png")
    try tree.addLink("App/Assets.xcassets/AppIcon.appiconset/link.png", to: "gone.png")
    #expect(try tree.app().icon == nil)
  }
}
