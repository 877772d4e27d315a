import Diagnostics
import Vocabulary

/// Terms as several rules look at them.
extension Localization {
  /// Its terms of all files, in order.
  var items: [VocabularyItem] { files.flatMap(\.parameterVocabularies).flatMap(\.items) }

  /// The terms that Siri takes. Of others, that it takes none is all there is to say.
  var usedItems: [VocabularyItem] {
    files.flatMap(\.parameterVocabularies).filter { vocabulary in
      vocabulary.parameterNames.contains { ParameterCatalog.supported.contains($0.text) }
    }.flatMap(\.items)
  }
}

extension VocabularyItem {
  /// The identifier, if it has one that isn't blank.
  var name: SourceText? { identifier.flatMap { $0.isBlank ? nil : $0 } }

  /// The spoken forms that aren't blank.
  var phrases: [SourceText] { synonyms.compactMap(\.phrase).filter { !$0.isBlank } }
}

extension VocabularyFile {
  /// Whether terms of it are unread for their shape or their keys, which rules about shape tell of.
  var losesTerms: Bool {
    irregularities.contains { irregularity in
      switch irregularity.kind {
      case .unknownKey(_, let owner, let guess):
        owner.isOfTerms || guess?.key == VocabularyKey.parameterVocabularies
      case .misplacedKeys(_, let owner, let home, _): owner.isOfTerms || home.isOfTerms
      case .missingKeys(_, let owner): owner.isOfTerms
      case .wrongType, .emptyArray, .duplicateKey, .tooLong:
        irregularity.place.keyPath.hasPrefix(VocabularyKey.parameterVocabularies)
      default: false
      }
    }
  }
}

extension VocabularyKey.Owner {
  fileprivate var isOfTerms: Bool { self != .root && self != .intent }
}
