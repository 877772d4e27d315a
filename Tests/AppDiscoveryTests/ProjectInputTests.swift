import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("A project as input")
struct ProjectInputTests {
  /// A project in the folder `ios` with a file beside that folder.
  private func project() -> SampleProject {
    var project = SampleProject.runner(languages: []) {
      $0.localized("AppIntentVocabulary.plist", in: "../Shared", ["en"])
      $0.localized("AppIntentVocabulary.plist", in: "Runner", ["fr"])
    }
    project.folder = "ios"
    return project
  }

  /// The project on the disk, in a folder of a repository or of none.
  private func tree(inRepository: Bool) throws -> SourceTree {
    let tree = try SourceTree(["Shared/en.lproj/AppIntentVocabulary.plist": .vocabulary("en")])
    try tree.folder.write(project().text, to: "ios/Runner.xcodeproj/project.pbxproj")
    let french = try Content.vocabulary("fr").data()
    try tree.folder.write(french, to: "ios/Runner/fr.lproj/AppIntentVocabulary.plist")
    try tree.folder.write(workspace("ios/Runner.xcodeproj"), to: "All.xcworkspace/\(contents)")
    if inRepository { try tree.addFolder(".git") }
    return tree
  }

  private let contents = "contents.xcworkspacedata"

  private func workspace(_ projects: String...) -> String {
    let files = projects.map { "<FileRef location=\"group:\($0)\"></FileRef>" }.joined()
    return "<?xml version=\"1.0\"?><Workspace version=\"1.0\">\(files)</Workspace>"
  }

  @Test(arguments: ["ios/Runner.xcodeproj", "ios/Runner.xcodeproj/", "All.xcworkspace"])
  func `gives paths from the root of its repository, which are all read`(part: String) throws {
    let tree = try tree(inRepository: true)
    let app = try tree.app(in: part)
    #expect(
      app.memberships == [
        "Shared/en.lproj/AppIntentVocabulary.plist": .app("Runner"),
        "ios/Runner/fr.lproj/AppIntentVocabulary.plist": .app("Runner"),
      ])
    #expect(AppDiscovery.root(of: tree.folder.path(part)) == tree.folder.path)
    #expect(try tree.app() == app)
  }

  @Test func `gives paths from its folder where there is no repository`() throws {
    let tree = try tree(inRepository: false)
    let app = try tree.app(in: "ios/Runner.xcodeproj")
    #expect(
      app.memberships == ["Runner/fr.lproj/AppIntentVocabulary.plist": .app("Runner")])
    #expect(
      AppDiscovery.root(of: tree.folder.path("ios/Runner.xcodeproj")) == tree.folder.path("ios"))
    #expect(app.remarks.contains { $0.message.contains("outside") }, "\(app.remarks)")
  }

  @Test func `may be the workspace that Xcode makes inside of it`() throws {
    let tree = try tree(inRepository: false)
    let part = "ios/Runner.xcodeproj/project.xcworkspace"
    try tree.folder.write(
      "<Workspace version=\"1.0\"><FileRef location=\"self:\"></FileRef></Workspace>",
      to: "\(part)/\(contents)")
    #expect(try tree.app(in: part) == tree.app(in: "ios/Runner.xcodeproj"))
    #expect(AppDiscovery.root(of: tree.folder.path(part)) == tree.folder.path("ios"))
  }

  @Test func `is alone asked for, whatever lies beside it`() throws {
    let tree = try tree(inRepository: true)
    try tree.folder.write(
      SampleProject.runner().text, to: "other/Runner.xcodeproj/project.pbxproj")
    try tree.folder.write(
      try Content.vocabulary("x").data(), to: "other/Runner/en.lproj/AppIntentVocabulary.plist")
    #expect(try tree.apps().count == 2)
    #expect(try tree.app(in: "other/Runner.xcodeproj").path == "other/Runner")
    #expect(try tree.app(in: "ios/Runner.xcodeproj").memberships.count == 2)
  }

  @Test func `is a workspace that names a project outside, or a broken one, beside a good one`()
    throws
  {
    let tree = try tree(inRepository: true)
    try tree.folder.write("{ no project", to: "Bad.xcodeproj/project.pbxproj")
    try tree.folder.write(
      workspace("ios/Runner.xcodeproj", "../Out/Out.xcodeproj", "Gone.xcodeproj", "Bad.xcodeproj"),
      to: "All.xcworkspace/\(contents)")
    let app = try tree.app(in: "All.xcworkspace")
    #expect(app.title == "Runner")
    #expect(
      app.failures.map(\.place.path) == [
        "All.xcworkspace/\(contents)", "All.xcworkspace/\(contents)",
        "Bad.xcodeproj/project.pbxproj",
      ], "\(app.failures)")
    #expect(app.failures.first?.message.contains("../Out/Out.xcodeproj") == true)
  }

  @Test(arguments: [
    ("Bad.xcodeproj", "project.pbxproj", "", "Bad.xcodeproj/project.pbxproj"),
    ("Bad.xcodeproj", "nothing", "", "Bad.xcodeproj/project.pbxproj"),
    ("Bad.xcworkspace", "contents.xcworkspacedata", "<plist/>", "contents.xcworkspacedata"),
    ("Bad.xcworkspace", "nothing", "", "contents.xcworkspacedata"),
  ])
  func `is refused with its fault where it can't be read`(
    part: String, file: String, text: String, place: String
  ) throws {
    let tree = try SourceTree([
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("en"), "\(part)/\(file)": .text(text),
    ])
    let error = try #require(throws: DiscoveryError.self) { try tree.apps(in: part) }
    guard case .project = error.reason else { return #expect(Bool(false), "\(error)") }
    #expect(error.message.contains("can't be read"), "\(error.message)")
    #expect(error.message.contains(place))
  }

  @Test func `is refused where no app of it has a vocabulary`() throws {
    let tree = try SourceTree()
    try tree.folder.write(
      SampleProject.runner(languages: []).text, to: "Runner.xcodeproj/project.pbxproj")
    let error = try #require(throws: DiscoveryError.self) { try tree.apps(in: "Runner.xcodeproj") }
    #expect(error.reason == .noVocabulary(folders: 1))
  }
}
