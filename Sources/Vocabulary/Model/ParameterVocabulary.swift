package import Diagnostics

/// One dictionary of `ParameterVocabularies`: the app's own terms for properties of intents.
package struct ParameterVocabulary: Hashable, Sendable {
  /// `ParameterNames`: key paths `IntentClass.property`, in the file's order.
  package var parameterNames: [SourceText]
  /// `ParameterVocabulary`: the terms, in the file's order, which is their priority.
  package var items: [VocabularyItem]
  /// The dictionary itself.
  package var place: Place

  package init(parameterNames: [SourceText], items: [VocabularyItem], place: Place) {
    self.parameterNames = parameterNames
    self.items = items
    self.place = place
  }
}

/// One dictionary of `ParameterVocabulary`: a term and the ways to say it.
package struct VocabularyItem: Hashable, Sendable {
  /// `VocabularyItemIdentifier`: what the app's code receives; the same in every language.
  package var identifier: SourceText?
  /// `VocabularyItemSynonyms`: the spoken forms, in the file's order.
  package var synonyms: [Synonym]
  /// The dictionary itself.
  package var place: Place

  package init(identifier: SourceText?, synonyms: [Synonym], place: Place) {
    self.identifier = identifier
    self.synonyms = synonyms
    self.place = place
  }
}

/// One dictionary of `VocabularyItemSynonyms`: one way to say a term.
package struct Synonym: Hashable, Sendable {
  /// `VocabularyItemPhrase`: the term as the app spells it.
  package var phrase: SourceText?
  /// `VocabularyItemPronunciation`: how it sounds, respelled for the reader's language.
  package var pronunciation: SourceText?
  /// `VocabularyItemExamples`: short uses of the phrase.
  package var examples: [SourceText]
  /// The dictionary itself.
  package var place: Place

  package init(
    phrase: SourceText?, pronunciation: SourceText?, examples: [SourceText], place: Place
  ) {
    self.phrase = phrase
    self.pronunciation = pronunciation
    self.examples = examples
    self.place = place
  }
}
