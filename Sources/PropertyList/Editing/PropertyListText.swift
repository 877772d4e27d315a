/// A text file for people to read, decoded as its property list is.
package struct PropertyListText: Hashable, Sendable {
  /// The text, with its byte order mark if it has one in UTF-8.
  package let text: String
  /// What the encoding is called, such as “UTF-16”.
  package let encoding: String

  /// Decodes a file as it is stored; `nil` when it is in none of the encodings that are read.
  package init?(_ stored: [UInt8]) {
    guard let source = try? SourceText(stored) else { return nil }
    text = String(decoding: source.bytes, as: UTF8.self)
    encoding = source.encoding.name
  }

  /// Whether the file is stored in UTF-8, or in what is the same.
  package var isUTF8: Bool { encoding == "UTF-8" || encoding == "US-ASCII" }
}
