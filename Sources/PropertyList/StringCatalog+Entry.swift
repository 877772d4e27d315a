package import Diagnostics

extension StringCatalog {
  /// A key and its texts.
  package struct Entry: Hashable, Sendable {
    /// The key with its place.
    package var keyValue: Value
    /// The text of each language that has one.
    package var texts: [String: Text]
    /// How the entry came into the file: “manual”, “extracted_with_value”, “migrated”, or “stale”
    /// when nothing uses the key any more. `nil` when Xcode extracted it without a value.
    package var extractionState: String?
    /// Whether the text is to be translated: `false` only where the file says so.
    package var shouldTranslate: Bool

    /// The key, for example `CFBundleDisplayName`.
    package var key: String { keyValue.text }
  }

  /// What one language has for a key: one text, or several in a string set, such as the phrases of
  /// an App Shortcut.
  ///
  /// Of a text that varies only one form is kept, that for an iPhone (else for “other” devices, else
  /// the first in the file) and of plurals that for “other” (else the first): a name or a phrase has
  /// no number, and Siri's vocabulary is read on iPhones first.
  package struct Text: Hashable, Sendable {
    /// The texts, at least one.
    package let values: [Value]
    /// How far the translation is: “new”, “translated”, “needs_review”, “stale”.
    package let state: String?
    private let first: Value

    /// `nil` without any value.
    init?(_ values: [Value], state: String?) {
      guard let first = values.first else { return nil }
      self.values = values
      self.state = state
      self.first = first
    }

    /// The text, of a string set the first.
    package var text: String { first.text }
    /// Where it stands, between its quotation marks.
    package var range: SourceRange? { first.range }
    /// The way to it from the root of the file.
    package var keyPath: PropertyListKeyPath { first.keyPath }

    /// Whether Xcode has only made room for the text.
    var isUnwritten: Bool { state == "new" && values.allSatisfy(\.text.isEmpty) }
  }

  /// A string of the file with its place.
  package struct Value: Hashable, Sendable {
    package var text: String
    /// Where it stands, between its quotation marks.
    package var range: SourceRange?
    /// The way to it from the root of the file; of a key the way to its entry.
    package var keyPath: PropertyListKeyPath
  }
}
