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
    String(scalars[range])
  }

  /// The character at a place; `nil` beyond the ends.
  func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// Parts of it as a message quotes them.
  func samples(_ ranges: [Range<Int>]) -> String { scalars.samples(ranges) }

  /// Whether `samples` quotes more than one text of the parts.
  func hasSeveral(_ ranges: [Range<Int>]) -> Bool { scalars.hasSeveralSamples(ranges) }
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
