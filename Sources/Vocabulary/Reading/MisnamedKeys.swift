/// Keys that people write in place of documented ones which they don't resemble.
enum MisnamedKeys {
  /// Dated 2026-11. Source: a shipped file with `ExamplePhrases`; the others are ours, from the names
  /// of the same things in other formats.
  static let meant: [VocabularyKey.Owner: [String: String]] = [
    .intent: [
      "ExamplePhrases": VocabularyKey.intentExamples,
      "ExampleSentences": VocabularyKey.intentExamples,
      "IntentPhrases": VocabularyKey.intentExamples,
      "Phrases": VocabularyKey.intentExamples,
      "SamplePhrases": VocabularyKey.intentExamples,
      "Utterances": VocabularyKey.intentExamples,
      "IntentClass": VocabularyKey.intentName,
      "IntentClassName": VocabularyKey.intentName,
    ],
    .parameter: [
      "VocabularyItems": VocabularyKey.parameterVocabulary,
      "Terms": VocabularyKey.parameterVocabulary,
    ],
    .item: [
      "VocabularyItemID": VocabularyKey.identifier,
      "VocabularyItemPhrases": VocabularyKey.synonyms,
    ],
    .synonym: ["IntentExamples": VocabularyKey.examples],
  ]
}
