extension Array<Unicode.Scalar> {
  /// A part in quotation marks, cut to a readable length.
  func quoted(_ range: Range<Int>) -> String {
    let longest = 40
    return "“\(String(self[range].prefix(longest)))\(range.count > longest ? "…" : "")”"
  }

  /// Parts as a message quotes them: three at most, each text once.
  func samples(_ ranges: [Range<Int>]) -> String {
    var shown: [String] = []
    for range in ranges where shown.count < 4 {
      let sample = quoted(range)
      if !shown.contains(sample) { shown.append(sample) }
    }
    if shown.count > 3 { return "\(shown[..<3].joined(separator: ", ")) and more" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
}
