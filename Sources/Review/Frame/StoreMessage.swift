import Vocabulary

/// The lines that App Store Connect mails.
package enum StoreMessage {
  /// The line for an intent without a phrase; the delivery succeeds all the same.
  ///
  /// Source: Apple QA1950 and public mails, which print the language in lower case.
  package static func missingExample(intent: String, language: String) -> String {
    let code =
      switch language {
      case "LANGUAGE": language
      case Language.base.tag: "(development language)"
      default: language.lowercased()
      }
    return """
      ITMS-90626: Invalid Siri Support - No example phrase was provided for \(intent) in the \
      "\(code)" language
      """
  }
}
