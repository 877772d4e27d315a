import Diagnostics

extension RuleExample {
  /// An app with one file that holds phrases of one intent.
  static func phrases(
    _ phrases: String..., intent: String = "INStartWorkoutIntent", in language: String = "en",
    appName: String? = "CardioBonanza", declared: [String]? = nil
  ) -> RuleExample {
    RuleExample(
      [.phrases(phrases, intent: intent, in: language)], appName: appName, declared: declared)
  }

  /// An app with one file that holds terms.
  static func terms(
    _ terms: Term..., parameter: String = "INStartWorkoutIntent.workoutName",
    in language: String = "en"
  ) -> RuleExample {
    RuleExample([.terms(terms, parameter: parameter, in: language)])
  }

  /// An app with one file of the given content.
  static func plist(_ body: String, in language: String = "en") -> RuleExample {
    RuleExample([.plist(body, in: language)])
  }

  /// A term of an example.
  struct Term {
    let identifier: String
    let synonyms: [(phrase: String, pronunciation: String?)]

    init(_ identifier: String, _ phrases: String..., pronunciation: String? = nil) {
      self.identifier = identifier
      synonyms = phrases.map { ($0, pronunciation) }
    }
  }
}

extension RuleExample.File {
  /// A vocabulary file with the given root element, in a language's folder or outside any.
  static func plist(_ body: String, in language: String?) -> RuleExample.File {
    let folder = language.map { "\($0).lproj/" } ?? ""
    return RuleExample.File(
      "\(folder)AppIntentVocabulary.plist", "<plist version=\"1.0\">\n\(body)\n</plist>\n")
  }

  /// A vocabulary file that holds phrases of one intent.
  static func phrases(
    _ phrases: [String], intent: String = "INStartWorkoutIntent", in language: String?
  ) -> RuleExample.File {
    intents((intent, phrases), in: language)
  }

  /// A vocabulary file that holds phrases of several intents.
  static func intents(
    _ intents: (name: String, phrases: [String])..., in language: String? = "en"
  ) -> RuleExample.File {
    plist(
      """
      <dict>
        <key>IntentPhrases</key>
        <array>
      \(intents.map(entry).joined(separator: "\n"))
        </array>
      </dict>
      """, in: language)
  }

  private static func entry(_ intent: String, _ phrases: [String]) -> String {
    """
        <dict>
          <key>IntentName</key>
          <string>\(intent)</string>
          <key>IntentExamples</key>
          <array>
    \(phrases.map { "        <string>\($0)</string>" }.joined(separator: "\n"))
          </array>
        </dict>
    """
  }

  /// A vocabulary file that holds terms of one parameter, and phrases of an intent if there are any.
  static func terms(
    _ terms: [RuleExample.Term], parameter: String = "INStartWorkoutIntent.workoutName",
    phrases: [String] = [], intent: String = "INStartWorkoutIntent", in language: String?
  ) -> RuleExample.File {
    plist(
      """
      <dict>
        <key>IntentPhrases</key>
        \(phrases.isEmpty ? "<array/>" : "<array>\n\(entry(intent, phrases))\n  </array>")
        <key>ParameterVocabularies</key>
        <array>
          <dict>
            <key>ParameterNames</key>
            <array>
              <string>\(parameter)</string>
            </array>
            <key>ParameterVocabulary</key>
            <array>
      \(terms.map(item).joined(separator: "\n"))
            </array>
          </dict>
        </array>
      </dict>
      """, in: language)
  }

  private static func item(_ term: RuleExample.Term) -> String {
    """
            <dict>
              <key>VocabularyItemIdentifier</key>
              <string>\(term.identifier)</string>
              <key>VocabularyItemSynonyms</key>
              <array>
    \(term.synonyms.map(synonym).joined(separator: "\n"))
              </array>
            </dict>
    """
  }

  private static func synonym(_ synonym: (phrase: String, pronunciation: String?)) -> String {
    let hint = synonym.pronunciation.map { hint in
      "\n              <key>VocabularyItemPronunciation</key>\n              <string>\(hint)</string>"
    }
    return """
                  <dict>
                    <key>VocabularyItemPhrase</key>
                    <string>\(synonym.phrase)</string>\(hint ?? "")
                  </dict>
      """
  }
}

extension RuleExample {
  /// An app with one term and its pronunciation hint.
  static func hint(_ hint: String, for phrase: String, in language: String) -> RuleExample {
    .terms(.init("term", phrase, pronunciation: hint), in: language)
  }
}
