import TestSupport

/// A small app whose vocabulary has one phrase without the app's name and one intent without phrase.
struct SampleApp {
  let folder: TemporaryFolder

  /// The app's folder.
  var path: String { folder.path("App") }

  init(phrases: [String] = ["Start Runner", "Start my run"], name: String = "Runner") throws {
    folder = try TemporaryFolder()
    // An intent with fewer phrases than three is a finding.
    let more = ["Begin a run in \(name)", "Ask \(name) for a run"].prefix(max(0, 3 - phrases.count))
    let strings = (phrases + more).map { "<string>\($0)</string>" }.joined(separator: "\n")
    try folder.write(
      """
      <plist version="1.0">
      <dict>
        <key>IntentPhrases</key>
        <array>
          <dict>
            <key>IntentName</key><string>INStartWorkoutIntent</string>
            <key>IntentExamples</key>
            <array>
      \(strings)
            </array>
          </dict>
        </array>
      </dict>
      </plist>
      """, to: "App/en.lproj/AppIntentVocabulary.plist")
    try folder.write(
      """
      <plist version="1.0">
      <dict>
        <key>CFBundlePackageType</key><string>APPL</string>
        <key>CFBundleDisplayName</key><string>\(name)</string>
        <key>CFBundleDevelopmentRegion</key><string>en</string>
        <key>INIntentsSupported</key>
        <array>
          <string>INStartWorkoutIntent</string><string>INEndWorkoutIntent</string>
        </array>
      </dict>
      </plist>
      """, to: "App/Info.plist")
  }
}
