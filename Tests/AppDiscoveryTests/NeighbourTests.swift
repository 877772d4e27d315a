import AppDiscovery
import Diagnostics
import Foundation
import TestSupport
import Testing
import Vocabulary

/// What is found of an app doesn't depend on what lies beside it.
@Suite("An app beside others")
struct NeighbourTests {
  /// A way in which people lay out an app, with the words that tell one app from another.
  struct Layout: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: @Sendable (_ name: String, _ intent: String) -> KeyValuePairs<String, Content>
  }

  static let layouts = [
    Layout(testDescription: "with everything, the extension beside it") { name, intent in
      [
        "App/Info.plist": .app([
          "CFBundleDisplayName": name, "CFBundleDevelopmentRegion": "fr",
          "CFBundleShortVersionString": "2.\(name.count)", "CFBundleLocalizations": ["it"],
          "INAlternativeAppNames": [["INAlternativeAppName": "ALT_1"]],
        ]),
        "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start \(name)"),
        "App/fr.lproj/AppIntentVocabulary.plist": .vocabulary("Lance \(name)"),
        "App/fr.lproj/InfoPlist.strings": .text("ALT_1 = \"\(name) bis\";"),
        "App/de.lproj/Main.strings": .text(""),
        "App/Assets.xcassets/AppIcon.appiconset/icon.png": .text("\(name) icon"),
        "Intents/Info.plist": .appExtension(intents: [intent]),
        "Watch/Info.plist": .app(["WKApplication": true, "CFBundleDisplayName": "Watch"]),
        "Widget/Info.plist": .appExtension(point: "com.apple.widgetkit-extension", intents: []),
        "Widget/da.lproj/InfoPlist.strings": .text(""),
      ]
    },
    Layout(testDescription: "without an Info.plist, with an extension") { name, intent in
      [
        "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start \(name)"),
        "App/fr.lproj/AppIntentVocabulary.plist": .vocabulary("Lance \(name)"),
        "App/fr.lproj/InfoPlist.strings": .text("CFBundleDisplayName = \"\(name)\";"),
        "Intents/Info.plist": .appExtension(intents: [intent, "INSendMessageIntent"]),
      ]
    },
    Layout(testDescription: "of vocabularies alone") { name, _ in
      [
        "en.lproj/AppIntentVocabulary.plist": .vocabulary("Start \(name)"),
        "de.lproj/AppIntentVocabulary.plist": .vocabulary("Starte \(name)"),
      ]
    },
    Layout(testDescription: "with its Info.plist in another folder") { name, intent in
      [
        "Supporting Files/Info.plist": .app([
          "CFBundleName": name, "INIntentsSupported": [intent],
        ]),
        "Resources/Strings/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start \(name)"),
        "Resources/Views/ko.lproj/Main.strings": .text(""),
      ]
    },
    Layout(testDescription: "built") { name, intent in
      [
        "Built.app/Info.plist": .app(["CFBundleDisplayName": name], as: .binary),
        "Built.app/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start \(name)", as: .binary),
        "Built.app/PlugIns/Intents.appex/Info.plist": .appExtension(
          intents: [intent], as: .binary),
        "Built.app/Frameworks/Kit.framework/it.lproj/Kit.strings": .text(""),
      ]
    },
    Layout(testDescription: "with a file outside any lproj folder") { name, intent in
      [
        "Info.plist": .app(["CFBundleDisplayName": name, "INIntentsSupported": [intent]]),
        "AppIntentVocabulary.plist": .vocabulary("Start \(name)"),
      ]
    },
    Layout(testDescription: "whose Info.plist can't be read") { name, intent in
      [
        "App/Info.plist": .text("<plist><dict>"),
        "App/en.lproj/AppIntentVocabulary.plist": .vocabulary("Start \(name)"),
        "Intents/Info.plist": .appExtension(intents: [intent]),
      ]
    },
  ]

  private func add(_ layout: Layout, named name: String, intent: String, to tree: SourceTree) throws
  {
    for (path, content) in layout.files(name, intent) {
      try tree.folder.write(content.data(), to: "\(name)/\(path)")
    }
  }

  @Test(arguments: layouts, layouts)
  func `is what it is alone`(_ layout: Layout, _ other: Layout) throws {
    let alone = try SourceTree()
    try add(layout, named: "Mine", intent: "INPlayMediaIntent", to: alone)
    let expected = try alone.app()
    let together = try SourceTree()
    try add(other, named: "Afore", intent: "INStartCallIntent", to: together)
    try add(layout, named: "Mine", intent: "INPlayMediaIntent", to: together)
    try add(other, named: "Other", intent: "INStartCallIntent", to: together)
    let apps = try together.apps()
    #expect(apps.count == 3)
    let app = try #require(apps.first { $0.path == expected.path })
    #expect(app.names == expected.names)
    #expect(app.version == expected.version)
    #expect(app.developmentLanguage == expected.developmentLanguage)
    #expect(app.declaredIntents == expected.declaredIntents)
    #expect(app.localizations == expected.localizations)
    #expect(app.icon == expected.icon)
    #expect(
      app.failures.filter { $0.place.path.hasPrefix("Mine/") }
        == expected.failures.filter { $0.place.path.hasPrefix("Mine/") })
  }

  @Test(arguments: layouts)
  func `is found the same from its own folder`(_ layout: Layout) throws {
    let tree = try SourceTree()
    for name in ["Afore", "Mine", "Other"] {
      try add(layout, named: name, intent: "INPlayMediaIntent", to: tree)
    }
    let own = try tree.app(in: "Mine")
    let app = try #require(try tree.apps().first { $0.path.hasPrefix("Mine") })
    #expect(app.title == own.title)
    #expect(app.version == own.version)
    #expect(app.languages == own.languages)
    #expect(app.declaredIntents?.map(\.name) == own.declaredIntents?.map(\.name))
    for localization in own.localizations {
      #expect(try app.phrases(in: localization.name) == own.phrases(in: localization.name))
    }
    for language in own.languages {
      #expect(
        app.names.accepted(in: language)?.map(\.text)
          == own.names.accepted(in: language)?.map(\.text))
    }
  }

  @Test func `is one of any number, each with what lies nearest to it`() throws {
    var files: [String: [UInt8]] = [:]
    let vocabulary = [UInt8](try Content.vocabulary("Start").data())
    for number in 0..<300 {
      let info = Content.app(["CFBundleDisplayName": "App \(number)"])
      files["Apps/\(number)/Info.plist"] = [UInt8](try info.data())
      files["Apps/\(number)/Resources/en.lproj/AppIntentVocabulary.plist"] = vocabulary
      files["Apps/\(number)/Views/fr.lproj/Main.strings"] = []
    }
    let apps = try AppDiscovery.apps(in: MemoryTree(files))
    #expect(apps.count == 300)
    for app in apps {
      let number = try #require(app.path.split(separator: "/").dropFirst().first)
      #expect(app.title == "App \(number)")
      #expect(app.localizationNames == ["en", "fr"])
    }
  }
}
