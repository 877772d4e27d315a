import Foundation
import TestSupport

/// An app with faults that have safe fixes, and files that are none of a fix's business.
struct FaultyApp {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.english, to: "App/en.lproj/AppIntentVocabulary.plist")
    try folder.write(Self.german, to: "App/de.lproj/AppIntentVocabulary.plist")
    try folder.write(
      Self.vocabulary(intent: "INStartWorkoutIntent", "Lance Runner"),
      to: "App/fr.lproj/AppIntentVocabulary.plist")
    try folder.write(
      """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleDisplayName</key><string>Runner</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
      """, to: "App/Info.plist")
  }

  /// A misspelt intent and a misspelt key.
  static let english = vocabulary(
    intent: "INStartWorkoutsIntent", key: "IntentExample", "Start Runner")

  /// A misspelt key over a phrase without its array, in lines that end as Windows ends them.
  static let german =
    "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<plist version=\"1.0\">\r\n"
    + "<dict>\r\n\t<key>IntentPhrases</key>\r\n\t<array>\r\n\t\t<dict>\r\n"
    + "\t\t\t<key>IntentName</key>\r\n\t\t\t<string>INStartWorkoutIntent</string>\r\n"
    + "\t\t\t<key>IntentExample</key>\r\n\t\t\t<string>Starte Runner &amp; Co</string>\r\n"
    + "\t\t</dict>\r\n\t</array>\r\n</dict>\r\n</plist>"

  static func vocabulary(
    intent: String, key: String = "IntentExamples", _ phrase: String
  ) -> String {
    """
    <plist version="1.0">
    <dict>
      <!-- What people say -->
      <key>IntentPhrases</key>
      <array><dict><key>IntentName</key>
    <string>\(intent)</string>

      <key>\(key)</key>
      <array><string>\(phrase)</string></array>
      </dict></array>
    </dict>
    </plist>

    """
  }

  /// Every file by its path.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try TemporaryFolder.files(below: folder.path) {
      contents[path] = try Data(contentsOf: URL(fileURLWithPath: folder.path(path)))
    }
    return contents
  }
}
