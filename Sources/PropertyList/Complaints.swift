import Diagnostics

extension SourceText {
  /// The error that something else stands at an index than has to, or that the text ends.
  func unexpected(_ expected: String, at index: Int) -> PropertyListError {
    complaint(at: index) { .unexpected(expected: expected, found: $0) }
  }

  /// The error that what was opened on a line isn't closed at an index.
  func unclosed(
    _ opening: String, line: Int, closing: String, at index: Int
  ) -> PropertyListError {
    complaint(at: index) {
      .unclosed(opening: opening, line: line, closing: closing, found: $0)
    }
  }

  /// An error that says what stands at an index. A conflict marker of Git says more than any other
  /// complaint.
  private func complaint(
    at index: Int, _ kind: (String) -> PropertyListError.Kind
  ) -> PropertyListError {
    PropertyListError(
      hasConflictMarker(at: index) ? .mergeConflict : kind(found(at: index)),
      at: position(of: index))
  }

  /// What stands at an index, in words that fit behind “found”.
  private func found(at index: Int) -> String {
    guard let first = bytes.scalar(at: index) else { return "the end of the file" }
    if first == "<" {
      if hasPrefix("<!--", at: index) { return "a comment" }
      if hasPrefix("<![CDATA[", at: index) { return "a CDATA section" }
      if hasPrefix("<?", at: index) { return "a processing instruction" }
      let isEnd = hasPrefix("</", at: index)
      let name = word(from: index + (isEnd ? 2 : 1))
      if !name.isEmpty { return "\(isEnd ? "</" : "<")\(name)>" }
      return hasPrefix("<!", at: index) ? "“<!”" : "“<”"
    }
    let word = word(from: index)
    return word.unicodeScalars.count > 1 ? "“\(word)”" : first.shown
  }

  /// The letters and digits from an index on, cut off when they are many.
  private func word(from start: Int) -> String {
    var word = String.UnicodeScalarView()
    var index = start
    while let scalar = bytes.scalar(at: index), scalar.isNameCharacter, scalar != ":" {
      guard word.count < 30 else { return String(word) + "…" }
      word.append(scalar)
      index += UTF8.width(scalar)
    }
    return String(word)
  }
}
