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
  /// Why the language counts as one of the app's; none for texts that belong to no language.
  package var reasons: [Reason]

  package init(
    language: Language?, textLanguage: Language?, files: [VocabularyFile],
    reasons: [Reason] = []
  ) {
    self.language = language
    self.textLanguage = textLanguage
    self.files = files
    self.reasons = reasons
  }

  /// The `.lproj` folders of the language, relative to the input, in the order of the reasons.
  package var folders: [String] {
    reasons.compactMap { if case .folder(let path) = $0 { path } else { nil } }
  }

  /// The files that the app is shipped with, as far as is known.
  package var shippedFiles: [VocabularyFile] { files.filter(\.membership.isShipped) }

  /// The name in file names, addresses and reports: the tag, or `no-language`.
  package var name: String { language?.tag ?? "no-language" }

  /// The name for people: “French (fr)”, or “no language”.
  package var title: String {
    guard let language else { return "no language" }
    if language == .base { return "the development language" }
    let name = language.englishName
    return name == language.tag ? name : "\(name) (\(language.tag))"
  }

  /// Whether the app comes in it: what lies in no bundle, or only in an extension, makes no language of
  /// the app.
  package var isOfApp: Bool { language != nil && (!reasons.isEmpty || !shippedFiles.isEmpty) }

  /// Whether some of the shipped files could not be read, so that what is absent may only be unseen.
  package var isPartlyUnreadable: Bool { shippedFiles.contains { $0.failure != nil } }

  /// The intents' entries of all files, in order.
  package var intentPhrases: [IntentPhrases] { files.flatMap(\.intentPhrases) }

  /// The example phrases of each intent that hold more than white space, in order.
  package var examplesByIntent: [String: [SourceText]] { Self.examplesByIntent(in: files) }

  /// The same, of the files that the app is shipped with.
  package var shippedExamplesByIntent: [String: [SourceText]] {
    Self.examplesByIntent(in: shippedFiles)
  }

  private static func examplesByIntent(in files: [VocabularyFile]) -> [String: [SourceText]] {
    var examples: [String: [SourceText]] = [:]
    for group in files.flatMap(\.intentPhrases) {
      guard let name = group.intentName?.text else { continue }
      examples[name, default: []] += group.examples.filter { !$0.isBlank }
    }
    return examples
  }
}
