extension [String] {
  /// The names as a sentence holds them: the first ten, and how many more there are.
  var listed: String {
    let shown = prefix(10).joined(separator: ", ")
    return count > 10 ? "\(shown) and \(count - 10) more" : shown
  }
}
