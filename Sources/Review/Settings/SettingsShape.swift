/// A key of the settings, and what may stand there.
struct SettingsKey: Sendable {
  let name: String
  /// What it is for, in sentences: the text that editors show.
  let summary: String
  let shape: SettingsShape
  /// Whether there is no sense without it.
  var isRequired = false
  /// Whether it ought to be there, although what lacks it is used.
  var isExpected = false
}

/// What may stand in a place of the settings. Reader, complaints and JSON Schema all follow from it.
indirect enum SettingsShape: Sendable {
  case text(SettingsText)
  /// A text, or a list of at least one.
  case textOrTexts(SettingsText)
  case texts(SettingsText)
  case boolean
  /// A whole number within bounds; what holds where the key is absent.
  case number(ClosedRange<Int>, standard: Int)
  /// A list of objects.
  case list(SettingsShape)
  /// An object with known keys; what it is, in words that fit behind “no key of”; and keys of which one
  /// at least gives it sense.
  case object(String, [SettingsKey], needsOneOf: [String] = [])
  /// An object that has languages for keys, with `*` for all of them if that is allowed.
  case byLanguage(SettingsShape, allowsAll: Bool)
}

/// What a text of the settings is.
enum SettingsText: Sendable {
  case plain
  /// A text that may be blank, as that is told by another rule.
  case reason
  case rule
  case severity
  case language
  case path
}
