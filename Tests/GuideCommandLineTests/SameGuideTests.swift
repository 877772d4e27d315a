import Foundation
import GuideCommandLine
import TestSupport
import Testing

@Suite("One app")
struct SameGuideTests {
  /// An app as a repository, as Xcode builds it, and as it is sent to the store.
  private struct ThreeForms {
    let folder: TemporaryFolder
    let repository: String
    let bundle: String
    let archive: String

    private static let phrases = [
      "en": ["INStartWorkoutIntent": ["Start a Runner workout", "Run now"]],
      "de": ["INStartWorkoutIntent": ["Starte ein Läufer-Training"]],
      "zh-Hans": ["INEndWorkoutIntent": ["结束跑步者锻炼"]],
    ]
    private static let names = ["de": "Läufer", "zh-Hans": "跑步者"]
    private static let intents = ["INStartWorkoutIntent", "INEndWorkoutIntent"]
    private static var intentsPlist: [String: Any] {
      [
        "CFBundlePackageType": "XPC!",
        "NSExtension": [
          "NSExtensionPointIdentifier": "com.apple.intents-service",
          "NSExtensionAttributes": ["IntentsSupported": intents],
        ] as [String: Any],
      ]
    }

    init() throws {
      folder = try TemporaryFolder()
      repository = folder.path("repository")
      bundle = folder.path("build/Runner.app")
      archive = folder.path("Runner.ipa")
      try writeRepository()
      let built = try builtFiles()
      for (path, data) in built { try folder.write(data, to: "build/Runner.app/\(path)") }
      try SampleArchive.zip(built.map { ("Payload/Runner.app/\($0.path)", $0.data) })
        .write(to: URL(fileURLWithPath: archive))
    }

    private func writeRepository() throws {
      var project = SampleProject("Runner")
      project.settings = [
        "MARKETING_VERSION": "3.1", "DISPLAY": "Runner", "Debug:DISPLAY": "Runner Δ",
      ]
      project.add(.application("Runner")) { target in
        target.settings = [
          "PRODUCT_NAME": "$(TARGET_NAME)", "INFOPLIST_FILE": "Runner/Info.plist",
        ]
        target.localized("AppIntentVocabulary.plist", in: "Runner", Self.phrases.keys.sorted())
        target.localized("InfoPlist.strings", in: "Runner", Self.names.keys.sorted())
        target.resource("Runner/Assets.xcassets")
      }
      project.add(.appExtension("RunnerIntents"), embeddedIn: "Runner") { target in
        target.settings = ["INFOPLIST_FILE": "RunnerIntents/Info.plist"]
      }
      for (path, text) in project.files where path != "Runner/Assets.xcassets" {
        try folder.write(text, to: "repository/\(path)")
      }
      let info: [String: Any] = [
        "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
        "CFBundleDisplayName": "$(DISPLAY)",
        "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        "CFBundleShortVersionString": "$(MARKETING_VERSION)", "NSSiriUsageDescription": "To run",
      ]
      try write(info, .xml, to: "Runner/Info.plist")
      try write(Self.intentsPlist, .xml, to: "RunnerIntents/Info.plist")
      for (language, intents) in Self.phrases {
        try write(
          vocabulary(intents), .xml, to: "Runner/\(language).lproj/AppIntentVocabulary.plist")
      }
      for (language, name) in Self.names {
        try folder.write(
          "CFBundleDisplayName = \"\(name)\";",
          to: "repository/Runner/\(language).lproj/InfoPlist.strings")
      }
      try folder.write(
        SamplePicture.png, to: "repository/Runner/Assets.xcassets/AppIcon.appiconset/icon.png")
    }

    /// What Xcode makes of it: binary property lists, strings in UTF-16, everything filled in.
    private func builtFiles() throws -> [(path: String, data: Data)] {
      let info: [String: Any] = [
        "CFBundlePackageType": "APPL", "CFBundleDisplayName": "Runner",
        "CFBundleDevelopmentRegion": "en", "CFBundleShortVersionString": "3.1",
        "NSSiriUsageDescription": "To run",
        "CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconFiles": ["AppIcon60x60"]]],
      ]
      var files = [
        (path: "Info.plist", data: try binary(info)),
        ("PlugIns/RunnerIntents.appex/Info.plist", try binary(Self.intentsPlist)),
        ("AppIcon60x60@2x.png", SamplePicture.png),
      ]
      for (language, intents) in Self.phrases.sorted(by: { $0.key < $1.key }) {
        files.append(
          ("\(language).lproj/AppIntentVocabulary.plist", try binary(vocabulary(intents))))
      }
      for (language, name) in Self.names.sorted(by: { $0.key < $1.key }) {
        let text = "CFBundleDisplayName = \"\(name)\";"
        files.append(
          ("\(language).lproj/InfoPlist.strings", try #require(text.data(using: .utf16))))
      }
      return files
    }

    private func vocabulary(_ intents: [String: [String]]) -> [String: Any] {
      [
        "IntentPhrases": intents.sorted { $0.key < $1.key }.map {
          ["IntentName": $0.key, "IntentExamples": $0.value] as [String: Any]
        }
      ]
    }

    private func binary(_ values: [String: Any]) throws -> Data {
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }

    private func write(
      _ values: [String: Any], _ format: PropertyListSerialization.PropertyListFormat,
      to path: String
    ) throws {
      try folder.write(
        try PropertyListSerialization.data(
          fromPropertyList: values, format: format, options: 0), to: "repository/\(path)")
    }
  }

  /// What a command says in JSON, without places.
  private func facts(_ arguments: String...) throws -> String {
    let transcript = Transcript()
    _ = transcript.run(arguments)
    #expect(transcript.complaint.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(transcript.result.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: withoutPlaces(object), options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  private func withoutPlaces(_ value: Any) -> Any {
    let places: Set = ["path", "line", "column", "endLine", "endColumn"]
    if let object = value as? [String: Any] {
      return object.filter { !places.contains($0.key) }.mapValues(withoutPlaces)
    }
    return (value as? [Any])?.map(withoutPlaces) ?? value
  }

  @Test func `gives the same guide from its repository, its app and its archive, but for places`()
    throws
  {
    let forms = try ThreeForms()
    let guide = try facts("build", forms.repository, "--format", "json")
    #expect(guide.contains("\"Runner\"") && guide.contains("Läufer") && guide.contains("3.1"))
    #expect(try facts("build", forms.bundle, "--format", "json") == guide)
    #expect(try facts("build", forms.archive, "--format", "json") == guide)
  }

  @Test func `gives the same findings, but for places`() throws {
    let forms = try ThreeForms()
    let findings = try facts("check", forms.repository, "--format", "json")
    #expect(findings.contains("cover/missing-example") && findings.contains("phrase/no-app-name"))
    #expect(try facts("check", forms.bundle, "--format", "json") == findings)
    #expect(try facts("check", forms.archive, "--format", "json") == findings)
  }

  @Test func `gives the same pages, but for places`() throws {
    let forms = try ThreeForms()
    let sites = try [forms.repository, forms.bundle, forms.archive].map(pages)
    #expect(sites[0].count > 10)
    for site in sites.dropFirst() {
      #expect(site.keys.sorted() == sites[0].keys.sorted())
      for (path, text) in site { #expect(text == sites[0][path], "\(path)") }
    }
  }

  /// The text of each page without places.
  private func pages(of input: String) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let transcript = Transcript()
    #expect(transcript.run("build", "-q", input, "-o", folder.path("Site")) == .clean)
    let files = try TemporaryFolder.files(below: folder.path("Site"))
      // The list of findings by file is made of places.
      .filter { $0.hasSuffix(".html") && !$0.hasSuffix("findings/by-file.html") }
    return Dictionary(
      uniqueKeysWithValues: try files.map { path in
        let html = try folder.text("Site/\(path)")
        return (path, html.replacing(/<(a|span) class="place".*?<\/(a|span)>/, with: ""))
      })
  }
}
