package import Diagnostics

/// One `AppIntentVocabulary.plist`, read as far as it can be.
package struct VocabularyFile: Hashable, Sendable {
  /// The file, relative to the input.
  package var path: String
  /// The name of the `.lproj` folder it lies in, without the suffix; `nil` outside any.
  package var folder: String?
  /// Which bundle it reaches.
  package var membership: Membership
  /// `IntentPhrases`, in the file's order.
  package var intentPhrases: [IntentPhrases]
  /// `ParameterVocabularies`, in the file's order.
  package var parameterVocabularies: [ParameterVocabulary]
  /// Why nothing could be read; `nil` when the file could be parsed.
  package var failure: ReadFailure?
  /// Where the file departs from the documented shape, in the file's order.
  package var irregularities: [Irregularity]

  package init(
    path: String, folder: String?, membership: Membership = .unknown,
    intentPhrases: [IntentPhrases] = [],
    parameterVocabularies: [ParameterVocabulary] = [], failure: ReadFailure? = nil,
    irregularities: [Irregularity] = []
  ) {
    self.path = path
    self.folder = folder
    self.membership = membership
    self.intentPhrases = intentPhrases
    self.parameterVocabularies = parameterVocabularies
    self.failure = failure
    self.irregularities = irregularities
  }

  /// Every example phrase of the file, with the intent it is filed under.
  package var examples: [(intent: String?, phrase: SourceText)] {
    intentPhrases.flatMap { group in
      group.examples.map { (group.intentName?.text, $0) }
    }
  }

  /// Every spoken form of every term, with the term it belongs to.
  package var synonyms: [(item: VocabularyItem, synonym: Synonym)] {
    parameterVocabularies.flatMap(\.items).flatMap { item in
      item.synonyms.map { (item, $0) }
    }
  }
}

/// Why a file could not be read at all.
package struct ReadFailure: Error, Hashable, Sendable {
  /// What is wrong, in one sentence without a full stop.
  package var message: String
  /// Where; without a range when the file could not even be opened.
  package var place: Place

  package init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }
}
