import AppDiscovery
import TestSupport
import Testing
import Vocabulary

@Suite("The languages of an app")
struct LanguageTests {
  @Test(arguments: [
    (["de", "ar", "en"], ["ar", "en", "de"]),
    (["English", "French"], ["en", "fr"]),
    (["zh_CN", "zh_TW", "zh_HK", "pt_BR"], ["zh-HK", "zh-Hans", "zh-Hant", "pt-BR"]),
    (["zh-Hant", "zh-Hant-TW"], ["zh-Hant", "zh-Hant-TW"]),
    (["Klingonisch!"], ["Klingonisch!"]),
  ])
  func `are those of its lproj folders, by their canonical names`(
    folders: [String], languages: [String]
  ) throws {
    let tree = try SourceTree()
    for folder in folders {
      try tree.folder.write(
        Content.vocabulary(folder).data(), to: "App/\(folder).lproj/AppIntentVocabulary.plist")
    }
    let app = try tree.app()
    #expect(app.languages.map(\.tag) == languages)
    #expect(app.localizations.allSatisfy { $0.files.count == 1 && $0.folders.count == 1 })
  }

  @Test func `count once where two folders mean the same one`() throws {
    let app = try SourceTree([
      "zh-Hans.lproj/AppIntentVocabulary.plist": .vocabulary("new"),
      "zh_CN.lproj/AppIntentVocabulary.plist": .vocabulary("old"),
    ]).app()
    #expect(app.localizationNames == ["zh-Hans"])
    #expect(try app.phrases(in: "zh-Hans") == ["new", "old"])
    #expect(try app.localization("zh-Hans").folders == ["zh-Hans.lproj", "zh_CN.lproj"])
  }

  @Test func `come in the order development language, others by tag, no language`() throws {
    let app = try SourceTree([
      "App/Info.plist": .app(["CFBundleDevelopmentRegion": "fr"]),
      "App/AppIntentVocabulary.plist": .vocabulary("loose"),
      "App/ar.lproj/AppIntentVocabulary.plist": .vocabulary("ar"),
      "App/fr.lproj/AppIntentVocabulary.plist": .vocabulary("fr"),
    ]).app()
    #expect(app.localizationNames == ["fr", "ar", "no-language"])
    #expect(app.path == "App")
  }

  @Test func `include those without a vocabulary`() throws {
    let app = try SourceTree([
      "App/Info.plist": .app(["CFBundleLocalizations": ["it", "zh_TW", "en"]]),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
      "App/de.lproj/Localizable.strings": .text(""),
      "App/Views/es.lproj/Main.strings": .text(""),
    ]).app(told: ToldFacts(languages: [Language(folderName: "ko")]))
    #expect(app.localizationNames == ["zh-Hant", "en", "de", "it", "ko", "es"])
    #expect(try app.localization("de").files.isEmpty)
    #expect(try app.localization("es").folders == ["App/Views/es.lproj"])
  }

  @Test func `make Base the development language where that is known`() throws {
    let tree = try SourceTree([
      "Info.plist": .app(["CFBundleDevelopmentRegion": "English"]),
      "Base.lproj/AppIntentVocabulary.plist": .vocabulary("base"),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
    ])
    let app = try tree.app()
    #expect(app.developmentLanguage?.tag == "en")
    #expect(app.localizationNames == ["en"])
    #expect(try app.phrases(in: "en") == ["base", "en"])
  }

  @Test(arguments: ["$(DEVELOPMENT_LANGUAGE)", ""])
  func `keep Base where the development language is unknown`(region: String) throws {
    let app = try SourceTree([
      "Info.plist": .app(["CFBundleDevelopmentRegion": region]),
      "Base.lproj/AppIntentVocabulary.plist": .vocabulary("base"),
    ]).app()
    #expect(app.developmentLanguage == nil)
    #expect(app.localizationNames == ["Base"])
    #expect(try app.localization("Base").textLanguage == nil)
  }

  @Test func `are the development region's alone where nothing else says one`() throws {
    let app = try SourceTree([
      "Info.plist": .app(["CFBundleDevelopmentRegion": "pt_BR"]),
      "AppIntentVocabulary.plist": .vocabulary("loose"),
    ]).app()
    #expect(app.localizationNames == ["pt-BR", "no-language"])
    let loose = try app.localization("no-language")
    #expect(loose.language == nil)
    #expect(loose.textLanguage?.tag == "pt-BR")
  }

  @Test(arguments: [nil, "$(DEVELOPMENT_LANGUAGE)", "${REGION}", " "])
  func `are an unknown one where a lone vocabulary lies in no folder of a language`(
    region: String?
  ) throws {
    let tree = try SourceTree(["AppIntentVocabulary.plist": .vocabulary("loose")])
    if let region {
      try tree.folder.write(
        Content.app(["CFBundleDevelopmentRegion": region]).data(), to: "Info.plist")
    }
    let app = try tree.app()
    #expect(app.localizationNames == ["Base", "no-language"])
    #expect(app.languages == [.base])
    #expect(app.localizations.first?.title == "the development language")
    #expect(app.localizations.allSatisfy { $0.textLanguage == nil })
    #expect(try app.phrases(in: "no-language") == ["loose"])
  }

  @Test func `leave out nested bundles, other people's code and hidden folders`() throws {
    let foreign = [
      "App/Settings.bundle/it.lproj/Root.strings", "App/Kit.framework/nl.lproj/Kit.strings",
      "Pods/Kit/fr.lproj/AppIntentVocabulary.plist", "Carthage/es.lproj/Kit.strings",
      "DerivedData/ja.lproj/AppIntentVocabulary.plist", "node_modules/ko.lproj/Kit.strings",
      ".build/sv.lproj/AppIntentVocabulary.plist",
    ]
    let tree = try SourceTree([
      "App/Info.plist": .app(),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
    ])
    for path in foreign {
      try tree.folder.write(Content.vocabulary("foreign").data(), to: path)
    }
    let app = try tree.app()
    #expect(app.localizationNames == ["en"])
  }

  @Test func `leave out those of another bundle's folder`() throws {
    let app = try SourceTree([
      "App/Info.plist": .app(),
      "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("en"),
      "Widget/Info.plist": .appExtension(point: "com.apple.widgetkit-extension", intents: []),
      "Widget/da.lproj/InfoPlist.strings": .text("\"CFBundleDisplayName\" = \"Widget\";"),
    ]).app()
    #expect(app.localizationNames == ["en"])
    #expect(app.accepted(in: "da") == nil)
  }

  @Test func `leave Base out beside others where the development language is unknown`() throws {
    let files: KeyValuePairs<String, Content> = [
      "Info.plist": .app(["CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)"]),
      "Base.lproj/LaunchScreen.storyboard": .text(""),
      "en.lproj/AppIntentVocabulary.plist": .vocabulary("Start Runner"),
    ]
    #expect(try SourceTree(files).app().localizationNames == ["en"])
  }
}
