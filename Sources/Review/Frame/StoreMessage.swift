import Vocabulary

/// The lines that App Store Connect is expected to mail, in the forms of `StoreMessageForm`.
package enum StoreMessage {
  /// The line for an intent without a phrase, with the language in lower case, as public mails have it.
  package static func missingExample(intent: String, language: String) -> String {
    let isBase = language == Language.base.tag
    return StoreMessageForm.missingExample.line([
      .intent: intent, .language: isBase ? "(development language)" : mailed(language),
    ])
  }

  /// The line for a `.lproj` folder that is named by no language.
  package static func unrecognizedLocale(_ folder: String) -> String {
    StoreMessageForm.unrecognizedLocale.line([.folders: folder])
  }

  /// The line for a custom intent whose title or description a language lacks.
  package static func customIntent(_ name: String, lacks part: String, language: String) -> String {
    StoreMessageForm.localizedText.line([
      .part: part, .intent: name, .language: mailed(language),
    ])
  }

  /// The line for a custom intent that names Siri.
  package static func reservedWord(_ word: String, in role: String, _ text: String) -> String {
    StoreMessageForm.reservedWord.line([
      .part: role, .text: text, .word: word == "WORD" ? word : word.lowercased(),
    ])
  }

  /// The line for an app that doesn't say what it wants of Siri, shortened.
  package static func missingPurpose(of bundle: String) -> String {
    StoreMessageForm.missingPurpose.line([.bundle: bundle])
  }

  /// A language as mails write it; in capitals only where it stands for any.
  private static func mailed(_ language: String) -> String {
    language == "LANGUAGE" ? language : language.lowercased()
  }
}
