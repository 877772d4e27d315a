extension Array<Unicode.Scalar> {
  /// A part in quotation marks, cut to a readable length; the number of the first character where nothing
  /// of it can be seen.
  func quoted(_ range: Range<Int>) -> String {
    let longest = 40
    if let first = self[range].first, self[range].allSatisfy(\.isUnseen) { return first.codePoint }
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

  /// Whether `samples` quotes more than one text of the parts.
  func hasSeveralSamples(_ ranges: [Range<Int>]) -> Bool {
    guard let first = ranges.first else { return false }
    return ranges.dropFirst().contains { self[$0] != self[first] }
  }
}

extension Unicode.Scalar {
  /// Whether fonts have no picture of it: formatting, controls, private use and what isn't assigned.
  package var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate: true
    default: false
    }
  }

  /// Its number as Unicode writes it: `U+E000`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+\(String(repeating: "0", count: Swift.max(0, 4 - digits.count)))\(digits)"
  }
}
