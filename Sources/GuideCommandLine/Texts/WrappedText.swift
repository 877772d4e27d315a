extension String {
  /// The text with its lines broken between words so that none is longer than a number of
  /// characters, unless a word alone is.
  func wrapped(at width: Int = 80) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var lines: [String] = []
      for word in line.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
