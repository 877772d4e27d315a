/// Bounds beyond which a file is no vocabulary that people wrote.
package enum VocabularyLimits {
  /// Entries of `IntentPhrases` and of `ParameterVocabularies`, each. The system has 61 intents.
  package static let entries = 2_000
  /// Names in `ParameterNames`, in one file.
  package static let parameterNames = 2_000
  /// Phrases, terms, hints and examples in one file.
  package static let texts = 100_000
  /// UTF-8 bytes of one text. Apple drops user vocabulary over 1,024 bytes.
  package static let textLength = 16 * 1024
  /// Languages and declared intents of one app, each.
  package static let facts = 2_000
}
