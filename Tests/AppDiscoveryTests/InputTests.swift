import AppDiscovery
import Foundation
import TestSupport
import Testing
import Vocabulary

@Suite("An input")
struct InputTests {
  /// The facts of an app by the kind of its Info.plist.
  @Test(
    "of source code takes the name from the app's own Info.plist",
    arguments: [
      "Info.plist", "App-Info.plist", "Info-Release.plist", "RunnerInfo.plist",
    ])
  func infoPlistNames(name: String) throws {
    let app = try SourceTree([
      "App/\(name)": .app(["CFBundleDisplayName": "Runner"]),
      "App/Resources/en.lproj/AppIntentVocabulary.plist": .vocabulary("phrase"),
      "App/Resources/Info.plist": .plist(["CFBundlePackageType": "BNDL", "CFBundleName": "Icons"]),
      "Watch/Info.plist": .app(["WKApplication": true, "CFBundleDisplayName": "Watch"]),
      "Intents/Info.plist": .appExtension(intents: []),
    ]).app()
    #expect(app.title == "Runner")
    #expect(app.path == "App/Resources")
  }

  @Test func `may be a built app in binary property lists`() throws {
    let app = try SourceTree([
      "Runner.app/Info.plist": .app(
        [
          "CFBundleDisplayName": "Runner", "CFBundleDevelopmentRegion": "en",
          "CFBundleShortVersionString": "2.1",
        ], as: .binary),
      "Runner.app/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start Runner", as: .binary),
      "Runner.app/fr.lproj/AppIntentVocabulary.plist": .vocabulary("Lance Runner", as: .binary),
      "Runner.app/fr.lproj/InfoPlist.strings": .plist(
        ["CFBundleDisplayName": "Coureur"], as: .binary),
      "Runner.app/PlugIns/Intents.appex/Info.plist": .appExtension(
        intents: ["INStartWorkoutIntent"], as: .binary),
      "Runner.app/PlugIns/Intents.appex/de.lproj/InfoPlist.strings": .plist([:], as: .binary),
      "Runner.app/Frameworks/Kit.framework/it.lproj/Kit.strings": .plist([:], as: .binary),
    ]).app(in: "Runner.app")
    #expect(app.path == "")
    #expect(app.version == "2.1")
    #expect(app.localizationNames == ["en", "fr"])
    #expect(try app.phrases(in: "fr") == ["Lance Runner"])
    #expect(app.accepted(in: "fr") == ["Coureur"])
    #expect(app.declaredIntents?.map(\.name) == ["INStartWorkoutIntent"])
    #expect(app.failures.isEmpty)
  }

  @Test func `may hold several apps, each with its own facts`() throws {
    let tree = try SourceTree([
      "Run/Info.plist": .app(["CFBundleDisplayName": "Runner"]),
      "Run/en.lproj/AppIntentVocabulary.plist": .vocabulary("run"),
      "Run/Parts/de.lproj/AppIntentVocabulary.plist": .vocabulary("lauf"),
      "Swim/Info.plist": .app(["CFBundleDisplayName": "Swimmer"]),
      "Swim/en.lproj/AppIntentVocabulary.plist": .vocabulary("swim"),
      "Swim/fr.lproj/Main.strings": .text(""),
    ])
    let apps = try tree.apps()
    #expect(apps.map(\.path) == ["Run", "Swim"])
    #expect(apps.map(\.title) == ["Runner", "Swimmer"])
    #expect(apps.map(\.localizationNames) == [["en", "de"], ["en", "fr"]])
    let told = try tree.apps(told: ToldFacts(names: ["Both"], version: "7"))
    #expect(told.map(\.version) == ["7", "7"])
    #expect(told.map { $0.accepted(in: "en") } == [["Runner", "Both"], ["Swimmer", "Both"]])
  }

  @Test func `may be one property list in its lproj folder`() throws {
    let tree = try SourceTree([
      "App/Info.plist": .app([
        "CFBundleDisplayName": "Runner", "CFBundleLocalizations": ["it", "ja"],
      ]),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
      "App/fr.lproj/AppIntentVocabulary.plist": .vocabulary("fr"),
      "App/fr.lproj/InfoPlist.strings": .text("CFBundleDisplayName = \"Coureur\";"),
    ])
    let app = try tree.app(in: "App/fr.lproj/AppIntentVocabulary.plist")
    #expect(app.localizationNames == ["fr"])
    #expect(app.accepted(in: "fr") == ["Coureur"])
    #expect(app.localizations.first?.files.first?.path == "fr.lproj/AppIntentVocabulary.plist")
    #expect(
      AppDiscovery.root(of: tree.folder.path("App/fr.lproj/AppIntentVocabulary.plist"))
        == tree.folder.path("App"))
  }

  @Test(arguments: ["", "/", "//"])
  func `may be an lproj folder, which stands for the vocabulary in it`(ending: String) throws {
    let tree = try SourceTree([
      "App/Info.plist": .app(["CFBundleDisplayName": "Runner"]),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
      "App/fr.lproj/AppIntentVocabulary.plist": .vocabulary("fr"),
      "App/fr.lproj/InfoPlist.strings": .text("CFBundleDisplayName = \"Coureur\";"),
    ])
    let app = try tree.app(in: "App/fr.lproj\(ending)")
    #expect(try app == tree.app(in: "App/fr.lproj/AppIntentVocabulary.plist"))
    #expect(app.localizationNames == ["fr"])
    #expect(app.accepted(in: "fr") == ["Coureur"])
    #expect(app.localizations.first?.files.first?.path == "fr.lproj/AppIntentVocabulary.plist")
    #expect(
      AppDiscovery.root(of: tree.folder.path("App/fr.lproj\(ending)")) == tree.folder.path("App"))
  }

  @Test func `may be one property list of any name outside an lproj folder`() throws {
    let tree = try SourceTree([
      "Info.plist": .app(["CFBundleName": "Runner"]), "phrases.plist": .vocabulary("loose"),
      "de.lproj/AppIntentVocabulary.plist": .vocabulary("de"),
    ])
    let app = try tree.app(
      in: "phrases.plist", told: ToldFacts(languages: [Language(folderName: "it")]))
    #expect(app.title == "Runner")
    #expect(app.localizationNames == ["it", "no-language"])
    #expect(try app.phrases(in: "no-language") == ["loose"])
    #expect(app.localizations.last?.files.map(\.path) == ["phrases.plist"])
  }

  @Test(arguments: [
    ("/App/", "/App"), ("/App//", "/App"), ("/App", "/App"),
    ("/App//en.lproj//AppIntentVocabulary.plist", "/App/"), ("/none.plist", ""),
  ])
  func `gives its paths a root without a slash at its end`(input: String, root: String) throws {
    let tree = try SourceTree(["App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en")])
    #expect(AppDiscovery.root(of: tree.folder.path + input) == tree.folder.path + root)
  }

  @Test func `is looked through once where links lead round in circles`() throws {
    let tree = try SourceTree(["App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en")])
    try tree.addLink("App/loop", to: "..")
    try tree.addLink("App/en.lproj/self", to: ".")
    try tree.addLink("there", to: "back")
    try tree.addLink("back", to: "there")
    #expect(try tree.app().localizationNames == ["en"])
  }

  @Test func `is followed where it is a link to a folder`() throws {
    let tree = try SourceTree(["App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en")])
    try tree.addLink("link", to: "App")
    #expect(try tree.app(in: "link").localizationNames == ["en"])
  }
}
