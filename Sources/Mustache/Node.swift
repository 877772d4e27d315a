/// A piece of a compiled template.
struct Node: Sendable {
  /// Where its tag stands in the source, in UTF-8 bytes.
  let offset: Int
  let content: Content

  enum Content: Sendable {
    case text(TemplateText)
    case value(Name, escaped: Bool)
    case section(Name, inverted: Bool, body: [Node])
    /// A partial alone on its line carries the whitespace before it, which goes before each of its
    /// lines; one within a line carries none.
    case partial(name: String, indentation: String?)
  }
}

/// Text that a template writes as it is.
struct TemplateText: Sendable {
  let string: String
  /// Where lines of the template begin in the text, in UTF-8 bytes: there a partial's indentation
  /// goes. Newlines that come from values are not lines of the template.
  let lineStarts: [Int]
}

/// A name in a tag.
struct Name: Sendable, Hashable {
  /// The parts between dots; none for `.`, the value at hand.
  let parts: [String]

  /// As it is written in the template.
  var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}
