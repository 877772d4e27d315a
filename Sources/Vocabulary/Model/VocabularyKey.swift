/// The documented keys of the vocabulary file and the dictionaries they belong to.
///
/// Source: Apple, “Global vocabulary reference”, “Parameter vocabularies”, “Intent phrases”.
package enum VocabularyKey {
  package static let intentPhrases = "IntentPhrases"
  package static let intentName = "IntentName"
  package static let intentExamples = "IntentExamples"
  package static let parameterVocabularies = "ParameterVocabularies"
  package static let parameterNames = "ParameterNames"
  package static let parameterVocabulary = "ParameterVocabulary"
  package static let identifier = "VocabularyItemIdentifier"
  package static let synonyms = "VocabularyItemSynonyms"
  package static let phrase = "VocabularyItemPhrase"
  package static let pronunciation = "VocabularyItemPronunciation"
  package static let examples = "VocabularyItemExamples"

  /// A kind of dictionary in the file.
  package enum Owner: String, CaseIterable, Hashable, Sendable {
    case root = "the root dictionary"
    case intent = "an entry of IntentPhrases"
    case parameter = "an entry of ParameterVocabularies"
    case item = "a vocabulary item"
    case synonym = "a synonym"

    /// The keys documented for this kind of dictionary.
    package var keys: [String] {
      switch self {
      case .root: [intentPhrases, parameterVocabularies]
      case .intent: [intentName, intentExamples]
      case .parameter: [parameterNames, parameterVocabulary]
      case .item: [identifier, synonyms]
      case .synonym: [phrase, pronunciation, VocabularyKey.examples]
      }
    }

    /// The keys that each dictionary of this kind must have.
    package var requiredKeys: [String] {
      switch self {
      case .root: []
      case .synonym: [phrase]
      default: keys
      }
    }
  }
}
