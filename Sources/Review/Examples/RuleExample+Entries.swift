import Diagnostics

extension RuleExample.File {
  /// A vocabulary file that holds phrases of intents and terms of parameters.
  static func vocabulary(
    intents: [(name: String, phrases: [String])] = [],
    parameters: [(name: String, terms: [RuleExample.Term])] = [], in language: String?
  ) -> RuleExample.File {
    plist(
      """
      <dict>
        <key>IntentPhrases</key>
        \(list(intents.map(intent)))\(parameters.isEmpty ? "" : """

            <key>ParameterVocabularies</key>
            \(list(parameters.map(parameter)))
          """)
      </dict>
      """, in: language)
  }

  private static func list(_ entries: [String]) -> String {
    entries.isEmpty ? "<array/>" : "<array>\n\(entries.joined(separator: "\n"))\n  </array>"
  }

  private static func intent(_ name: String, _ phrases: [String]) -> String {
    """
        <dict>
          <key>IntentName</key>
          <string>\(name)</string>
          <key>IntentExamples</key>
          <array>
    \(phrases.map { "        <string>\($0)</string>" }.joined(separator: "\n"))
          </array>
        </dict>
    """
  }

  private static func parameter(_ name: String, _ terms: [RuleExample.Term]) -> String {
    """
        <dict>
          <key>ParameterNames</key>
          <array>
            <string>\(name)</string>
          </array>
          <key>ParameterVocabulary</key>
          <array>
    \(terms.map(item).joined(separator: "\n"))
          </array>
        </dict>
    """
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

  private static func synonym(_ synonym: RuleExample.Synonym) -> String {
    var lines = ["<key>VocabularyItemPhrase</key>", "<string>\(synonym.phrase)</string>"]
    if let hint = synonym.pronunciation {
      lines += ["<key>VocabularyItemPronunciation</key>", "<string>\(hint)</string>"]
    }
    if !synonym.examples.isEmpty {
      lines += ["<key>VocabularyItemExamples</key>", "<array>"]
      lines += synonym.examples.map { "  <string>\($0)</string>" } + ["</array>"]
    }
    return "            <dict>\n" + lines.map { "              \($0)\n" }.joined()
      + "            </dict>"
  }
}
