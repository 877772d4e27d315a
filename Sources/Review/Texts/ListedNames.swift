extension [String] {
  /// The names as a sentence holds them: the first ten, and how many more there are.
  var listed: String { listed(10) }

  /// The names as a sentence holds them, at most so many.
  func listed(_ limit: Int) -> String {
    let shown = prefix(limit).joined(separator: ", ")
    return count > limit ? "\(shown) and \(count - limit) more" : shown
  }
}
