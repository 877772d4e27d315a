import Vocabulary

/// The build settings with which a project fills in an Info.plist.
struct FilledSettings {
  /// Fills the settings into a text.
  var fill: (String) -> Filling
  /// The value of a setting, filled in, with the place that gives it; `nil` when nothing sets it.
  var value: (String) -> FoundText?

  struct Filling {
    var text: String
    /// The settings that were filled in.
    var settings: [Origin.Setting]
    /// The settings that nothing gives a value.
    var unresolved: [String]
    /// Why the text can't be told although its settings have values.
    var problem: String?
  }

  /// Whether Xcode makes the Info.plist, or adds to the one there is.
  var generatesInfoPlist: Bool { value("GENERATE_INFOPLIST_FILE")?.text == "YES" }

  /// The text that Xcode puts under a key of an Info.plist that it makes. A setting that has a value
  /// stands in place of what the file says.
  ///
  /// Source: `defaultInfoPlistContent` of swift-build's `InfoPlistProcessorTaskAction`.
  func generated(_ key: String) -> FoundText? {
    guard generatesInfoPlist else { return nil }
    let settings = [
      "CFBundleName": "PRODUCT_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    ]
    return value(settings[key] ?? "INFOPLIST_KEY_\(key)")
  }
}
