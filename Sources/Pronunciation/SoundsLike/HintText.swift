/// A hint as an array of scalars, with what several checks look for in it.
struct HintText {
  let text: String
  let scalars: [Unicode.Scalar]
  /// The runs between white space.
  let words: [Range<Int>]

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
    words = scalars.ranges { !$0.properties.isWhitespace }
  }

  /// What stands before the first and behind the last place is white space.
  var body: Range<Int> {
    guard let first = words.first, let last = words.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  subscript(range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// The character at a place; `nil` beyond the ends.
  func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// The parts as a message quotes them: three at most, each once and none longer than a line.
  func samples(_ ranges: [Range<Int>]) -> String {
    var shown: [String] = []
    for range in ranges where shown.count < 4 {
      let sample =
        range.count > Self.longestSample
        ? "“\(self[range.prefix(Self.longestSample)])…”" : "“\(self[range])”"
      if !shown.contains(sample) { shown.append(sample) }
    }
    if shown.count > 3 { return "\(shown[..<3].joined(separator: ", ")) and more" }
    guard shown.count > 1 else { return shown.first ?? "" }
    return "\(shown.dropLast().joined(separator: ", ")) and \(shown[shown.count - 1])"
  }

  private static let longestSample = 40
}

extension Array<Unicode.Scalar> {
  /// The longest runs of scalars that have a property.
  func ranges(where isPart: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in enumerated() {
      if isPart(scalar) {
        start = start ?? index
      } else if let begin = start {
        ranges.append(begin..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<count) }
    return ranges
  }
}

extension Unicode.Scalar {
  var isCapital: Bool { ("A"..."Z").contains(self) }
  var isSmall: Bool { ("a"..."z").contains(self) }
  var isLatinLetter: Bool { isCapital || isSmall }
}
