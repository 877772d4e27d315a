import AppDiscovery
import Diagnostics
import TestSupport
import Testing
import Vocabulary

@Suite("The name of an app in a project")
struct ProjectNameTests {
  @Test func `is the display name that the target's settings give`() throws {
    let tree = try ProjectTree(.runner(["INFOPLIST_KEY_CFBundleDisplayName": "Runner Go"]))
    let app = try tree.app()
    #expect(app.title == "Runner Go")
    #expect(tree.text(at: app.names.general.first?.place) == "Runner Go")
  }

  @Test(arguments: [
    ("Plain", [:], "Plain"),
    ("$(TARGET_NAME)", [:], "Runner"),
    ("${PRODUCT_NAME}", [:], "Runner"),
    ("$(PRODUCT_NAME)", ["PRODUCT_NAME": "Run"], "Run"),
    ("$(APP_NAME) Go", ["APP_NAME": "$(FIRST:upper)", "FIRST": "Run"], "RUN Go"),
  ])
  func `is that of its Info plist, with the settings filled in`(
    written: String, settings: SampleSettings, name: String
  ) throws {
    let app = try ProjectTree(
      .runner(withInfoPlist: settings),
      ["Runner/Info.plist": .app(["CFBundleDisplayName": written])]
    ).app()
    #expect(app.title == name)
    #expect(app.container.infoPlist == "Runner/Info.plist")
    #expect(app.names.unresolved.isEmpty)
    #expect(app.failures.isEmpty && app.remarks.isEmpty)
  }

  @Test func `is the product's where no display name is given`() throws {
    #expect(try ProjectTree(.runner()).app().title == "Runner")
    #expect(try ProjectTree(.runner(["PRODUCT_NAME": "Run"])).app().title == "Run")
  }

  @Test func `says through which settings it came`() throws {
    let tree = try ProjectTree(
      .runner(withInfoPlist: ["PRODUCT_NAME": "Run"]),
      ["Runner/Info.plist": .app(["CFBundleName": "$(PRODUCT_NAME) of $(TARGET_NAME)"])])
    let origin = try #require(try tree.app().names.general.first?.origin)
    #expect(origin.written == "$(PRODUCT_NAME) of $(TARGET_NAME)")
    #expect(origin.place.path == "Runner/Info.plist" && origin.place.keyPath == "CFBundleName")
    #expect(origin.settings.map(\.name) == ["PRODUCT_NAME", "TARGET_NAME"])
    #expect(origin.settings.map { tree.text(at: $0.place) } == ["Run", "Runner"])
  }

  @Test func `is that of the Release build, unless another is asked for`() throws {
    let tree = try ProjectTree(
      .runner(["PRODUCT_NAME": "Runner", "Debug:PRODUCT_NAME": "Runner Δ"]))
    let app = try tree.app()
    #expect(app.accepted(in: "en") == ["Runner"])
    #expect(
      app.container.kind
        == .target(name: "Runner", project: "Runner.xcodeproj", configuration: "Release"))
    #expect(
      try tree.app(told: ToldFacts(configuration: "Debug")).accepted(in: "en") == ["Runner Δ"])
  }

  @Test func `is not asked of a configuration that the project hasn't`() throws {
    let tree = try ProjectTree(.runner())
    let told = ToldFacts(configuration: "Store")
    let disk = try tree.written()
    for part in ["", "Runner.xcodeproj"] {
      let error = try #require(throws: DiscoveryError.self) { try disk.apps(in: part, told: told) }
      #expect(error.message.contains("no configuration named “Store”"), "\(error.message)")
      #expect(error.message.contains("“Debug”, “Release”"))
      #expect(error.message.contains("Runner.xcodeproj/project.pbxproj"))
    }
  }

  @Test func `may stand in a file of settings, which another includes`() throws {
    var project = SampleProject.runner(["PRODUCT_NAME": "$(APP_NAME)"]) { target in
      target.configurationFile = "Config/App.xcconfig"
    }
    project.extraFiles = [
      "Config/App.xcconfig": "#include \"Names.xcconfig\"\nAPP_NAME = $(inherited) Go // name",
      "Config/Names.xcconfig": "APP_NAME = Runner\nAPP_NAME[config=Debug] = Runner Δ",
    ]
    let app = try ProjectTree(project).app()
    #expect(app.title == "Runner Go")
    #expect(
      app.names.general.first?.origin?.settings.map(\.place?.path).suffix(2) == [
        "Config/App.xcconfig", "Config/Names.xcconfig",
      ])
  }

  @Test func `is unknown where nothing gives a value to a variable in it`() throws {
    let app = try ProjectTree(
      .runner(withInfoPlist: ["STEM": "$(NAME_OF_STORE)"]),
      ["Runner/Info.plist": .app(["CFBundleDisplayName": "$(STEM) $(LEVEL)"])]
    ).app()
    #expect(app.title == nil)
    #expect(app.names.unresolved.map(\.value) == ["$(STEM) $(LEVEL)"])
    #expect(app.names.unresolved.map(\.variables) == [["NAME_OF_STORE", "LEVEL"]])
    #expect(app.names.unresolved.first?.place.path == "Runner/Info.plist")
  }

  @Test func `is not the product's where the one given can't be told`() throws {
    let app = try ProjectTree(.runner(["INFOPLIST_KEY_CFBundleDisplayName": "$(STORE)"])).app()
    #expect(app.title == nil)
    #expect(app.names.unresolved.map(\.value) == ["$(STORE)"])
    #expect(app.names.unresolved.map(\.variables) == [["STORE"]])
  }

  @Test func `is never that of an extension, a widget or a watch app`() throws {
    var project = SampleProject.runner()
    project.addExtension("Widget")
    project.add(.watchApp("Watch"), embeddedIn: "Runner") { target in
      target.settings = ["GENERATE_INFOPLIST_FILE": "YES"]
    }
    let app = try ProjectTree(
      project,
      ["Widget/Info.plist": .plist(["CFBundleDisplayName": "Widget", "CFBundleName": "W"])]
    ).app()
    #expect(app.accepted(in: "en") == ["Runner"])
  }

  @Test func `comes with a version and a development language`() throws {
    var project = SampleProject.runner(["MARKETING_VERSION": "3.1"], languages: ["fr"])
    project.developmentRegion = "fr"
    let tree = try ProjectTree(project)
    let app = try tree.app()
    #expect(app.version == "3.1")
    #expect(tree.text(at: app.versionOrigin?.place) == "3.1")
    #expect(app.developmentLanguage?.tag == "fr")
    #expect(tree.text(at: app.developmentLanguageOrigin?.place) == "fr")
    #expect(try tree.app(told: ToldFacts(version: "4")).versionOrigin == nil)
  }

  @Test func `comes with a version that its Info plist takes from the settings`() throws {
    let tree = try ProjectTree(
      .runner(withInfoPlist: ["MARKETING_VERSION": "3.1"]),
      [
        "Runner/Info.plist": .app([
          "CFBundleShortVersionString": "$(MARKETING_VERSION)",
          "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        ])
      ])
    let app = try tree.app()
    #expect(app.version == "3.1")
    #expect(app.versionOrigin?.settings.map(\.name) == ["MARKETING_VERSION"])
    #expect(app.developmentLanguage?.tag == "en")
    #expect(app.developmentLanguageOrigin?.written == "$(DEVELOPMENT_LANGUAGE)")
  }
}
