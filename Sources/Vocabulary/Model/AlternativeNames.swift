package import Diagnostics

/// `INAlternativeAppNames` of one bundle, as it is written.
package struct AlternativeNames: Hashable, Sendable {
  /// Whether it is the watch app's.
  package var isWatch: Bool
  /// The bundle's Info.plist and the key in it.
  package var place: Place
  /// The entries in the order of the list; `nil` when the value is no array.
  package var entries: [Entry]?

  package init(at place: Place, isWatch: Bool = false, entries: [Entry]?) {
    self.isWatch = isWatch
    self.place = place
    self.entries = entries
  }

  /// The names as written, in order.
  package var writtenNames: [String] { (entries ?? []).compactMap(\.written) }

  /// An entry of the list.
  package struct Entry: Hashable, Sendable {
    /// The name, or the key of the strings tables that stands for it; `nil` when it is absent or no
    /// string.
    package var written: String?
    /// The name's place; the entry's when there is none.
    package var place: Place
    /// Whether the name is the key of a text in the strings tables, such as `APP_NAME_SYNONYM_1`.
    package var isVariable: Bool
    /// The name in each language whose table has the key; what stands under `Base` or in the
    /// development language's table serves the rest.
    package var texts: [Language: String]

    /// Whether it has a build setting in it that nothing gives a value, so that nothing is left of it.
    package var isUnset: Bool

    package init(
      written: String?, at place: Place, isVariable: Bool = false, texts: [Language: String] = [:],
      isUnset: Bool = false
    ) {
      self.isUnset = isUnset
      self.written = written
      self.place = place
      self.isVariable = isVariable
      self.texts = texts
    }
  }
}
