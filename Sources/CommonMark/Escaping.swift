extension String {
  /// Appends a text, with some of its ASCII bytes replaced.
  ///
  /// - Parameters:
  ///   - text: What is appended.
  ///   - replacement: What stands for a byte, or `nil` where it stands for itself. Bytes beyond
  ///     ASCII must stand for themselves.
  mutating func appendEscaping(_ text: String, replacement: (UInt8) -> String?) {
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      if let replacement = replacement(bytes[index]) {
        self += text[start..<index]
        self += replacement
        start = bytes.index(after: index)
      }
      index = bytes.index(after: index)
    }
    self += text[start...]
  }
}

/// The character that HTML readers put where a U+0000 stands.
let replacementCharacter = "\u{FFFD}"
