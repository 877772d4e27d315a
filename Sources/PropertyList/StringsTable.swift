package import Diagnostics

/// The texts of a `.strings` file, in the order of the file.
package struct StringsTable: Hashable, Sendable {
  /// A key and its text.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: String
    /// The key with its quotes or tags; `nil` in binary files.
    package var keyRange: SourceRange?
    /// The text with its quotes or tags; `nil` in binary files.
    package var valueRange: SourceRange?
  }

  /// The entries in the order of the file, duplicates included.
  package var entries: [Entry]

  /// Reads a file in the OpenStep format as it stands in a project, or an XML or binary property
  /// list as it stands in a built app. An empty file is an empty table.
  ///
  /// A text file may be in UTF-8, or in UTF-16 or UTF-32 of either byte order, with a byte order
  /// mark or without. Anything else is refused rather than guessed, as Xcode refuses it (“could not
  /// decode input file using specified encoding”): no file of single bytes tells which of the many
  /// legacy encodings it is in, and a wrong guess turns names into others.
  ///
  /// - Parameter bytes: The file as it is stored.
  /// - Throws: What is wrong with the file, also when it is a property list other than a dictionary
  ///   of strings.
  package init(parsing bytes: [UInt8]) throws(PropertyListError) {
    let root = try PropertyListDocument(parsingStrings: bytes).root
    guard let list = root.entries else {
      throw PropertyListError(
        .unexpected(expected: "a dictionary", found: root.kindName), at: root.range?.start)
    }
    entries = []
    for entry in list {
      guard let value = entry.value.string else {
        throw PropertyListError(
          .unexpected(
            expected: "a string for the key “\(entry.key.prefix(40))”", found: entry.value.kindName),
          at: entry.value.range?.start)
      }
      entries.append(
        Entry(
          key: entry.key, value: value, keyRange: entry.keyRange, valueRange: entry.value.range))
    }
  }

  /// The text of a key: that of the last entry, which is the one that Foundation uses.
  package subscript(key: String) -> String? {
    entries.last { $0.key == key }?.value
  }
}
