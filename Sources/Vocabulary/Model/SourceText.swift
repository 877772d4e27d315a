package import Diagnostics

/// A text with the place it stands at.
package struct SourceText: Hashable, Sendable {
  /// The text, decoded: entities, CDATA and escapes are resolved.
  package var text: String
  /// The value in its file; the range covers the text between the tags.
  package var place: Place

  package init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }

  /// Whether nothing but white space stands here.
  package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}
