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
