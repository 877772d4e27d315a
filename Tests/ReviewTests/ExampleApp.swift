import AppDiscovery
import Diagnostics
import Review
import TestSupport
import Vocabulary

/// The app that a rule's example describes, found in its files as any other app is.
struct ExampleApp {
  let app: App
  /// What the example's settings say, if it has any.
  let settings: ReviewSettings

  /// The app with its settings, as rules look at it.
  var subject: ReviewSubject { ReviewSubject(app, settings: settings) }

  /// `prefix` is put before each `<string>`, and behind each `{` of settings, to shift places within
  /// their lines; `stored` gives the bytes of a file from its text.
  init(
    _ example: RuleExample, prefix: String = "",
    stored: (String) -> [UInt8] = { Array($0.utf8) }
  ) throws {
    var files: [String: [UInt8]] = [:]
    for file in example.files {
      let text = Self.shifted(file.text, in: file.path, by: prefix)
      files[file.path] =
        file.path.hasSuffix(".plist") || file.path.hasSuffix(".intentdefinition")
        ? stored(text) : Array(text.utf8)
    }
    settings =
      files[SettingsFile.name].map { SettingsFile(parsing: $0, path: SettingsFile.name).settings }
      ?? ReviewSettings()
    if !example.showsInfoPlist {
      files["Info.plist"] = Array(Self.infoPlist(name: example.appName).utf8)
    }
    var told = ToldFacts(
      declaredIntents: example.declared ?? [],
      languages: example.languages.map(Language.init(folderName:)))
    told.forms = settings.names
    var apps = try AppDiscovery.apps(in: MemoryTree(files), told: told)
    app = apps.removeFirst()
  }

  /// What an example without an Info.plist leaves unsaid: the app's name, and that it is developed in
  /// English.
  private static func infoPlist(name: String?) -> String {
    let name = name.map { "<key>CFBundleDisplayName</key><string>\($0)</string>" } ?? ""
    return """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string>\(name)</dict></plist>
      """
  }

  /// The bytes at which the example's marks stand, file by file, in order.
  static func markedOffsets(in file: RuleExample.File, prefix: String = "") -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    for scalar in shifted(file.markedText, in: file.path, by: prefix).unicodeScalars {
      if Character(scalar) == RuleExample.mark {
        offsets.append(offset)
      } else {
        offset += UTF8.width(scalar)
      }
    }
    return offsets
  }

  private static func shifted(_ text: String, in path: String, by prefix: String) -> String {
    if path.hasSuffix(".json") {
      return prefix.isEmpty ? text : text.replacing("{", with: "{/*\(prefix)*/")
    }
    return text.split(separator: "<string>", omittingEmptySubsequences: false)
      .joined(separator: "\(prefix)<string>")
  }
}
