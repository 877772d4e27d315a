// Parts of texts are given in Unicode scalars from their starts, as places count columns.

extension String {
  /// A part of the text, given in Unicode scalars from its start.
  func part(_ range: Range<Int>) -> String { String(unicodeScalars[indices(of: range)]) }

  /// The text with another one in the place of a part.
  func replacing(_ range: Range<Int>, with replacement: String) -> String {
    let indices = indices(of: range)
    return String(unicodeScalars[..<indices.lowerBound]) + replacement
      + String(unicodeScalars[indices.upperBound...])
  }

  /// The text without a part, and without the white space that set it apart.
  func removing(_ range: Range<Int>) -> String {
    let scalars = Array(unicodeScalars)
    let before = scalars[..<range.lowerBound].reversed().drop { $0.properties.isWhitespace }
      .reversed()
    let after = scalars[range.upperBound...]
    let isJoined = before.isEmpty || after.first.map { !$0.properties.isAlphabetic } ?? true
    let rest = before.isEmpty ? after.drop { $0.properties.isWhitespace } : after
    var text = UnicodeScalarView(before)
    if !isJoined { text.append(" ") }
    text.append(contentsOf: rest)
    return String(text)
  }

  /// The text with a space in the place of white space that breaks a line or holds a tab.
  var onOneLine: String {
    var text = UnicodeScalarView()
    var rest = Substring(self).unicodeScalars
    while let first = rest.first {
      let run = rest.prefix { $0.properties.isWhitespace }
      if run.isEmpty {
        text.append(first)
        rest = rest.dropFirst()
      } else {
        let breaks = run.contains { $0.isLineBreak || $0 == "\t" }
        text.append(contentsOf: breaks ? [" "] : Array(run))
        rest = rest.dropFirst(run.count)
      }
    }
    return String(text)
  }

  private func indices(of range: Range<Int>) -> Range<String.Index> {
    let start = unicodeScalars.index(unicodeScalars.startIndex, offsetBy: range.lowerBound)
    return start..<unicodeScalars.index(start, offsetBy: range.count)
  }
}

extension Range<Int> {
  /// Whether all of the other one lies in it.
  func encloses(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
