/// What an app says to Siri in one language.
package struct Localization: Hashable, Sendable {
  /// The language; `nil` for files outside any `.lproj`, which belong to no language.
  package var language: Language?
  /// The language its texts are read as; `nil` when that is unknown.
  ///
  /// It differs from `language` for files outside any `.lproj` and for an unexplained
  /// `Base.lproj`: those are read as the development language, if it is known.
  package var textLanguage: Language?
  /// The vocabulary files, sorted by path; empty when the language has none.
  package var files: [VocabularyFile]
  /// The `.lproj` folders of the language, relative to the input, sorted.
  package var folders: [String]

  package init(
    language: Language?, textLanguage: Language?, files: [VocabularyFile], folders: [String] = []
  ) {
    self.language = language
    self.textLanguage = textLanguage
    self.files = files
    self.folders = folders
  }

  /// The name in file names, addresses and reports: the tag, or `no-language`.
  package var name: String { language?.tag ?? "no-language" }

  /// The name for people: “French (fr)”, or “no language”.
  package var title: String {
    guard let language else { return "no language" }
    if language == .base { return "the development language" }
    let name = language.englishName
    return name == language.tag ? name : "\(name) (\(language.tag))"
  }

  /// Whether some of its files could not be read, so that what is absent may only be unseen.
  package var isPartlyUnreadable: Bool { files.contains { $0.failure != nil } }

  /// The intents' entries of all files, in order.
  package var intentPhrases: [IntentPhrases] { files.flatMap(\.intentPhrases) }

  /// The example phrases of each intent that hold more than white space, in order.
  package var examplesByIntent: [String: [SourceText]] {
    var examples: [String: [SourceText]] = [:]
    for group in intentPhrases {
      guard let name = group.intentName?.text else { continue }
      examples[name, default: []] += group.examples.filter { !$0.isBlank }
    }
    return examples
  }
}
