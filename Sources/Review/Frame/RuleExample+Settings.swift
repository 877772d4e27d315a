import Diagnostics

extension RuleExample {
  /// An app with settings and one phrase.
  static func settings(
    _ text: String, phrase: String = "Start my CardioBonanza workout"
  ) -> RuleExample {
    RuleExample([File(SettingsFile.name, text), .phrases([phrase], in: "en")])
  }
}
