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
    /// Required keys are absent from a dictionary of the given role.
    case missingKeys([String], of: VocabularyKey.Owner)
    /// A value of the wrong type; both in words, such as “an array” and “a string”.
    case wrongType(of: String, expected: String, found: String, misfit: Misfit? = nil)
    /// A name, identifier, phrase or example with nothing but white space.
    case blank(String)
    /// An entry of the array under a key with texts in it, all of which are blank.
    case blankEntry(of: String)
    /// An array that must hold something holds nothing.
    case emptyArray(String)
    /// A text so long that it was passed over; its length in UTF-8 bytes.
    case tooLong(String, bytes: Int)
    /// A key of a dictionary of the given role that is documented for none, with what is probably
    /// meant.
    case unknownKey(String, in: VocabularyKey.Owner, guess: KeyGuess?)
    /// Keys that are documented for another role than the dictionary has; whether something that it
    /// needs is absent for that.
    case misplacedKeys(
      [String], in: VocabularyKey.Owner, home: VocabularyKey.Owner, losesEntry: Bool)
    /// The same key twice in one dictionary; the place is the later one's.
    case duplicateKey(String, first: Place)
    /// A control character that XML 1.0 forbids; its scalar value.
    case controlCharacter(UInt32)
  }

  /// What a value of the wrong type is instead, where that can be told.
  package enum Misfit: Hashable, Sendable {
    /// One of the values that the array should hold.
    case lone
    /// A dictionary with the texts of one key for keys and those of another for values.
    case keyed(by: String, values: String)
    /// The text that belongs under a key of the expected dictionary.
    case bare(String)
  }
}
