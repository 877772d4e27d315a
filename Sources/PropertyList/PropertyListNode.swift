package import Diagnostics
package import Foundation

/// A value of a property list or of JSON with its place.
package struct PropertyListNode: Hashable, Sendable {
  /// The value itself.
  package var value: PropertyListValue
  /// The way to it from the root.
  package var keyPath: PropertyListKeyPath
  /// The whole element, from its `<` to behind its last `>`. In OpenStep files and JSON the whole
  /// value with its quotes, braces, parentheses or brackets. `nil` in binary files.
  package var range: SourceRange?
  /// What stands between the tags, or in OpenStep files and JSON between the quotes or brackets; a
  /// number of JSON is all content. `nil` in binary files and for elements without an end tag such
  /// as `<string/>` and `<true/>`: those have no place for content, so to give them some the whole
  /// `range` has to be replaced.
  package var contentRange: SourceRange?

  package init(
    _ value: PropertyListValue, keyPath: PropertyListKeyPath = .root, range: SourceRange? = nil,
    contentRange: SourceRange? = nil
  ) {
    self.value = value
    self.keyPath = keyPath
    self.range = range
    self.contentRange = contentRange
  }
}

/// What a property list or JSON can hold.
package enum PropertyListValue: Hashable, Sendable {
  case string(String)
  /// From -2⁶³ to 2⁶⁴ - 1: property lists have signed and unsigned 64-bit integers.
  case integer(Int128)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data([UInt8])
  case array([PropertyListNode])
  /// The entries in the order of the file, duplicates included.
  case dictionary([PropertyListEntry])
  /// JSON's `null`. No property list has one.
  case null
}

/// A key of a dictionary and its value.
package struct PropertyListEntry: Hashable, Sendable {
  package var key: String
  /// The whole `<key>` element, or the key with its quotes in OpenStep files and JSON; `nil` in
  /// binary files.
  package var keyRange: SourceRange?
  /// The key without tags or quotes; `nil` in binary files and for `<key/>`.
  package var keyContentRange: SourceRange?
  package var value: PropertyListNode

  package init(
    key: String, keyRange: SourceRange? = nil, keyContentRange: SourceRange? = nil,
    value: PropertyListNode
  ) {
    self.key = key
    self.keyRange = keyRange
    self.keyContentRange = keyContentRange
    self.value = value
  }
}

extension PropertyListNode {
  /// The text, when the value is a string.
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The elements, when the value is an array.
  package var array: [PropertyListNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The entries in the order of the file, when the value is a dictionary.
  package var entries: [PropertyListEntry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The value of the last entry with this key, which is the one that Foundation uses; `nil` when
  /// there is none or this is no dictionary.
  package subscript(key: String) -> PropertyListNode? {
    entries?.last { $0.key == key }?.value
  }

  /// What kind of value it is, in words that fit behind “found”: “a string”, “an array”.
  package var kindName: String { value.kindName }
}

extension PropertyListValue {
  /// What kind of value it is, in words that fit behind “found”: “a string”, “an array”.
  package var kindName: String {
    switch self {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "true or false"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .null: "null"
    }
  }
}
