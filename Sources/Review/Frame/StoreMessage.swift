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

  /// The line for a `.lproj` folder that is named by no language; the delivery succeeds all the same.
  ///
  /// Source: public mails, shortened.
  package static func unrecognizedLocale(_ folder: String) -> String {
    """
    ITMS-90176: Unrecognized Locale - The locale names used in localization directories at \
    (\(folder)) are invalid
    """
  }

  /// The line for a custom intent whose title or description a language lacks; the delivery succeeds
  /// all the same.
  ///
  /// Source: public mails, which print the language in lower case.
  package static func customIntent(_ name: String, lacks part: String, language: String) -> String {
    """
    ITMS-90626: Invalid Siri Support - Localized \(part) for custom intent: '\(name)' not found for \
    locale: \(language == "LANGUAGE" ? language : language.lowercased())
    """
  }

  /// The line for a custom intent that names Siri; the delivery is refused.
  ///
  /// Source: a public mail about a title and a subtitle.
  package static func reservedWord(_ word: String, in role: String, _ text: String) -> String {
    """
    ITMS-90626: Invalid Siri Support - Custom intent \(role) '\(text)' cannot contain \
    '\(word == "WORD" ? word : word.lowercased())'
    """
  }

  /// The line for an app that doesn't say what it wants of Siri.
  ///
  /// Source: public mails, shortened; most say that the delivery is refused.
  package static func missingPurpose(of bundle: String) -> String {
    """
    ITMS-90683: Missing purpose string in Info.plist - The Info.plist file for the “\(bundle)” bundle \
    should contain a NSSiriUsageDescription key
    """
  }
}
