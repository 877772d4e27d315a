/// A change to one value, or one key, of an XML property list.
package struct PropertyListEdit: Hashable, Sendable {
  /// Where it stands in the stored file: of a string or key what is between the tags, of an element
  /// without an end tag and of anything else the whole element.
  package var range: Range<Int>
  package var change: Change

  package init(_ change: Change, at range: Range<Int>) {
    self.range = range
    self.change = change
  }

  package enum Change: Hashable, Sendable {
    /// The string or key gets another text, which is not yet escaped for the file.
    case text(String)
    /// The value becomes the only element of an array in its place.
    case arrayAround
  }
}

/// Why a file can't be edited.
package enum PropertyListEditError: Error, Hashable, Sendable {
  /// It is no XML.
  case format(PropertyListFormat)
  case unreadable(PropertyListError)
  /// No value stands at these bytes, or one that can't be changed so.
  case noSuchValue(at: Int)
  /// Two edits concern the same bytes.
  case overlap(at: Int)
  /// XML can't hold the character.
  case unwritable(Unicode.Scalar)
  /// Read again, the result would not be what was meant.
  case unfaithful

  /// What is wrong, in words that follow the file's name.
  package var message: String {
    switch self {
    case .format(.binary): "is a binary property list"
    case .format(.openStep): "is an OpenStep property list"
    case .format: "is no XML property list"
    case .unreadable(let error): "can't be read: \(error.message)"
    case .noSuchValue(let offset): "holds no such value at byte \(offset)"
    case .overlap(let offset): "would be changed twice at byte \(offset)"
    case .unwritable(let scalar): "can't hold \(scalar.shown)"
    case .unfaithful: "would not read as intended afterwards, so it is left as it is"
    }
  }
}
