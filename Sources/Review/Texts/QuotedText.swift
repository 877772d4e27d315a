extension String {
  /// The text as a message quotes it: on one line, and no more of it than tells which one is meant.
  var quoted: String {
    let start = prefix(Self.longestQuote + 1)
    let line = start.split(whereSeparator: \.isNewline).joined(separator: " ")
    return start.count > Self.longestQuote ? "“\(line.prefix(Self.longestQuote))…”" : "“\(line)”"
  }

  private static let longestQuote = 160
}
