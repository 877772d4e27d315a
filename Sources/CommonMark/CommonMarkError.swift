/// Why Markdown could not be rendered.
package enum CommonMarkError: Error, Hashable {
  /// The text is larger than accepted, both in UTF-8 bytes.
  case tooLarge(byteCount: Int, limit: Int)
  /// A table could have more cells than accepted, reckoned as the most bars on a line times lines.
  case tableTooLarge(cells: Int, limit: Int)
  /// The installed library has no extension of this name.
  case missingExtension(String)
  /// The library had no memory left.
  case outOfMemory
}

extension CommonMarkError: CustomStringConvertible {
  /// What happened, in plain words without a full stop.
  package var description: String {
    switch self {
    case .tooLarge(let byteCount, let limit):
      "the Markdown has \(byteCount) bytes, more than the \(limit) that are accepted"
    case .tableTooLarge(let cells, let limit):
      "a table in the Markdown could have \(cells) cells, more than the \(limit) that are accepted"
    case .missingExtension(let name):
      "the installed cmark-gfm has no extension “\(name)”"
    case .outOfMemory:
      "cmark-gfm has no memory left"
    }
  }
}
