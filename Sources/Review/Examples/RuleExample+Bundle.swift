import Diagnostics

extension RuleExample {
  /// A built app with an Info.plist of the given entries, and an English phrase for workouts.
  static func bundle(
    _ infoPlist: String, and files: [File] = [],
    phrases: [String] = ["Start my CardioBonanza workout"],
    intent: String = "INStartWorkoutIntent", findingsWithoutMark: Int = 0
  ) -> RuleExample {
    let vocabulary = File.phrases(phrases, intent: intent, in: "en").inside(Self.app)
    return RuleExample(
      [.infoPlist(infoPlist, in: Self.app)] + files + [vocabulary], appName: nil,
      findingsWithoutMark: findingsWithoutMark)
  }

  /// The folder of the built app.
  static let app = "CardioBonanza.app"
}

extension RuleExample.File {
  /// An Info.plist of a bundle with the given entries.
  static func infoPlist(_ entries: String, in bundle: String = RuleExample.app) -> RuleExample.File
  {
    RuleExample.File(
      "\(bundle)/Info.plist", "<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n")
  }

  /// The Info.plist of an Intents extension that supports intents, with more entries of its
  /// attributes: that of the built app, or one in a folder of sources.
  static func intentsExtension(
    _ name: String = "Intents", supporting intents: [String], _ attributes: String = "",
    in folder: String? = nil
  ) -> RuleExample.File {
    infoPlist(
      """
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionPointIdentifier</key>
          <string>com.apple.intents-service</string>
          <key>NSExtensionAttributes</key>
          <dict>
            <key>IntentsSupported</key>
            <array>
      \(intents.map { "        <string>\($0)</string>" }.joined(separator: "\n"))
            </array>\(attributes.isEmpty ? "" : "\n\(attributes)")
          </dict>
        </dict>
      """, in: folder ?? "\(RuleExample.app)/PlugIns/\(name).appex")
  }

  /// The names of the app in a language.
  static func strings(_ text: String, in language: String) -> RuleExample.File {
    RuleExample.File("\(RuleExample.app)/\(language).lproj/InfoPlist.strings", text)
  }

  /// The same file in a folder.
  func inside(_ folder: String) -> RuleExample.File {
    RuleExample.File("\(folder)/\(path)", markedText)
  }
}

/// Entries of Info.plists in examples.
enum InfoEntries {
  static let name = """
      <key>CFBundleDisplayName</key>
      <string>CardioBonanza</string>
    """
  static let region = """
      <key>CFBundleDevelopmentRegion</key>
      <string>en</string>
    """
  static let intents = list("INIntentsSupported", ["INStartWorkoutIntent"])
  static let usage = """
      <key>NSSiriUsageDescription</key>
      <string>Siri starts your workouts.</string>
    """

  static func list(_ key: String, _ values: [String]) -> String {
    """
      <key>\(key)</key>
      <array>
    \(values.map { "    <string>\($0)</string>" }.joined(separator: "\n"))
      </array>
    """
  }

  /// `INAlternativeAppNames` with the given names.
  static func alternatives(_ names: String...) -> String {
    alternatives(names.map { entry($0) })
  }

  /// `INAlternativeAppNames` with one name and its hint.
  static func alternative(_ name: String, pronunciation: String) -> String {
    alternatives([entry(name, pronunciation: pronunciation)])
  }

  private static func alternatives(_ entries: [String]) -> String {
    """
      <key>INAlternativeAppNames</key>
      <array>
    \(entries.joined(separator: "\n"))
      </array>
    """
  }

  private static func entry(_ name: String, pronunciation: String? = nil) -> String {
    let hint = pronunciation.map {
      """

            <key>INAlternativeAppNamePronunciationHint</key>
            <string>\($0)</string>
      """
    }
    return """
          <dict>
            <key>INAlternativeAppName</key>
            <string>\(name)</string>\(hint ?? "")
          </dict>
      """
  }
}
