import Pronunciation

extension String {
  /// The text as a message quotes it: on one line, and no more of it than tells which one is meant; the
  /// number of its first character where nothing of it can be seen.
  var quoted: String {
    if let first = unicodeScalars.first, unicodeScalars.allSatisfy(\.isUnseen) {
      return first.codePoint
    }
    let start = prefix(Self.longestQuote + 1)
    let line = start.split(whereSeparator: \.isNewline).joined(separator: " ")
    return start.count > Self.longestQuote ? "“\(line.prefix(Self.longestQuote))…”" : "“\(line)”"
  }

  private static let longestQuote = 160
}
