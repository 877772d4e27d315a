package import Diagnostics

/// A departure from the documented shape of the file, noticed while reading it.
package struct Irregularity: Hashable, Sendable {
  package var kind: Kind
  /// The value concerned, or the dictionary that lacks it.
  package var place: Place

  package init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }

  package enum Kind: Hashable, Sendable {
    /// The root is no dictionary; `found` is what it is, such as “an array”.
    case rootNotDictionary(found: String)
    /// The root holds neither `IntentPhrases` nor `ParameterVocabularies`.
    case rootWithoutVocabulary
    /// `IntentPhrases` is absent.
    case noIntentPhrases
    /// A required key is absent from a dictionary of the given role.
    case missingKey(String, of: VocabularyKey.Owner)
    /// A value of the wrong type; both in words, such as “an array” and “a string”.
    case wrongType(of: String, expected: String, found: String)
    /// A name, identifier, phrase or example with nothing but white space.
    case blank(String)
    /// A `VocabularyItemPronunciation` with nothing but white space.
    case blankPronunciation
    /// An array that must hold something holds nothing.
    case emptyArray(String)
    /// A text so long that it was passed over; its length in UTF-8 bytes.
    case tooLong(String, bytes: Int)
    /// A key that is not documented for a dictionary of the given role, with the documented key
    /// that is probably meant.
    case unknownKey(String, in: VocabularyKey.Owner, suggestion: String?)
    /// The same key twice in one dictionary; the place is the later one's.
    case duplicateKey(String, first: Place)
    /// A control character that XML 1.0 forbids; its scalar value.
    case controlCharacter(UInt32)
  }
}
