extension VocabularyKey {
  /// The kind of dictionary that stands in the array under a key; `nil` for keys that hold texts.
  package static func owner(under key: String) -> Owner? {
    switch key {
    case intentPhrases: .intent
    case parameterVocabularies: .parameter
    case parameterVocabulary: .item
    case synonyms: .synonym
    default: nil
    }
  }

  /// Whether one string stands under the key; under all others stands an array.
  package static func isText(_ key: String) -> Bool {
    [intentName, identifier, phrase, pronunciation].contains(key)
  }
}

extension VocabularyKey.Owner {
  /// The key whose array holds such dictionaries; `nil` for the root.
  package var home: String? {
    VocabularyKey.Owner.allCases.flatMap(\.keys).first { VocabularyKey.owner(under: $0) == self }
  }
}
