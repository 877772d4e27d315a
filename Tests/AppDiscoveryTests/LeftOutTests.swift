import AppDiscovery
import TestSupport
import Testing
import Vocabulary

@Suite("A folder that is no part of the app")
struct LeftOutTests {
  private static let names = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", ".build", ".git", "Tests",
    "RunnerTests", "RunnerUITests", "Fixtures", "TestData", "__tests__",
  ]

  @Test(arguments: names)
  func `is left out, with its projects and built apps`(name: String) throws {
    var foreign = SampleProject.runner()
    foreign.folder = "\(name)/Kit"
    let tree = try ProjectTree(
      foreign,
      [
        "\(name)/Built.app/Info.plist": .app(),
        "\(name)/Built.app/en.lproj/AppIntentVocabulary.plist": .vocabulary("x"),
        "\(name)/Loose/en.lproj/AppIntentVocabulary.plist": .vocabulary("x"),
      ])
    let error = try #require(throws: DiscoveryError.self) { try tree.apps() }
    #expect(error.reason == .noVocabulary(folders: 1))
    #expect(tree.tree.reads.isEmpty)
  }

  @Test(arguments: names)
  func `is read where it is the input itself`(name: String) throws {
    let disk = try ProjectTree(.runner()).written(under: name)
    #expect(try disk.app(in: name).targetName == "Runner")
    #expect(try disk.app(in: "\(name)/Runner.xcodeproj").targetName == "Runner")
  }

  @Test(arguments: ["Contests", "Latests", "Tested", "MyPods", "test"])
  func `has not merely a similar name`(name: String) throws {
    let app = try SourceTree(["\(name)/en.lproj/AppIntentVocabulary.plist": .vocabulary("x")]).app()
    #expect(app.path == name)
  }

  @Test(arguments: [
    "AppIntentVocabularies.plist", "AppIntentsVocabulary.plist", "appintentvocabulary.plist",
    "AppIntentVocabulary 2.plist", "AppIntentVocabulary.PLIST",
  ])
  func `is not what hides a file that is named nearly like a vocabulary`(name: String) throws {
    let tree = try ProjectTree(
      .runner(languages: []), ["Runner/en.lproj/\(name)": .vocabulary("x")])
    let error = try #require(throws: DiscoveryError.self) { try tree.apps() }
    #expect(error.message.contains("Runner/en.lproj/\(name) is nearly named like one"))
    let both = try ProjectTree(.runner(), ["Runner/fr.lproj/\(name)": .vocabulary("x")]).app()
    #expect(both.misnamedFiles == ["Runner/fr.lproj/\(name)"])
  }
}
